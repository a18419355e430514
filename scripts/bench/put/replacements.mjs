// Things in photos with outlines, and what is asked for in their stead: read, marked and drawn as an edit would.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { grow } from '../fill/holes.mjs';
import { marked, rowOf } from '../fill/sheets.mjs';
import { draw } from '../outlines/covers.mjs';

/** @typedef {import('./truths.mjs').Picture} Picture */
/** @typedef {import('../outlines/covers.mjs').Outline & { name: string }} Named */

const SIDE = 1024;
/** A hand paints a little beyond the thing: share of the longer side. */
const GROWN = 0.008;
/** What is asked for instead of a thing of some kind, in turn. */
const WORDS = /** @type {Record<string, string[]>} */ ({
  sofa: ['a grey fabric sofa', 'a green velvet sofa', 'un canapé beige'],
  armchair: ['a yellow armchair', 'a leather armchair'],
  chair: ['a white wooden chair', 'an office chair'],
  'coffee table': ['a round oak coffee table', 'a marble coffee table'],
  table: ['a walnut dining table'],
  desk: ['an oak desk'],
  bed: ['a bed with blue bedding'],
  cabinet: ['a white sideboard', 'a bookcase'],
  dresser: ['an oak dresser'],
  plant: ['a palm', 'an olive tree'],
  rug: ['a persian rug', 'a round blue rug'],
  picture: ['an abstract painting'],
  mirror: ['a round gold mirror'],
  stool: ['a pouf'],
});
/** Share of the photo from which a thing is worth it. */
const LEAST = 0.008;
const A_PHOTO = 4;

/** @param {string} file @returns {Promise<Picture>} */
async function readPhoto(file) {
  const { data, info } = await sharp(file)
    .rotate()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/**
 * Every replacement of a folder's photos, drawn.
 * @param {Record<string, any>} engine @param {string} folder
 */
export async function* replacementsOf(engine, folder) {
  const { photos } = JSON.parse(readFileSync(path.join(folder, 'regions.json'), 'utf8'));
  let turn = 0;
  for (const [file, outlines] of Object.entries(/** @type {Record<string, Named[]>} */ (photos))) {
    const photo = await readPhoto(path.join(folder, file));
    const room = engine['seeRoom'](photo);
    let drawn = 0;
    for (const outline of outlines) {
      const words = WORDS[outline.kind];
      if (!words || drawn === A_PHOTO) continue;
      const cover = grow(await draw(outline, photo), photo, GROWN * Math.max(photo.width, photo.height));
      if (cover.reduce((sum, value) => sum + value, 0) < LEAST * cover.length) continue;
      drawn++;
      turn++;
      const wish = words[turn % words.length] ?? '';
      yield {
        name: `${file}, ${outline.name}: ${wish}`,
        ...(await replaced(engine, { photo, room, cover, wish, seed: turn })),
      };
    }
  }
}

/** @param {Record<string, any>} engine @param {{ photo: Picture, room: any, cover: Uint8Array, wish: string, seed: number }} edit */
async function replaced(engine, { photo, room, cover, wish, seed }) {
  const { width, height } = photo;
  const mask = { width, height, data: cover.map((value) => 255 * value) };
  const words = { prompt: wish, negativePrompt: '', allowStandIn: false, stylePreset: '' };
  const first = performance.now();
  const put = engine['arrangeWords']({ ...words, picture: photo, room, mask, seed, arrangement: null });
  const arranged = performance.now() - first;
  const place = engine['maskOfPlace'](put.place, photo);
  const area = engine['withSurroundings'](engine['maskBounds'](place), photo, 'wide');
  const part = {
    crop: engine['cropImage'](photo, area),
    mask: engine['cropMask'](place, area),
    marked: engine['cropMask'](mask, area),
  };
  const start = performance.now();
  const drawn = engine['inpaint']({
    ...words,
    ...part,
    ...{ overview: photo, room, mode: 'replace', seed, steps: 30 },
    place: { left: area.left, top: area.top, photoWidth: width, photoHeight: height },
    onProgress() {},
    fillBeside: engine['fillBeside'],
  });
  const ms = performance.now() - start;
  const crop = engine['pasteImage'](photo, drawn.crop, area);
  let outside = 0;
  for (let i = 0; i < cover.length; i++)
    if (place.data[i] === 0 && [0, 1, 2].some((k) => crop.data[4 * i + k] !== photo.data[4 * i + k]))
      outside++;
  const row = await rowOf([photo, marked(photo, cover), crop], cover);
  return { arranged, ms, outside, scale: put.arrangement.scale, suits: put.suits, kind: put.kind, row };
}
