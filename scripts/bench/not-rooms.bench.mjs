// How well rooms are told from other pictures by one coarse look, and the weights that tell them best. Argument: a folder that `npm run rooms` drew rooms into; without one, the product's own rooms are looked at and nothing is fitted.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../setup/root.mjs';
import { heading, percentile, print } from './figures.mjs';
import { loadSources } from './load-sources.mjs';

/** Pictures of a kind, and of each shard. */
const PICTURES = 24;
const FIRST_SEED = 1000;
const SAMPLES = path.join(ROOT, 'web/public/samples');
const SIZES = [
  { width: 320, height: 240 },
  { width: 240, height: 320 },
  { width: 512, height: 200 },
  { width: 256, height: 256 },
  { width: 64, height: 64 },
  { width: 600, height: 400 },
];
const SMALL = { width: 0, height: 0 };

/** @typedef {{ width: number, height: number, data: Uint8Array }} Picture */
/** @typedef {readonly number[]} Signs */

/** @param {string} file a shard's colours, as numpy writes them @returns {Picture[]} */
function readShard(file) {
  const bytes = readFileSync(file);
  const start = 10 + bytes.readUInt16LE(8);
  const shape = /\((\d+), (\d+), (\d+), 3,?\)/.exec(bytes.toString('latin1', 10, start));
  const [count = 0, height = 0, width = 0] = (shape?.slice(1) ?? []).map(Number);
  return Array.from({ length: Math.min(PICTURES, count) }, (_, k) => {
    const from = start + Math.floor((k * count) / Math.min(PICTURES, count)) * width * height * 3;
    const data = new Uint8Array(width * height * 4).fill(255);
    for (let i = 0; i < width * height; i++) data.set(bytes.subarray(from + 3 * i, from + 3 * i + 3), 4 * i);
    return { width, height, data };
  });
}

/** @param {string} file @returns {Promise<Picture>} */
async function readPhoto(file) {
  const { data, info } = await sharp(file)
    .resize(512, 512, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** @param {string | undefined} folder @returns {Promise<Picture[]>} */
async function readRooms(folder) {
  if (folder && existsSync(folder)) {
    const shards = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return shards
      .filter((name) => name.endsWith('.rgb.npy'))
      .flatMap((name) => readShard(path.join(folder, name)));
  }
  const photos = readdirSync(SAMPLES).filter((name) => name.endsWith('.webp'));
  return Promise.all(photos.map((name) => readPhoto(path.join(SAMPLES, name))));
}

/** Logistic regression by gradient descent; rooms and others weigh the same. @param {Signs[]} rooms @param {Signs[]} others */
function fit(rooms, others) {
  const all = [...rooms, ...others];
  const signs = (all[0] ?? []).map((_, k) => all.map((one) => one[k] ?? 0));
  const means = signs.map((values) => values.reduce((sum, value) => sum + value, 0) / all.length);
  const spreads = signs.map((values, k) =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - (means[k] ?? 0)) ** 2, 0) / all.length),
  );
  const scaled = all.map((one) => one.map((value, k) => (value - (means[k] ?? 0)) / (spreads[k] ?? 1)));
  const weights = means.map(() => 0);
  let always = 0;
  for (let round = 0; round < 20_000; round++) {
    const slopes = weights.map((weight) => 0.006 * weight);
    let slope = 0;
    for (const [i, one] of scaled.entries()) {
      const said =
        1 / (1 + Math.exp(-one.reduce((sum, value, k) => sum + value * (weights[k] ?? 0), always)));
      const share = i < rooms.length ? 0.5 / rooms.length : 0.5 / others.length;
      const error = share * (said - (i < rooms.length ? 1 : 0));
      slope += error;
      one.forEach((value, k) => (slopes[k] = (slopes[k] ?? 0) + error * value));
    }
    always -= slope;
    weights.forEach((weight, k) => (weights[k] = weight - (slopes[k] ?? 0)));
  }
  const natural = weights.map((weight, k) => weight / (spreads[k] ?? 1));
  return {
    always: natural.reduce((sum, weight, k) => sum - weight * (means[k] ?? 0), always),
    weights: natural,
  };
}

const engine = await loadSources([
  'engine/src/room/room-trust.ts',
  'engine/src/room/see-surely.ts',
  'engine/src/room/network/see-pixels.ts',
  'engine/src/room/testing/not-rooms.ts',
]);
const arithmeticFor = engine.openArithmetic();
const look = (/** @type {Picture} */ picture) => engine.seeCoarsely(picture, arithmeticFor);
/** @param {string} name @param {object[]} sights */
function tell(name, sights) {
  const trusts = sights.map((sight) => engine.roomTrust(sight));
  print(name, [0.1, 0.5, 0.9].map((part) => percentile(trusts, part).toFixed(2)).join('  '));
}

heading('Trust that a picture shows a room: 10th, 50th, 90th percentile');
const rooms = (await readRooms(process.argv[2])).map(look);
tell(`rooms, ${rooms.length}`, rooms);
const others = Object.keys(engine.NOT_ROOMS).map((kind) => {
  const sights = Array.from({ length: PICTURES }, (_, i) =>
    look(engine.drawNotRoom(kind, FIRST_SEED + i, SIZES[i % SIZES.length] ?? SMALL)),
  );
  tell(kind, sights);
  return sights;
});
if (process.argv[2]) {
  const { always, weights } = fit(rooms.map(engine.signsOf), others.flat().map(engine.signsOf));
  heading('Weights that tell them best: always, then sign by sign');
  for (const weight of [always, ...weights]) print('', weight);
}
