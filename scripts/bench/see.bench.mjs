// What the engine's look at a photo costs: coarse, full, all that a selection needs, memory, and each kernel plainly and with SIMD. Times are processor time: others may be at work.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../setup/root.mjs';
import { heading, median, print } from './figures.mjs';
import { loadSources } from './load-sources.mjs';

const ROUNDS = 7;
/** Longer side of what is looked at, as on the server. */
const SIDE = 1024;
const MIB = 2 ** 20;

/** Milliseconds of processor time, the median of some rounds. @param {() => unknown} work */
function timeOf(work, rounds = ROUNDS) {
  work();
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return median(times);
}

/** The same hundred million multiplications and additions for everybody. */
function yardstick() {
  const numbers = Float32Array.from({ length: 1000 }, (_, i) => i / 1000);
  let sum = 0;
  for (let round = 0; round < 100_000; round++)
    for (let i = 0; i < numbers.length; i++) sum = sum * 0.5 + (numbers[i] ?? 0);
  return sum;
}

async function readPhoto() {
  const { data, info } = await sharp(readFileSync(path.join(ROOT, 'web/public/samples/living-before.webp')))
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const engine = await loadSources([
  'engine/src/find/prepare-selection.ts',
  'engine/src/room/see-surely.ts',
  'engine/src/room/network/arithmetic.ts',
  'engine/src/room/network/feature-map.ts',
  'engine/src/room/network/read-layers.ts',
  'engine/src/room/network/see-pixels.ts',
  'engine/src/room/network/simd/open-simd.ts',
  'engine/src/room/network/weights.ts',
]);
const { plainly, copyFor, FINE, openArithmetic, seePixels } = engine;
const photo = await readPhoto();

const before = process.memoryUsage().rss;
engine.prepareSelection(photo);
const peak = process.resourceUsage().maxRSS * 1024;

heading(`One look at a photo of ${photo.width} by ${photo.height}, processor time`);
print('yardstick: a hundred million multiplications and additions', timeOf(yardstick), 'ms');
const simd = openArithmetic();
print('SIMD is', simd === plainly ? 'not here' : 'here');
const copy = copyFor(photo, FINE);
print(
  'a single look, plainly',
  timeOf(() => seePixels(copy, plainly), 3),
  'ms',
);
print(
  'a single look',
  timeOf(() => seePixels(copy, simd)),
  'ms',
);
print(
  'coarse, plainly',
  timeOf(() => engine.seeCoarsely(photo, plainly), 3),
  'ms',
);
print(
  'coarse (goal 250)',
  timeOf(() => engine.seeCoarsely(photo, openArithmetic())),
  'ms',
);
print(
  'full (goal 800)',
  timeOf(() => engine.seeSurely(photo)),
  'ms',
);
print(
  'all that a selection needs',
  timeOf(() => engine.prepareSelection(photo), 3),
  'ms',
);
print('memory beyond the picture at most, the first time (goal 150)', (peak - before) / MIB, 'MiB');

/** A map that no layer has seen. */
const map = (/** @type {number} */ width, /** @type {number} */ height, /** @type {number} */ channels) => ({
  width,
  height,
  channels,
  data: Float32Array.from({ length: width * height * channels }, (_, i) => Math.sin(i)),
});

const layers = engine.readSeeing(engine.WEIGHTS);
const [wide, high] = [copy.width, copy.height];
const fast = engine.openSimd(layers)?.(copy);
const plain = plainly(copy);
heading('Kernels, processor time: plainly, with SIMD');
/** @param {string} name @param {(arithmetic: typeof plain) => unknown} work */
function compare(name, work) {
  const slow = timeOf(() => work(plain), 3);
  const quick = fast ? timeOf(() => work(fast)) : NaN;
  print(name, `${slow.toFixed(1)}  ${quick.toFixed(1)}`, `ms, ${(slow / quick).toFixed(1)} times as fast`);
}
const [shown, top, half, low] = [
  map(wide, high, 5),
  map(wide, high, 24),
  map(wide / 2, high / 2, 48),
  map(wide / 8, high / 8, 448),
];
const both = map(wide, high, 72);
compare('first 3 x 3 convolution, 5 to 24 channels', (it) => it.convolve(shown, layers.stem));
compare('filter of every second pixel and mix, 24 to 48', (it) => it.separate(top, layers.down[0][0], 2));
compare('filter and mix, 72 to 24', (it) => it.separate(both, layers.up[3][0], 1));
compare('filter and mix, 448 to 192, an eighth of the sides', (it) => it.separate(low, layers.up[0][0], 1));
compare('enlarging 48 channels beside 24', (it) => it.enlargeBeside(half, it.keep(top)));
compare('mix alone, 24 to 24', (it) => it.mix(top, layers.heads[0]));
