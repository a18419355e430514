// How well what is taken away is filled: real removals with the real empty room, holes cut into surfaces, time; beside Telea and G'MIC where they are installed, with the goals. Arguments: a folder of photos with `regions.json`, and, to look at every picture, one for sheets.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { heading, median, print } from './figures.mjs';
import { grow, GROWN, holesInSurfaces, holesOfThings, outlinesOfThings } from './fill/holes.mjs';
import { marksOf } from './fill/marks.mjs';
import { fillByOthers } from './fill/others.mjs';
import { marked, rowOf, writeSheets } from './fill/sheets.mjs';
import { loadSources } from './load-sources.mjs';

const SIDE = 1024;
/** What was taken out of the furnished room of a pair. */
const TAKEN = new Set(['sofa', 'coffee table', 'chair']);
const CUT_A_PHOTO = 2;
/** Rendered rooms with and without a thing: how many, and their size. */
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 24);
const PAIR_SEED = 90;
const PAIR_SIDE = 512;

/** @typedef {import('./fill/marks.mjs').Picture} Picture */
/** @typedef {import('./fill/marks.mjs').Cover} Cover */
/** @typedef {import('./fill/marks.mjs').Marks} Marks */
/** @typedef {import('./outlines/covers.mjs').Outline & { name: string }} Named */

/** @param {string} file @param {{ width: number, height: number }} [size] @returns {Promise<Picture>} */
async function readPhoto(file, size) {
  const { data, info } = await sharp(file)
    .resize(size?.width ?? SIDE, size?.height ?? SIDE, {
      fit: size ? 'fill' : 'inside',
      withoutEnlargement: !size,
    })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** @param {Marks} marks */
const told = ({ psnr, ssim, edges, texture }) =>
  `${psnr.toFixed(1)} / ${ssim.toFixed(2)} / ${edges === null ? '–' : edges.toFixed(2)} / ${texture.toFixed(2)}`;

/** @param {readonly Marks[]} all @returns {Marks} */
const mean = (all) => {
  const of = (/** @type {keyof Marks} */ key) => {
    const values = all.flatMap((marks) => marks[key] ?? []);
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  };
  return { psnr: of('psnr'), ssim: of('ssim'), edges: of('edges'), texture: of('texture') };
};

/** @typedef {{ name: string, photo: Picture, seen: Picture, truth: Picture | null, hole: Cover, isOutline?: boolean, isCut?: boolean }} Case seen: what the room is seen in; isOutline: the hole is made of it as the product makes it of what it finds; isCut: nothing stands in it that it could have been drawn around */

/** Filled as an edit is: of the part of the photo that is cut out for it. @param {any} sources */
function engineOf({
  cropImage,
  cropMask,
  fillTakes,
  maskBounds,
  partOfRoom,
  pasteImage,
  seeRoom,
  withRim,
  withSurroundings,
}) {
  /** @type {{ seen: Picture, room: unknown } | null} */
  let last = null;
  return (/** @type {Case} */ { photo, seen, hole, isOutline, isCut = false }) => {
    if (last?.seen !== seen) last = { seen, room: seeRoom(seen) };
    const outline = { width: photo.width, height: photo.height, data: hole.map((value) => 255 * value) };
    const mask = isOutline ? withRim(outline, last.room) : outline;
    const area = withSurroundings(maskBounds(mask), photo, 'wide');
    const room = partOfRoom(last.room, { left: area.left, top: area.top, scale: 1 });
    const part = { crop: cropImage(photo, area), hole: cropMask(mask, area) };
    const start = performance.now();
    const takes = fillTakes({ ...part, room, seed: 1, isTraced: isCut });
    const ms = performance.now() - start;
    const pictures = takes.map((/** @type {{ image: Picture }} */ { image }) =>
      pasteImage(photo, image, area),
    );
    const filled = mask.data.map((/** @type {number} */ value) => (value > 127 ? 1 : 0));
    return { pictures, hole: filled, method: takes[0].method, ms };
  };
}

/** @param {Case} one @param {Picture} truth @param {Picture} filled @returns {Promise<Record<string, Marks>>} */
async function compare({ photo, hole }, truth, filled) {
  const others = process.env['FILL_OTHERS'] === '0' ? {} : await fillByOthers(photo, hole);
  const all = Object.entries({ Maquette: filled, ...others });
  return Object.fromEntries(all.map(([who, picture]) => [who, marksOf(picture, truth, hole)]));
}

/** @param {string} title @param {AsyncIterable<Case>} cases @param {{ fill: ReturnType<typeof engineOf>, out: string | undefined, name: string, only: string | undefined }} how */
async function measure(title, cases, { fill, out, name, only }) {
  heading(title);
  /** @type {Record<string, Marks[]>} */
  const marks = {};
  const rows = /** @type {Buffer[][]} */ ([]);
  const times = /** @type {number[]} */ ([]);
  for await (const one of cases) {
    if (only !== undefined && !one.name.includes(only)) continue;
    const { pictures, hole, method, ms } = fill(one);
    const filled = /** @type {Picture} */ (pictures[0]);
    times.push(ms);
    const compared = one.truth ? await compare(one, one.truth, filled) : {};
    for (const [who, found] of Object.entries(compared)) (marks[who] ??= []).push(found);
    print(
      `${one.name} (${method})`,
      compared['Maquette'] ? told(compared['Maquette']) : '',
      `${Math.round(ms)} ms`,
    );
    const truths = one.truth ? [one.truth] : [];
    const shown = [one.photo, marked(one.photo, hole), ...truths, ...pictures];
    if (out !== undefined) rows.push(await rowOf(shown, hole));
  }
  for (const [who, all] of Object.entries(marks))
    print(`${who}: PSNR / SSIM / edge-F / texture, mean of ${all.length}`, told(mean(all)));
  if (times.length > 0)
    print('time: median, longest', `${Math.round(median(times))}, ${Math.round(Math.max(...times))}`, 'ms');
  if (out !== undefined) await writeSheets(rows, out, name);
}

/** @param {string} folder @param {Record<string, Named[]>} photos @returns {AsyncGenerator<Case>} */
async function* realRemovals(folder, photos) {
  for (const [name, outlines] of Object.entries(photos)) {
    const truthFile = path.join(folder, name.replace('.image.', '.truth.'));
    if (!name.includes('.image.') || !existsSync(truthFile)) continue;
    const photo = await readPhoto(path.join(folder, name));
    const truth = await readPhoto(truthFile, photo);
    for (const { name: thing, cover } of await holesOfThings(outlines, photo, TAKEN))
      yield { name: `${path.basename(name)} ${thing}`, photo, seen: photo, truth, hole: cover };
  }
}

/** @param {string} folder @param {Record<string, Named[]>} photos @returns {AsyncGenerator<Case>} */
async function* cutHoles(folder, photos) {
  for (const [name, outlines] of Object.entries(photos)) {
    const photo = await readPhoto(path.join(folder, name));
    for (const { name: surface, cover } of await holesInSurfaces(outlines, photo, CUT_A_PHOTO))
      yield {
        name: `${path.basename(name)} ${surface}`,
        photo: cut(photo, cover),
        seen: photo,
        truth: photo,
        hole: cover,
        isCut: true,
      };
  }
}

/** What the hole shows must not help. @param {Picture} photo @param {Cover} hole @returns {Picture} */
function cut(photo, hole) {
  const data = photo.data.slice();
  for (let i = 0; i < hole.length; i++) if (hole[i] === 1) data.set([200, 40, 160], 4 * i);
  return { ...photo, data };
}

/** @param {any} sources @returns {AsyncGenerator<Case>} */
async function* renderedPairs({ removalPairs }) {
  for (const { seed, width, height, photo, truth, cover } of removalPairs({
    seed: PAIR_SEED,
    pairs: PAIRS,
    side: PAIR_SIDE,
  })) {
    const seen = withAlpha(photo, { width, height });
    const hole = grow(cover, seen, GROWN * Math.max(width, height));
    yield { name: `room ${seed}`, photo: seen, seen, truth: withAlpha(truth, seen), hole };
  }
}

/** @param {Uint8Array} rgb @param {{ width: number, height: number }} size @returns {Picture} */
function withAlpha(rgb, { width, height }) {
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let i = 0; i < width * height; i++) data.set(rgb.subarray(3 * i, 3 * i + 3), 4 * i);
  return { width, height, data };
}

/** @param {string} folder @param {Record<string, Named[]>} photos @returns {AsyncGenerator<Case>} */
async function* standingThings(folder, photos) {
  for (const [name, outlines] of Object.entries(photos)) {
    const photo = await readPhoto(path.join(folder, name));
    for (const { name: thing, cover } of (await outlinesOfThings(outlines, photo)).slice(0, 4))
      yield {
        name: `${path.basename(name)} ${thing}`,
        photo,
        seen: photo,
        truth: null,
        hole: cover,
        isOutline: true,
      };
  }
}

const [folder = process.env['PHOTO_SAMPLES'], out] = process.argv.slice(2);
if (folder === undefined || !existsSync(path.join(folder, 'regions.json'))) {
  console.log('Left out: name a folder of photos with regions.json.');
} else {
  if (out !== undefined) mkdirSync(out, { recursive: true });
  const sources = await loadSources([
    'engine/src/fill/fill-takes.ts',
    'engine/src/mask/bounds.ts',
    'engine/src/mask-help/with-feet.ts',
    'engine/src/resize/crop.ts',
    'engine/src/room/see-room.ts',
    'engine/src/room/room-part.ts',
    'training/rooms/removal-pairs.ts',
  ]);
  const photos = /** @type {Record<string, Named[]>} */ (
    JSON.parse(readFileSync(path.join(folder, 'regions.json'), 'utf8')).photos
  );

  const how = { fill: engineOf(sources), out, only: process.env['FILL_ONLY'] };
  const parts = (process.env['FILL_PARTS'] ?? 'real,cut,pairs,things').split(',');
  if (parts.includes('real')) {
    await measure('Real removals beside the real empty room', realRemovals(folder, photos), {
      ...how,
      name: 'real',
    });
    print('goal', '15.5 / – / 0.70 / 0.7–1.3');
  }
  if (parts.includes('cut')) {
    await measure('Holes cut into surfaces', cutHoles(folder, photos), { ...how, name: 'cut' });
    print('goal', "Telea's PSNR − 1.5 / – / 0.75 / 0.7–1.3");
  }
  if (parts.includes('pairs'))
    await measure('Rendered rooms with and without a thing', renderedPairs(sources), {
      ...how,
      name: 'pairs',
    });
  if (parts.includes('things') && out !== undefined)
    await measure('Things that stand on floors, to be looked at', standingThings(folder, photos), {
      ...how,
      name: 'things',
    });
}
