// What the engine understands of rooms, drawn over their photos: sides and openings, classes, things. Arguments: a folder of photos, and one for the sheets.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { heading, print } from './figures.mjs';
import { loadSources } from './load-sources.mjs';

/** Longer side of what is looked at, as on the server, and of a picture on the sheet. */
const SIDE = 1024;
const SHOWN = 640;
/** How strongly colours lie over the photo. */
const OVER = 0.5;
const BORDER = /** @type {const} */ ([255, 0, 0]);
const OPENING = /** @type {const} */ ([255, 255, 0]);

/** @typedef {{ width: number, height: number, data: Uint8Array }} Picture */

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

/** Colours that differ for neighbouring numbers. @param {number} number @returns {readonly [number, number, number]} */
function colourOf(number) {
  const hue = ((number * 0.618034) % 1) * 6;
  const channel = (/** @type {number} */ shift) => {
    const at = (shift + hue) % 6;
    return 255 * (1 - 0.85 * Math.max(0, Math.min(at, 4 - at, 1)));
  };
  return [channel(5), channel(3), channel(1)];
}

/** @param {Uint8Array} data @param {number} pixel @param {{ colour: readonly number[], share: number }} paint */
function tint(data, pixel, { colour, share }) {
  for (let c = 0; c < 3; c++)
    data[4 * pixel + c] = (1 - share) * (data[4 * pixel + c] ?? 0) + share * (colour[c] ?? 0);
}

/** The photo under one colour a number; `null` leaves a pixel as it is. @param {Picture} photo @param {(x: number, y: number) => number | null} numberAt */
function coloured(photo, numberAt) {
  const data = photo.data.slice();
  const before = new Int16Array(photo.width).fill(-1);
  for (let i = 0; i < photo.width * photo.height; i++) {
    const x = i % photo.width;
    const number = numberAt(x, Math.floor(i / photo.width));
    if (number !== null) tint(data, i, { colour: colourOf(number), share: OVER });
    const shown = number ?? -1;
    if (i >= photo.width && shown !== before[x]) tint(data, i, { colour: BORDER, share: 1 });
    before[x] = shown;
  }
  return data;
}

/** @typedef {{ x: number, y: number }} Place */

/** @param {Picture} picture @param {Place} from @param {Place} to */
function drawLine({ width, height, data }, from, to) {
  for (let step = 0; step <= SIDE; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / SIDE);
    const y = Math.round(from.y + ((to.y - from.y) * step) / SIDE);
    if (x >= 0 && y >= 0 && x < width && y < height) tint(data, y * width + x, { colour: OPENING, share: 1 });
  }
}

/** @param {any} sources @param {any} room @param {Picture} picture */
function drawOpenings({ placeOf, SIDES }, { layout, openings }, picture) {
  for (const { wall, left, right, bottom, top } of openings) {
    const side = SIDES.indexOf(wall);
    const [x, , z] = layout.towards[side];
    const far = layout.distance[side];
    const corner = (/** @type {number} */ along, /** @type {number} */ height) =>
      placeOf(layout, [x * far + z * along, height - 1, z * far - x * along]);
    const corners = [corner(left, bottom), corner(right, bottom), corner(right, top), corner(left, top)];
    for (const [k, from] of corners.entries()) {
      const to = corners[(k + 1) % 4];
      if (from && to) drawLine(picture, from, to);
    }
  }
}

/** @param {any} sources @param {any} room @param {Picture} photo */
function panelsOf(sources, room, photo) {
  const sides = sources.sidesOf(room.layout, photo);
  const bySide = coloured(photo, (x, y) => sides[y * photo.width + x]);
  drawOpenings(sources, room, { ...photo, data: bySide });
  const { classes } = room.sight;
  const mapAt = (/** @type {number} */ x, /** @type {number} */ y) =>
    Math.floor((y * classes.height) / photo.height) * classes.width +
    Math.floor((x * classes.width) / photo.width);
  const byClass = coloured(photo, (x, y) => {
    const from = mapAt(x, y) * classes.channels;
    const shares = classes.data.subarray(from, from + classes.channels);
    return shares.indexOf(Math.max(...shares));
  });
  const byThing = coloured(photo, (x, y) => {
    const number = room.things.thingAt[mapAt(x, y)];
    return number < 0 ? null : number;
  });
  return [photo.data, bySide, byClass, byThing];
}

/** @param {Picture} photo @param {Uint8Array[]} panels @param {string} file */
async function writeSheet({ width, height }, panels, file) {
  const [across, down] = [SHOWN, Math.round((SHOWN * height) / width)];
  const shrunk = await Promise.all(
    panels.map((data) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .resize(across, down)
        .png()
        .toBuffer(),
    ),
  );
  const parts = shrunk.map((input, k) => ({ input, left: (k % 2) * across, top: k >> 1 ? down : 0 }));
  await sharp({ create: { width: 2 * across, height: 2 * down, channels: 3, background: '#000' } })
    .composite(parts)
    .png()
    .toFile(file);
}

const [folder, out] = process.argv.slice(2);
if (folder === undefined || out === undefined) {
  console.log('Left out: name a folder of photos and one for the sheets.');
} else {
  mkdirSync(out, { recursive: true });
  const sources = /** @type {any} */ (
    await loadSources(['engine/src/room/see-room.ts', 'engine/src/room/layout/layout.ts'])
  );
  for (const name of readdirSync(folder).toSorted()) {
    const photo = await readPhoto(path.join(folder, name)).catch(() => null);
    if (!photo) continue;
    const room = sources.seeRoom(photo);
    heading(name);
    print(
      'trust: room, camera, layout',
      [room.sight.roomTrust, room.camera.trust, room.layout.trust]
        .map((value) => value.toFixed(2))
        .join(', '),
    );
    print('things', room.things.list.map((/** @type {any} */ { kind }) => kind).join(', '));
    await writeSheet(photo, panelsOf(sources, room, photo), path.join(out, `${name}.png`));
  }
}
