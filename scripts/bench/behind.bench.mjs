// What lies behind things, floor or not, as the engine lays holes out, beside the truth of rendered rooms with and without a thing.
import { print } from './figures.mjs';
import { grow, GROWN } from './fill/holes.mjs';
import { loadSources } from './load-sources.mjs';

/** Rooms of seeds that no trainer uses, and the longer side of their pictures. */
const SEED = 97001;
const SIDE = 512;
const pairs = Number(process.argv[2] ?? 60);
/** Of so many pixels one is compared. */
const STEP = 3;

const sources = await loadSources([
  'engine/src/fill/plan-fill.ts',
  'engine/src/room/see-room.ts',
  'engine/src/room/room-part.ts',
  'engine/src/room/see-behind.ts',
  'training/rooms/removal-pairs.ts',
  'training/rooms/labels.ts',
]);
const { removalPairs, seeRoom, partOfRoom, understandHole, seeBehind, floorShareBehind, classId } = sources;
const LOW = new Set(['floor', 'rug'].map(classId));
const UPRIGHT = new Set(['wall', 'ceiling', 'window', 'curtain', 'door', 'painting', 'mirror'].map(classId));
/** Of the ground that copies are chosen on. */
const FLOOR = 0;

/** @param {any} pair @returns {{ network: number, surfaces: number, kinds: number } | null} shares of the hole that are right; null where neither floor nor wall lies behind it */
function rightIn({ seed, width, height, photo, cover, behind }) {
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let i = 0; i < width * height; i++) data.set(photo.subarray(3 * i, 3 * i + 3), 4 * i);
  const crop = { width, height, data };
  const hole = { width, height, data: grow(cover, crop, GROWN * width).map((value) => 255 * value) };
  const room = partOfRoom(seeRoom(crop), { left: 0, top: 0, scale: 1 });
  const { map, ground } = understandHole({ crop, hole, room, seed });
  const seen = seeBehind(room, hole);
  const compared = Array.from({ length: width * height }, (_, i) => i).filter(
    (i) => i % STEP === 0 && hole.data[i] !== 0 && (LOW.has(behind[i]) || UPRIGHT.has(behind[i])),
  );
  const cellAt = (/** @type {number} */ i) => {
    const column = Math.floor((i % width) / ground.step);
    const row = Math.floor(Math.floor(i / width) / ground.step);
    return Math.min(ground.height - 1, row) * ground.width + Math.min(ground.width - 1, column);
  };
  const share = (/** @type {(i: number) => boolean} */ saysFloor) =>
    compared.filter((i) => saysFloor(i) === LOW.has(behind[i])).length / compared.length;
  const placeOf = (/** @type {number} */ i) => ({ x: (i % width) + 0.5, y: Math.floor(i / width) + 0.5 });
  if (compared.length === 0) return null;
  return {
    network: share((i) => floorShareBehind(seen, room, placeOf(i)) > 0.5),
    surfaces: share((i) => Boolean(map.isFloor[map.surface[i]])),
    kinds: share((i) => ground.kind[cellAt(i)] === FLOOR),
  };
}

const found = [...removalPairs({ seed: SEED, pairs, side: SIDE })].flatMap((pair) => rightIn(pair) ?? []);
const mean = (/** @type {'network' | 'surfaces' | 'kinds'} */ who) =>
  (found.reduce((sum, one) => sum + one[who], 0) / found.length).toFixed(3);
console.log(
  `\nFloor or not behind ${found.length} things of rendered rooms, share of the hole that is right`,
);
print('as the network alone says', mean('network'));
print('as surfaces are laid out', mean('surfaces'));
print('as copies are chosen', mean('kinds'));
