// How well the camera of a photo is found: horizon, turn of the room, trust and time, on rooms of the generator whose camera is known, furnished and empty. BENCH_ROOMS and BENCH_SEED choose others.
import sharp from 'sharp';
import { heading, median, print } from './figures.mjs';
import { loadSources } from './load-sources.mjs';

const ROOMS = Number(process.env['BENCH_ROOMS'] ?? 60);
/** Not one of those that the search was made with. */
const SEED = Number(process.env['BENCH_SEED'] ?? 7001);
/** Pixels along the longer side. */
const SIDE = 768;
/** A horizon is right within this share of the height, a turn within these degrees. */
const HORIZON = 0.03;
const TURN = 5;
const DEGREE = 180 / Math.PI;

/**
 * @typedef {import('../../training/rooms/posed-rooms.ts').PosedRoom} PosedRoom
 * @typedef {{ hold: string, isEmpty: boolean, horizon: number, turn: number, focal: number, trust: number, ms: number, edgesMs: number, yaw: number }} Found
 */

/** Degrees between two turns of a room: a quarter turn is none. @param {number} a @param {number} b radians */
function degreesBetween(a, b) {
  const off = ((((a - b) * DEGREE) % 90) + 90) % 90;
  return Math.min(off, 90 - off);
}

/** Milliseconds of processor time. @template T @param {() => T | Promise<T>} work */
async function timed(work) {
  const from = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(from);
  return { result, ms: (user + system) / 1000 };
}

/** The yardstick: the same picture's edges as a library of native code finds them. @param {Uint8Array} data @param {{ width: number, height: number }} size */
const edgesOf = (data, { width, height }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .greyscale()
    .blur(1)
    .convolve({ width: 3, height: 3, kernel: [-1, 0, 1, -2, 0, 2, -1, 0, 1] })
    .raw()
    .toBuffer();

/** @param {any} engine @param {PosedRoom} room @param {boolean} isEmpty @returns {Promise<Found>} */
async function measure({ seeRoom, horizonAt }, room, isEmpty) {
  const { width, height, camera } = room;
  const rgb = isEmpty ? room.empty : room.furnished;
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) data.set(rgb.subarray(3 * i, 3 * i + 3), 4 * i);
  const { result: found, ms } = await timed(() => seeRoom({ width, height, data }).camera);
  const { ms: edgesMs } = await timed(() => edgesOf(data, { width, height }));
  return {
    hold: room.hold,
    isEmpty,
    horizon: Math.abs(horizonAt(found, width / 2) / height - camera.horizon),
    turn: degreesBetween(found.yaw, camera.yaw),
    focal: Math.abs(Math.log(found.focal / (camera.focal * width))),
    trust: found.trust,
    ms,
    edgesMs,
    yaw: found.yaw,
  };
}

/** @param {Found} found */
const isRight = ({ horizon, turn }) => horizon < HORIZON && turn < TURN;

/** @template T @param {T[]} all @param {(one: T) => boolean} test */
const share = (all, test) => Math.round((1000 * all.filter(test).length) / all.length) / 10;

/** @param {number[]} a @param {number[]} b */
function correlation(a, b) {
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const both = mean(a.map((value, i) => (value - meanA) * ((b[i] ?? 0) - meanB)));
  const spread = (/** @type {number[]} */ values, /** @type {number} */ middle) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return both / (spread(a, meanA) * spread(b, meanB));
}

/** @param {string} name @param {Found[]} found */
function report(name, found) {
  heading(`${name}: ${found.length} pictures`);
  print(
    'horizon within 3 % of the height (goal 90)',
    share(found, ({ horizon }) => horizon < HORIZON),
    '%',
  );
  print(
    'turn within 5° (goal 90)',
    share(found, ({ turn }) => turn < TURN),
    '%',
  );
  print('both', share(found, isRight), '%');
  print('horizon, median error', median(found.map(({ horizon }) => 100 * horizon)), '% of the height');
  print('turn, median error', median(found.map(({ turn }) => turn)), '°');
  print('focal length, median error', median(found.map(({ focal }) => 100 * focal)), '%');
}

const engine = /** @type {any} */ (
  await loadSources([
    'engine/src/room/see-room.ts',
    'engine/src/room/camera/camera.ts',
    'training/rooms/posed-rooms.ts',
  ])
);
const found = /** @type {Found[]} */ ([]);
const pairs = /** @type {number[]} */ ([]);
for (const room of engine.posedRooms({ seed: SEED, rooms: ROOMS, side: SIDE })) {
  const [furnished, empty] = [await measure(engine, room, false), await measure(engine, room, true)];
  found.push(furnished, empty);
  pairs.push(degreesBetween(furnished.yaw, empty.yaw));
}
report('all', found);
for (const hold of ['tilted', 'portrait', 'wide'])
  report(
    hold,
    found.filter((one) => one.hold === hold),
  );
for (const isEmpty of [false, true])
  report(
    isEmpty ? 'empty' : 'furnished',
    found.filter((one) => one.isEmpty === isEmpty),
  );
heading('Together');
print(
  'furnished and empty within 5° (goal 90)',
  share(pairs, (degrees) => degrees < TURN),
  '%',
);
print(
  'trust and being right, correlation',
  correlation(
    found.map(({ trust }) => trust),
    found.map((one) => (isRight(one) ? 1 : 0)),
  ),
);
for (const [name, group] of /** @type {const} */ ([
  ['right', found.filter(isRight)],
  ['wrong', found.filter((one) => !isRight(one))],
]))
  print(`trust where ${name}, median`, median(group.map(({ trust }) => trust)));
print('processor time', median(found.map(({ ms }) => ms)), 'ms');
print('yardstick: edges by native code', median(found.map(({ edgesMs }) => edgesMs)), 'ms');
