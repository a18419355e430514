import { openInstallation } from '../../src/backup/installation.ts';
import { inSnapshot, tallyOf } from '../../src/backup/tables.ts';
import type { Places } from '../../src/platform/places.ts';

/** Everything an installation holds, to be compared: rows, and bytes by their keys. Nobody may be at work there. */
export const contentOf = async (places: Places) => {
  const there = await openInstallation(places, { made: false });
  try {
    const tally = await inSnapshot(there.db, tallyOf);
    const blobs: Record<string, string> = {};
    for await (const { key } of there.blobs.list())
      blobs[key] = (await there.blobs.read(key)).toString('base64');
    return { tally, blobs };
  } finally {
    await there.close();
  }
};
