// Things put into rooms: how near they come to the same room rendered with them, where their shadow falls, what they cost. With a folder of photos that has `regions.json`, and one for sheets, also every replacement to be looked at.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { heading, median, print } from './figures.mjs';
import { writeSheets } from './fill/sheets.mjs';
import { loadSources } from './load-sources.mjs';
import { replacementsOf } from './put/replacements.mjs';
import { truthsOf } from './put/truths.mjs';
import { ROOT } from '../setup/root.mjs';

const [photos, sheets] = process.argv.slice(2);
const engine = await loadSources([
  'engine/src/colour/delta-e-2000.ts',
  'engine/src/filter/box-blur.ts',
  'engine/src/inpaint/inpaint.ts',
  'engine/src/mask/bounds.ts',
  'engine/src/put/arrange-words.ts',
  'engine/src/put/arrangement.ts',
  'engine/src/put/place.ts',
  'engine/src/put/projected.ts',
  'engine/src/put/setting.ts',
  'engine/src/put/wished-things.ts',
  'engine/src/resize/crop.ts',
  'engine/src/room/see-room.ts',
  'engine/src/sample/outdoors.ts',
  'engine/src/sample/photograph.ts',
  'engine/src/sample/room-shell.ts',
  'engine/src/sample/rooms.ts',
  'engine/src/scene/mesh.ts',
  'engine/src/scene/render.ts',
  'engine/src/scene/scene.ts',
  'server/src/platform/image-engines/embedded/fill-thread.ts',
]);

if (photos && sheets) {
  mkdirSync(sheets, { recursive: true });
  // What an edit clears is filled beside what it draws.
  const fillBeside = engine['openFillThread'](path.join(ROOT, 'server/dist/engine-process.js'));
  heading('Replaced on photos');
  const rows = [];
  const all = [];
  for await (const one of replacementsOf({ ...engine, fillBeside }, photos)) {
    const { name, row, ms, arranged, outside, scale, suits } = one;
    print(
      name,
      `${(ms / 1000).toFixed(1)} s`,
      `first seen after ${Math.round(arranged)} ms, scale ${scale.toFixed(2)}, ${suits}`,
    );
    if (outside > 0) print('PIXELS CHANGED OUTSIDE THE PLACE', outside);
    rows.push(row);
    all.push(one);
  }
  await writeSheets(rows, sheets, 'put');
  for (const kind of ['sofa', 'coffee table', 'painting', 'plant'])
    print(`seconds for a ${kind}`, median(all.filter((one) => one.kind === kind).map(({ ms }) => ms / 1000)));
  print('first seen after, median', median(all.map(({ arranged }) => arranged)), 'ms');
}

heading('In the engine’s own rooms, against the same room rendered with the thing');
const truths = await truthsOf(engine);
for (const { name, deltaE, shadow } of truths)
  print(name, `ΔE00 ${deltaE.toFixed(1)}`, `shadow IoU ${shadow.toFixed(2)}`);
const mean = (/** @type {number[]} */ values) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
print('mean ΔE00 of the thing', mean(truths.map(({ deltaE }) => deltaE)), 'goal 6');
print('mean IoU of its shadow', mean(truths.map(({ shadow }) => shadow)), 'goal .6');
