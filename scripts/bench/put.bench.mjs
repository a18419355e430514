// Things put into rooms: how near they come to a render of the same room with them, where their shadow falls, and what they cost. With two folders – photos with `regions.json`, and sheets – also sheets to look at.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { heading, median, print } from './figures.mjs';
import { loadSources } from './load-sources.mjs';
import { sheetsOf } from './put/sheets.mjs';
import { truthsOf } from './put/truths.mjs';

const [photos, sheets] = process.argv.slice(2);
const engine = await loadSources([
  'engine/src/colour/delta-e-2000.ts',
  'engine/src/colour/oklab.ts',
  'engine/src/inpaint/inpaint.ts',
  'engine/src/mask/bounds.ts',
  'engine/src/put/arrange-put.ts',
  'engine/src/put/arrangement.ts',
  'engine/src/put/place.ts',
  'engine/src/put/wished-things.ts',
  'engine/src/room/see-room.ts',
  'engine/src/sample/develop.ts',
  'engine/src/sample/outdoors.ts',
  'engine/src/sample/room-shell.ts',
  'engine/src/sample/rooms.ts',
  'engine/src/scene/mesh.ts',
  'engine/src/scene/render.ts',
  'engine/src/scene/scene.ts',
]);

heading('A thing in the engine’s own rooms, against the same room rendered with it');
const truths = await truthsOf(engine);
for (const { name, deltaE, shadow } of truths)
  print(name, `ΔE00 ${deltaE.toFixed(1)}, shadow IoU ${shadow.toFixed(2)}`);
print('all', `ΔE00 ${median(truths.map(({ deltaE }) => deltaE)).toFixed(1)} (goal 6), shadow IoU ${median(truths.map(({ shadow }) => shadow)).toFixed(2)} (goal .6), medians`);
