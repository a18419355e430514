// How well words, boxes and clicks find regions, and how honest the confidence is, on photos with outlines drawn by hand. Argument: a folder with photos and their `regions.json`; without one, `PHOTO_SAMPLES`.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { heading, print } from './figures.mjs';
import { loadSources } from './load-sources.mjs';

/** Longer side of what is looked at, as on the server. */
const SIDE = 1024;
const SURFACES = new Set(['floor', 'wall', 'ceiling']);
/** Kinds whose largest outline fills more of the photo than this are large. */
const LARGE = 0.04;
/** Outlines smaller than this share of the photo are nobody's aim with a box. */
const LEAST = 0.002;
/** Below this somebody is asked. */
const ASKED_BELOW = 0.6;

/**
 * @typedef {Uint8Array} Cover one byte a pixel, 1 = inside
 * @typedef {[number, number][]} Polygon places as fractions of width and height
 * @typedef {{ kind: string, polygons: Polygon[], holes?: Polygon[] }} Outline
 * @typedef {{ group: string, first: number, best: number, confidence: number }} Asked
 * @typedef {{ group: string, overlap: number }} Framed
 */

/** @param {string} file */
async function readPhoto(file) {
  const { data, info } = await sharp(file)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** @param {Outline} outline @param {{ width: number, height: number }} size @returns {Promise<Cover>} */
async function draw({ polygons, holes = [] }, { width, height }) {
  const shape = (/** @type {Polygon} */ polygon, /** @type {string} */ fill) =>
    `<polygon fill="${fill}" points="${polygon.map(([x, y]) => `${x * width},${y * height}`).join(' ')}"/>`;
  const shapes = [...polygons.map((one) => shape(one, '#fff')), ...holes.map((one) => shape(one, '#000'))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${shapes.join('')}</svg>`;
  const grey = await sharp(Buffer.from(svg)).removeAlpha().greyscale().raw().toBuffer();
  return Uint8Array.from(grey, (value) => (value > 127 ? 1 : 0));
}

/** @param {Uint8Array} mask 0-255 @param {Cover} cover */
function overlapOf(mask, cover) {
  let both = 0;
  let either = 0;
  for (let i = 0; i < cover.length; i++) {
    const isIn = (mask[i] ?? 0) > 127;
    if (isIn && cover[i] === 1) both++;
    if (isIn || cover[i] === 1) either++;
  }
  return either === 0 ? 0 : both / either;
}

/** @param {Cover} cover */
const shareOf = (cover) => cover.reduce((sum, value) => sum + value, 0) / cover.length;

/** @param {Cover} cover @param {number} width @returns {[number, number, number, number]} */
function boxOf(cover, width) {
  /** @type {[number, number, number, number]} */
  const box = [width, Infinity, 0, 0];
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x + 1);
    box[3] = Math.max(box[3], y + 1);
  }
  return box;
}

/** @param {string} kind @param {Cover[]} covers */
const groupOf = (kind, covers) =>
  SURFACES.has(kind) ? 'surfaces' : Math.max(...covers.map(shareOf)) > LARGE ? 'large' : 'small';

/** Any one of a kind, or all of them together, is what may be meant. @param {Cover[]} covers */
function meantBy(covers) {
  const all = Uint8Array.from(covers[0] ?? [], (_, i) => (covers.some((cover) => cover[i] === 1) ? 1 : 0));
  return covers.length > 1 ? [all, ...covers] : [all];
}

/** @param {typeof import('@maquette/engine')} engine @param {string} file @param {Outline[]} outlines */
async function askAbout({ prepareSelection, selectRegion }, file, outlines) {
  const photo = await readPhoto(file);
  const ground = prepareSelection(photo);
  const asked = /** @type {Asked[]} */ ([]);
  const framed = /** @type {Framed[]} */ ([]);
  for (const kind of new Set(outlines.map((outline) => outline.kind))) {
    const covers = await Promise.all(
      outlines.filter((one) => one.kind === kind).map((one) => draw(one, photo)),
    );
    const group = groupOf(kind, covers);
    const meant = meantBy(covers);
    const { mask, confidence, alternatives, isKnown } = selectRegion(ground, {
      words: kind,
      points: [],
      box: null,
    });
    if (!isKnown) continue;
    const best = (/** @type {Uint8Array} */ data) =>
      Math.max(...meant.map((cover) => overlapOf(data, cover)));
    const first = best(mask.data);
    asked.push({
      group,
      first,
      confidence,
      best: Math.max(first, ...alternatives.map((other) => best(other.mask.data))),
    });
    for (const cover of covers) {
      if (shareOf(cover) < LEAST) continue;
      const boxed = selectRegion(ground, { words: kind, points: [], box: boxOf(cover, photo.width) });
      framed.push({ group, overlap: overlapOf(boxed.mask.data, cover) });
    }
  }
  return { asked, framed };
}

const GROUPS = ['surfaces', 'large', 'small', 'all'];

/** @template {{ group: string }} T @param {T[]} all @param {string} group */
const inGroup = (all, group) => all.filter((one) => group === 'all' || one.group === group);

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param {Asked[]} asked @param {string} name */
function printDoubt(asked, name) {
  const doubted = asked.filter(({ confidence }) => confidence < ASKED_BELOW).length;
  print(
    name,
    `${doubted} of ${asked.length}`,
    asked.length > 0 ? `${Math.round((100 * doubted) / asked.length)} %` : '',
  );
}

/** @param {Asked[]} asked @param {Framed[]} framed */
function report(asked, framed) {
  for (const group of GROUPS) {
    const ones = inGroup(asked, group);
    if (ones.length === 0) continue;
    heading(`${group}: ${ones.length} questions by words`);
    print('first guess, mean overlap', mean(ones.map(({ first }) => first)));
    print('best offered', mean(ones.map(({ best }) => best)));
    print('confidence, mean', mean(ones.map(({ confidence }) => confidence)));
    const boxes = inGroup(framed, group).map(({ overlap }) => overlap);
    print(`box and words, ${boxes.length} outlines`, mean(boxes));
  }
  heading(`Asked about (confidence below ${ASKED_BELOW})`);
  printDoubt(
    asked.filter(({ first }) => first < 0.5),
    'of those with an overlap below .5',
  );
  printDoubt(
    asked.filter(({ first }) => first > 0.8),
    'of those with an overlap above .8',
  );
}

const folder = process.argv[2] ?? process.env['PHOTO_SAMPLES'] ?? '';
const list = path.join(folder, 'regions.json');
if (folder === '' || !existsSync(list)) {
  heading('Regions');
  console.log(
    `No outlines to measure with: ${folder === '' ? 'name a folder with photos and their regions.json, as in npm run bench regions -- <folder>' : `${list} is not there`}.`,
  );
} else {
  const engine = await loadSources(['engine/src/index.ts']);
  /** @type {{ photos: Record<string, Outline[]> }} */
  const { photos } = JSON.parse(readFileSync(list, 'utf8'));
  const answers = [];
  for (const [name, outlines] of Object.entries(photos)) {
    const file = path.join(folder, name);
    if (existsSync(file)) answers.push(await askAbout(engine, file, outlines));
    else console.log(`${name} is not there.`);
  }
  report(
    answers.flatMap(({ asked }) => asked),
    answers.flatMap(({ framed }) => framed),
  );
}
