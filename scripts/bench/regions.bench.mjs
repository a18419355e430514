// How well words, boxes and clicks find regions, and how honest the confidence is, on photos with outlines drawn by hand, with the goals beside. Argument: a folder with photos and their `regions.json`; without one, `PHOTO_SAMPLES`.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { heading, print } from './figures.mjs';
import { loadSources } from './load-sources.mjs';
import { boxOf, correctionOf, deepestPoint, draw, overlapOf, shareOf } from './outlines/covers.mjs';

/** Longer side of what is looked at, as on the server. */
const SIDE = 1024;
const SURFACES = new Set(['floor', 'wall', 'ceiling']);
/** Kinds whose largest outline fills more of the photo than this are large. */
const LARGE = 0.04;
/** Outlines smaller than this share of the photo are nobody's aim with a box. */
const LEAST = 0.002;
/** Below this somebody is asked. */
const ASKED_BELOW = 0.6;

/** What is aimed at: mean overlaps, and shares in percent. */
const GOALS = {
  first: /** @type {Record<string, number>} */ ({ surfaces: 0.65, large: 0.45, small: 0.3, all: 0.45 }),
  best: 0.58,
  boxed: 0.65,
  clicked: 0.55,
  corrected: 0.75,
  doubtedBad: 90,
  doubtedGood: 20,
};

/**
 * @typedef {import('./outlines/covers.mjs').Cover} Cover
 * @typedef {import('./outlines/covers.mjs').Outline} Outline
 * @typedef {{ group: string, first: number, best: number, confidence: number }} Asked
 * @typedef {{ group: string, boxed: number, clicked: number, corrected: number }} Pointed
 * @typedef {typeof import('@maquette/engine')} Engine
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

/** @param {string} kind @param {Cover[]} covers */
const groupOf = (kind, covers) =>
  SURFACES.has(kind) ? 'surfaces' : Math.max(...covers.map(shareOf)) > LARGE ? 'large' : 'small';

/** Any one of a kind, or all of them together, is what may be meant. @param {Cover[]} covers */
function meantBy(covers) {
  const all = Uint8Array.from(covers[0] ?? [], (_, i) => (covers.some((cover) => cover[i] === 1) ? 1 : 0));
  return covers.length > 1 ? [all, ...covers] : [all];
}

/** @param {Engine} engine @param {string} file @param {Outline[]} outlines */
async function askAbout(engine, file, outlines) {
  const photo = await readPhoto(file);
  const ground = engine.prepareSelection(photo);
  const asked = /** @type {Asked[]} */ ([]);
  const pointed = /** @type {Pointed[]} */ ([]);
  for (const words of new Set(outlines.map(({ kind }) => kind))) {
    const covers = await Promise.all(
      outlines.filter(({ kind }) => kind === words).map((one) => draw(one, photo)),
    );
    const group = groupOf(words, covers);
    const answer = askByWords(engine, ground, { words, meant: meantBy(covers) });
    if (!answer) continue;
    asked.push({ group, ...answer });
    for (const cover of covers)
      if (shareOf(cover) >= LEAST) pointed.push({ group, ...pointAt(engine, ground, { words, cover }) });
  }
  return { asked, pointed };
}

/** Null for words that name nothing known. @param {Engine} engine @param {ReturnType<Engine['prepareSelection']>} ground @param {{ words: string, meant: Cover[] }} question */
function askByWords({ selectRegion }, ground, { words, meant }) {
  const { mask, confidence, alternatives, isKnown } = selectRegion(ground, { words, points: [], box: null });
  if (!isKnown) return null;
  const best = (/** @type {Uint8Array} */ data) => Math.max(...meant.map((cover) => overlapOf(data, cover)));
  const first = best(mask.data);
  return { first, confidence, best: Math.max(first, ...alternatives.map((other) => best(other.mask.data))) };
}

/** With a box and the words, with a click alone, and with a second click on what the first got wrong. @param {Engine} engine @param {ReturnType<Engine['prepareSelection']>} ground @param {{ words: string, cover: Cover }} aim */
function pointAt({ selectRegion }, ground, { words, cover }) {
  const click = { ...deepestPoint(cover, ground), keep: true };
  const boxed = selectRegion(ground, { words, points: [], box: boxOf(cover, ground.width) });
  const once = selectRegion(ground, { words: '', points: [click], box: null });
  const points = [click, correctionOf(once.mask.data, cover, ground)];
  const twice = selectRegion(ground, { words: '', points, box: null });
  return {
    boxed: overlapOf(boxed.mask.data, cover),
    clicked: overlapOf(once.mask.data, cover),
    corrected: overlapOf(twice.mask.data, cover),
  };
}

const GROUPS = ['surfaces', 'large', 'small', 'all'];

/** @template {{ group: string }} T @param {T[]} all @param {string} group */
const inGroup = (all, group) => all.filter((one) => group === 'all' || one.group === group);

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const atLeast = (/** @type {number | undefined} */ goal) =>
  goal === undefined ? '' : `goal: at least ${goal}`;

/** @param {Asked[]} asked @param {string} name @param {string} goal */
function printDoubt(asked, name, goal) {
  const doubted = asked.filter(({ confidence }) => confidence < ASKED_BELOW).length;
  const share = asked.length > 0 ? `${Math.round((100 * doubted) / asked.length)} %, ` : '';
  print(name, `${doubted} of ${asked.length}`, `${share}${goal}`);
}

/** @param {Asked[]} asked @param {Pointed[]} pointed */
function report(asked, pointed) {
  for (const group of GROUPS) {
    const ones = inGroup(asked, group);
    if (ones.length === 0) continue;
    const isAll = group === 'all';
    heading(`${group}: ${ones.length} questions by words`);
    print('first guess, mean overlap', mean(ones.map(({ first }) => first)), atLeast(GOALS.first[group]));
    print('best offered', mean(ones.map(({ best }) => best)), atLeast(isAll ? GOALS.best : undefined));
    print('confidence, mean', mean(ones.map(({ confidence }) => confidence)));
    const hands = inGroup(pointed, group);
    for (const [name, way] of WAYS)
      print(
        `${name}, ${hands.length} outlines`,
        mean(hands.map((hand) => hand[way])),
        atLeast(isAll ? GOALS[way] : undefined),
      );
  }
  heading(`Asked about (confidence below ${ASKED_BELOW})`);
  printDoubt(
    asked.filter(({ first }) => first < 0.5),
    'of those with an overlap below .5',
    `goal: at least ${GOALS.doubtedBad} %`,
  );
  printDoubt(
    asked.filter(({ first }) => first > 0.8),
    'of those with an overlap above .8',
    `goal: at most ${GOALS.doubtedGood} %`,
  );
}

const WAYS = /** @type {const} */ ([
  ['box and words', 'boxed'],
  ['one click', 'clicked'],
  ['one click and one correction', 'corrected'],
]);

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
    answers.flatMap(({ pointed }) => pointed),
  );
}
