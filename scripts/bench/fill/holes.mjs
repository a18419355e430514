// Holes to fill on photos with outlines: around things that stand on floors, and cut where a surface alone is seen.
import { draw } from '../outlines/covers.mjs';

/** @typedef {import('../outlines/covers.mjs').Outline} Outline */
/** @typedef {import('./marks.mjs').Cover} Cover */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ name: string, cover: Cover }} Hole */

/** What stands on floors. */
const STANDING = new Set([
  'sofa',
  'armchair',
  'chair',
  'stool',
  'coffee table',
  'table',
  'desk',
  'bed',
  'plant',
  'cabinet',
  'dresser',
  'box',
  'bookcase',
  'other',
]);
/** Outlines are drawn along the thing: holes are grown by this share of the longer side. */
export const GROWN = 0.012;
/** Shares of the photo between which a thing is worth taking away here. */
const LEAST = 0.004;
const MOST = 0.3;
/** Sides of the cut holes as shares of the longer side. */
const SIDES = [0.14, 0.2, 0.27];
const TRIES = 400;

/** @param {Cover} cover @param {Size} size @param {number} radius pixels */
export function grow(cover, { width, height }, radius) {
  const grown = cover.slice();
  const reach = Math.ceil(radius);
  const disc = [];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) if (dx * dx + dy * dy <= radius * radius) disc.push({ dx, dy });
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0 || [i - 1, i + 1, i - width, i + width].every((j) => cover[j] === 1)) continue;
    for (const { dx, dy } of disc) {
      const [x, y] = [(i % width) + dx, Math.floor(i / width) + dy];
      if (x >= 0 && y >= 0 && x < width && y < height) grown[y * width + x] = 1;
    }
  }
  return grown;
}

/** @param {Cover} cover */
const shareOf = (cover) => cover.reduce((sum, value) => sum + value, 0) / cover.length;

/** Whether a cover's lower part touches the floor or a rug. @param {Cover} cover @param {Cover} ground @param {Size} size */
function standsOn(cover, ground, { width }) {
  let [under, rim] = [0, 0];
  for (let i = 0; i + width < cover.length; i++) {
    if (cover[i] === 0 || cover[i + width] === 1) continue;
    rim++;
    for (let step = 1; step <= 6; step++)
      if (ground[i + step * width] === 1) {
        under++;
        break;
      }
  }
  return rim > 0 && under > 0.25 * rim;
}

/** @param {Outline[]} outlines @param {Size} size @param {(kind: string) => boolean} isMeant */
async function union(outlines, size, isMeant) {
  const all = new Uint8Array(size.width * size.height);
  for (const outline of outlines)
    if (isMeant(outline.kind))
      (await draw(outline, size)).forEach((value, i) => {
        if (value === 1) all[i] = 1;
      });
  return all;
}

/** The outline of each thing that stands on a floor; with `kinds`, of those kinds alone. @param {(Outline & { name: string })[]} outlines @param {Size} size @param {Set<string>} [kinds] @returns {Promise<Hole[]>} */
export async function outlinesOfThings(outlines, size, kinds = STANDING) {
  const ground = await union(outlines, size, (kind) => kind === 'floor' || kind === 'rug');
  const found = [];
  for (const outline of outlines) {
    if (!kinds.has(outline.kind)) continue;
    const cover = await draw(outline, size);
    const share = shareOf(cover);
    if (share >= LEAST && share <= MOST && standsOn(cover, ground, size))
      found.push({ name: outline.name, cover });
  }
  return found;
}

/** Around each of them, a little wider. @param {(Outline & { name: string })[]} outlines @param {Size} size @param {Set<string>} kinds @returns {Promise<Hole[]>} */
export async function holesOfThings(outlines, size, kinds) {
  const radius = GROWN * Math.max(size.width, size.height);
  const found = await outlinesOfThings(outlines, size, kinds);
  return found.map(({ name, cover }) => ({ name, cover: grow(cover, size, radius) }));
}

/** Rounded squares where one surface alone is seen; the same ones every time. @param {(Outline & { name: string })[]} outlines @param {Size} size @param {number} wanted @returns {Promise<Hole[]>} */
export async function holesInSurfaces(outlines, size, wanted) {
  const { width, height } = size;
  const isSurface = (/** @type {string} */ kind) => ['floor', 'wall', 'ceiling'].includes(kind);
  const things = await union(outlines, size, (kind) => !isSurface(kind));
  let state = 12345;
  const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  const holes = /** @type {Hole[]} */ ([]);
  const surfaces = outlines
    .filter(({ kind }) => isSurface(kind))
    .toSorted((a, b) => order(a.kind) - order(b.kind));
  for (let round = 0; holes.length < wanted && round < 3; round++)
    for (const outline of surfaces) {
      const cover = await draw(outline, size);
      const side = Math.round(
        (SIDES[(holes.length + round) % SIDES.length] ?? 0.2) * Math.max(width, height),
      );
      const hole = placeSquare({ cover, things, size, side, random });
      if (hole && holes.length < wanted) holes.push({ name: outline.name, cover: hole });
    }
  return holes;
}

const order = (/** @type {string} */ kind) => ['floor', 'wall', 'ceiling'].indexOf(kind);

/** @param {{ cover: Cover, things: Cover, size: Size, side: number, random: () => number }} wish */
function placeSquare({ cover, things, size: { width, height }, side, random }) {
  const shape = /** @type {number[]} */ ([]);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (((2 * x) / side - 1) ** 4 + ((2 * y) / side - 1) ** 4 <= 1) shape.push(y * width + x);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const corner = Math.floor(random() * (width - side)) + width * Math.floor(random() * (height - side));
    if (shape.some((at) => cover[corner + at] !== 1 || things[corner + at] === 1)) continue;
    const hole = new Uint8Array(width * height);
    for (const at of shape) hole[corner + at] = 1;
    return hole;
  }
  return null;
}
