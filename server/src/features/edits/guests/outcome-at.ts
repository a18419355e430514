import { copyFile } from 'node:fs/promises';
import type { EngineOutcome, RawPicture } from '../../../platform/image-engines/image-engine.ts';

/** The same outcome with copies of its files at other places. */
export async function outcomeAt(
  outcome: EngineOutcome,
  placeOf: (name: string) => string,
): Promise<EngineOutcome> {
  const copyOf = async (file: RawPicture, name: string): Promise<RawPicture> => {
    const path = placeOf(name);
    await copyFile(file.path, path);
    return { ...file, path };
  };
  return {
    ...outcome,
    edited: await copyOf(outcome.edited, 'made'),
    region: outcome.region && (await copyOf(outcome.region, 'made-region')),
  };
}
