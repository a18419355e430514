// Sheets to look at: before, mask and after (and the truth) of every removal, a row each.
import path from 'node:path';
import sharp from 'sharp';

/** @typedef {import('./marks.mjs').Picture} Picture */
/** @typedef {import('./marks.mjs').Cover} Cover */

const PANEL = 400;
const ROWS = 5;

/** The hole's surroundings as panels. @param {Picture[]} pictures @param {Cover} hole */
export async function rowOf(pictures, hole) {
  const { width, height } = /** @type {Picture} */ (pictures[0]);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] === 0) continue;
    left = Math.min(left, i % width);
    right = Math.max(right, (i % width) + 1);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.max(bottom, Math.floor(i / width) + 1);
  }
  const side = Math.max(1.7 * (right - left), 1.7 * (bottom - top), 0.35 * Math.max(width, height));
  const x0 = Math.max(0, Math.floor((left + right - side) / 2));
  const y0 = Math.max(0, Math.floor((top + bottom - side) / 2));
  const area = {
    left: x0,
    top: y0,
    width: Math.min(width - x0, Math.ceil(side)),
    height: Math.min(height - y0, Math.ceil(side)),
  };
  return Promise.all(
    pictures.map((picture) =>
      sharp(picture.data, { raw: { width, height, channels: 4 } })
        .extract(area)
        .flatten({ background: '#fff' })
        .resize(PANEL, PANEL, { fit: 'contain', background: '#222' })
        .png()
        .toBuffer(),
    ),
  );
}

/** The photo with the hole in red. @param {Picture} picture @param {Cover} hole @returns {Picture} */
export function marked(picture, hole) {
  const data = picture.data.slice();
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] === 0) continue;
    data[4 * i] = 0.5 * (data[4 * i] ?? 0) + 127;
    data[4 * i + 1] = 0.5 * (data[4 * i + 1] ?? 0);
    data[4 * i + 2] = 0.5 * (data[4 * i + 2] ?? 0);
  }
  return { ...picture, data };
}

/** @param {Buffer[][]} rows @param {string} folder @param {string} name */
export async function writeSheets(rows, folder, name) {
  for (let first = 0; first < rows.length; first += ROWS) {
    const shown = rows.slice(first, first + ROWS);
    const across = Math.max(...shown.map((row) => row.length));
    await sharp({
      create: { width: across * PANEL, height: shown.length * PANEL, channels: 3, background: '#000' },
    })
      .composite(
        shown.flatMap((row, y) => row.map((input, x) => ({ input, left: x * PANEL, top: y * PANEL }))),
      )
      .png()
      .toFile(path.join(folder, `${name}-${String(first / ROWS + 1).padStart(2, '0')}.png`));
  }
}
