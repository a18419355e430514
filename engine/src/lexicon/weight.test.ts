import { build } from 'esbuild';
import { expect, it } from 'vitest';

const ENGINE = import.meta.dirname.replace(/lexicon$/, '');

/** Bytes that each folder of the engine brings into a bundle of some of its names. */
async function foldersBehind(names: string): Promise<Map<string, number>> {
  const { metafile } = await build({
    stdin: { contents: `export { ${names} } from './index.ts';`, resolveDir: ENGINE },
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const bytes = new Map<string, number>();
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = /src\/([^/]+)\//.exec(file)?.[1] ?? '';
      bytes.set(folder, (bytes.get(folder) ?? 0) + bytesInOutput);
    }
  return bytes;
}

it('whoever reads words alone carries no furniture, though its makers stand beside its words', async () => {
  const reading = await foldersBehind('readWish, nameOfThing, contradictionsOf');
  expect([reading.get('furniture') ?? 0, reading.get('scene') ?? 0]).toEqual([0, 0]);
  expect(reading.get('lexicon')).toBeGreaterThan(20_000);
  const drawing = await foldersBehind('pieceForWish');
  expect(drawing.get('furniture')).toBeGreaterThan(100_000);
});
