/** Writes how much of the second colour shows at (u, v) metres on a surface to `out[0]` and the brightness there to `out[1]`. */
export type Pattern = (
  u: number,
  v: number,
  place: { readonly scale: number; readonly out: Float64Array },
) => void;

const { floor } = Math;

function rest(x: number): number {
  return x - floor(x);
}

/** Hash of a lattice point, 0..1. */
function hash(x: number, y: number): number {
  let n = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in two dimensions, 0..1. */
function noise(x: number, y: number): number {
  const i = floor(x);
  const j = floor(y);
  let a = x - i;
  let b = y - j;
  a = a * a * (3 - 2 * a);
  b = b * b * (3 - 2 * b);
  const p = hash(i, j);
  const q = hash(i + 1, j);
  const r = hash(i, j + 1);
  return p + (q - p) * a + (r - p) * b + (p - q - r + hash(i + 1, j + 1)) * a * b;
}

/** Three octaves, 0..1. */
export function clouds(x: number, y: number): number {
  return 0.5 * noise(x, y) + 0.3 * noise(2.1 * x + 7, 2.1 * y) + 0.2 * noise(4.3 * x, 4.3 * y + 3);
}

function say(out: Float64Array, share: number, tone: number): void {
  out[0] = share;
  out[1] = tone;
}

const plain: Pattern = (u, v, { out }) => say(out, 0, 0.97 + 0.06 * noise(u * 3, v * 3));
const cloth: Pattern = (u, v, { out }) =>
  say(out, 0, 0.82 + 0.22 * noise(u * 130, v * 130) + 0.14 * clouds(u * 6, v * 6));
const shag: Pattern = (u, v, { out }) =>
  say(out, 0, 0.55 + 0.6 * noise(u * 55, v * 55) + 0.2 * clouds(u * 5, v * 5));
const leaf: Pattern = (u, v, { out }) => say(out, 0, 0.55 + 0.8 * noise(u * 22, v * 22));

const planks: Pattern = (u, v, { scale, out }) => {
  const row = floor(u / (0.13 * scale));
  const along = (v + hash(row, 3) * 9) / (1.1 * scale);
  const isJoint = rest(u / (0.13 * scale)) < 0.035 || rest(along) < 0.006;
  const tone = 0.72 + 0.5 * hash(row, floor(along)) + 0.18 * (clouds(u * 60, v * 4) - 0.5);
  say(out, 0.3 * clouds(u * 25, v * 2), isJoint ? tone * 0.55 : tone);
};

const stripes: Pattern = (u, v, { scale, out }) =>
  say(out, rest((u * 6) / scale) < 0.5 ? 1 : 0, 0.9 + 0.15 * noise(u * 90, v * 90));

const tiles: Pattern = (u, v, { scale, out }) => {
  const side = 0.4 * scale;
  const joint = 0.012 / scale + 0.006;
  const a = u / side;
  const b = v / side;
  if (rest(a) < joint || rest(b) < joint) return say(out, 1, 1);
  say(out, 0, 0.9 + 0.16 * hash(floor(a), floor(b)) + 0.1 * (clouds(u * 5, v * 5) - 0.5));
};

/** Printed tiles: a star or rings in every one, borders in a third tone. */
const printedTiles: Pattern = (u, v, { scale, out }) => {
  const side = 0.2 * scale;
  const x = rest(u / side) - 0.5;
  const y = rest(v / side) - 0.5;
  if (Math.max(Math.abs(x), Math.abs(y)) > 0.485) return say(out, 0.5, 0.8);
  const radius = Math.hypot(x, y);
  const star = 0.3 + 0.12 * Math.cos(4 * Math.atan2(y, x));
  const corner = Math.hypot(Math.abs(x) - 0.5, Math.abs(y) - 0.5);
  const isInk = Math.abs(radius - star) < 0.06 || radius < 0.09 || Math.abs(corner - 0.2) < 0.05;
  say(out, isInk ? 1 : 0, 0.95 + 0.08 * noise(u * 30, v * 30));
};

const herringbone: Pattern = (u, v, { scale, out }) => {
  const width = 0.1 * scale;
  const p = (u + v) / width;
  const q = (u - v) / width;
  const isTurned = (floor(p / 6) & 1) === 1;
  const across = isTurned ? p : q;
  const along = isTurned ? q : p;
  const tone = 0.65 + 0.55 * hash(floor(across), floor(along / 6));
  say(out, 0, rest(across) < 0.06 ? tone * 0.6 : tone);
};

const floral: Pattern = (u, v, { scale, out }) => {
  const cell = 0.22 * scale;
  const i = floor(u / cell);
  const j = floor(v / cell);
  const x = rest(u / cell) - 0.5 + 0.3 * (hash(i, j) - 0.5);
  const y = rest(v / cell) - 0.5 + 0.3 * (hash(j, i + 9) - 0.5);
  const radius = Math.hypot(x, y);
  const isPetal = radius < 0.25 + 0.13 * Math.cos(5 * Math.atan2(y, x));
  const isStalk = radius < 0.43 && Math.abs(x + 0.3 * y) < 0.04;
  say(out, isPetal ? 1 : isStalk ? 0.7 : 0, 1);
};

const dots: Pattern = (u, v, { scale, out }) => {
  const cell = 0.12 * scale;
  say(out, Math.hypot(rest(u / cell) - 0.5, rest(v / cell) - 0.5) < 0.22 ? 1 : 0, 1);
};

const marble: Pattern = (u, v, { out }) => {
  const warp = clouds(u * 2, v * 2);
  const vein = Math.abs(clouds(u * 3 + 2 * warp, v * 3) - 0.5);
  say(out, Math.exp(-vein * 26) * 0.8 + 0.15 * warp, 1);
};

const art: Pattern = (u, v, { scale, out }) => {
  const mass = clouds(u * 3 * scale + 5, v * 3 * scale);
  const light = clouds(u * 2 * scale + 31, v * 4 * scale + mass);
  say(out, mass > 0.52 ? 1 : 0, light > 0.55 ? 0.35 : light < 0.38 ? 1.7 : 1);
};

const bricks: Pattern = (u, v, { scale, out }) => {
  const row = floor(v / (0.075 * scale));
  const along = u / (0.22 * scale) + (row & 1) * 0.5;
  const isMortar = rest(v / (0.075 * scale)) < 0.14 || rest(along) < 0.05;
  say(out, isMortar ? 1 : 0, isMortar ? 1 : 0.65 + 0.6 * hash(floor(along), row));
};

const cells: Pattern = (u, v, { scale, out }) => {
  const i = floor(u / (0.18 * scale));
  const j = floor(v / (0.18 * scale));
  say(out, hash(i + 77, j), 0.7 + 0.6 * hash(i, j + 5));
};

/** Wall panels with a moulding in relief. */
const panels: Pattern = (u, v, { scale, out }) => {
  const width = 0.55 * scale;
  const a = rest(u / width);
  const b = rest(v / (width * 1.5));
  const edge = Math.min(a, 1 - a, Math.min(b, 1 - b) * 1.5);
  say(out, 0, Math.abs(edge - 0.12) < 0.014 ? 0.72 : Math.abs(edge - 0.15) < 0.014 ? 1.12 : 1);
};

/** Tongue and groove boards. */
const boards: Pattern = (u, v, { scale, out }) =>
  say(out, 0, rest(u / (0.11 * scale)) < 0.07 ? 0.72 : 0.97 + 0.05 * noise(u * 4, v * 9));

const grain: Pattern = (u, v, { out }) =>
  say(out, 0.4 * clouds(u * 2, v * 14), 0.72 + 0.3 * clouds(u * 3, v * 40) + 0.25 * clouds(u * 1.3, v * 9));

const checks: Pattern = (u, v, { scale, out }) => {
  const cell = 0.16 * scale;
  say(out, (floor(u / cell) + floor(v / cell)) & 1, 0.92 + 0.12 * noise(u * 80, v * 80));
};

const medallions: Pattern = (u, v, { scale, out }) => {
  const ring = Math.abs(rest((u * 1.1) / scale) - 0.5) + Math.abs(rest((v * 0.8) / scale) - 0.5);
  const isLine = (floor(ring * 9) & 1) === 1;
  say(out, isLine ? 0.85 : clouds(u * 14, v * 14) > 0.55 ? 0.6 : 0, 0.8 + 0.3 * noise(u * 70, v * 70));
};

/** Rows of book backs: what stands behind glass or far away. */
const spines: Pattern = (u, v, { out }) => {
  const shelf = floor(v / 0.33);
  const book = floor(u / 0.035 + 7 * hash(shelf, 1));
  const top = 0.62 + 0.34 * hash(book, shelf + 3);
  say(out, hash(book, shelf), rest(v / 0.33) > top ? 0.15 : 0.35 + 1.1 * hash(book + 5, shelf));
};

/** A view out of doors: land below the second colour's horizon at `scale` metres, sky above. */
const view: Pattern = (u, v, { scale, out }) => {
  const isLand = v + 0.25 * clouds(u * 2.2, v * 2.2) < scale;
  say(out, isLand ? 1 : 0, isLand ? 0.35 + 1.1 * clouds(u * 9, v * 9) : 1 - 0.2 * v);
};

export const PATTERNS = {
  plain,
  cloth,
  shag,
  leaf,
  planks,
  stripes,
  tiles,
  printedTiles,
  herringbone,
  floral,
  dots,
  marble,
  art,
  bricks,
  cells,
  panels,
  boards,
  grain,
  checks,
  medallions,
  spines,
  view,
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof PATTERNS;
