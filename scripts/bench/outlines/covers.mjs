// Outlines drawn by hand, as covers of a photo, and where a hand would point at them.
import sharp from 'sharp';

/**
 * @typedef {Uint8Array} Cover one byte a pixel, 1 = inside
 * @typedef {[number, number][]} Polygon places as fractions of width and height
 * @typedef {{ kind: string, polygons: Polygon[], holes?: Polygon[] }} Outline
 * @typedef {{ width: number, height: number }} Size
 */

/** @param {Outline} outline @param {Size} size @returns {Promise<Cover>} */
export async function draw({ polygons, holes = [] }, { width, height }) {
  const shape = (/** @type {Polygon} */ polygon, /** @type {string} */ fill) =>
    `<polygon fill="${fill}" points="${polygon.map(([x, y]) => `${x * width},${y * height}`).join(' ')}"/>`;
  const shapes = [...polygons.map((one) => shape(one, '#fff')), ...holes.map((one) => shape(one, '#000'))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${shapes.join('')}</svg>`;
  const grey = await sharp(Buffer.from(svg)).removeAlpha().greyscale().raw().toBuffer();
  return Uint8Array.from(grey, (value) => (value > 127 ? 1 : 0));
}

/** Intersection over union. @param {Uint8Array} mask 0-255 @param {Cover} cover */
export function overlapOf(mask, cover) {
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
export const shareOf = (cover) => cover.reduce((sum, value) => sum + value, 0) / cover.length;

/** Left, top, right, bottom. @param {Cover} cover @param {number} width @returns {[number, number, number, number]} */
export function boxOf(cover, width) {
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

/** The point farthest from everything outside, the photo's border included (city blocks). @param {Cover} cover @param {Size} size */
export function deepestPoint(cover, { width, height }) {
  const away = new Float32Array(cover.length);
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (away[y * width + x] ?? 0);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (cover[y * width + x] === 1) away[y * width + x] = 1 + Math.min(at(x - 1, y), at(x, y - 1));
  let deepest = 0;
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      if (cover[i] !== 1) continue;
      away[i] = Math.min(at(x, y), 1 + Math.min(at(x + 1, y), at(x, y + 1)));
      if (at(x, y) > (away[deepest] ?? 0)) deepest = i;
    }
  return { x: deepest % width, y: Math.floor(deepest / width) };
}

/** A click on the larger of what is missing and what is too much. @param {Uint8Array} mask 0-255 @param {Cover} cover @param {Size} size */
export function correctionOf(mask, cover, size) {
  const missing = cover.map((value, i) => (value === 1 && (mask[i] ?? 0) <= 127 ? 1 : 0));
  const excess = cover.map((value, i) => (value === 0 && (mask[i] ?? 0) > 127 ? 1 : 0));
  const keep = shareOf(missing) >= shareOf(excess);
  return { ...deepestPoint(keep ? missing : excess, size), keep };
}
