// How a filled hole compares with what is really there: error, likeness, edges and texture.

/** @typedef {{ width: number, height: number, data: Uint8Array }} Picture four bytes a pixel */
/** @typedef {Uint8Array} Cover one byte a pixel, 1 = inside */
/** @typedef {{ psnr: number, ssim: number, edges: number | null, texture: number }} Marks edges: null where the truth has hardly any */

/** Edges stronger than this (Sobel on luminance, divided by 4) count, and match within so many pixels. */
const EDGE = 12;
const WITHIN = 3;
/** With fewer edges than this share of the hole there is nothing to match. */
const HARDLY = 0.005;
/** Radius of the windows that likeness and texture are measured in, in pixels. */
const RADIUS = 3;

/** @param {Picture} picture */
function luminance({ width, height, data }) {
  const luma = new Float32Array(width * height);
  for (let i = 0; i < luma.length; i++)
    luma[i] = 0.299 * (data[4 * i] ?? 0) + 0.587 * (data[4 * i + 1] ?? 0) + 0.114 * (data[4 * i + 2] ?? 0);
  return luma;
}

/** @param {Float32Array} luma @param {{ width: number, height: number }} size */
function edgesOf(luma, { width, height }) {
  const isEdge = new Uint8Array(luma.length);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => luma[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const gx =
        at(x + 1, y - 1) +
        2 * at(x + 1, y) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x - 1, y) -
        at(x - 1, y + 1);
      const gy =
        at(x - 1, y + 1) +
        2 * at(x, y + 1) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x, y - 1) -
        at(x + 1, y - 1);
      if (Math.hypot(gx, gy) / 4 > EDGE) isEdge[y * width + x] = 1;
    }
  return isEdge;
}

/** Mean of a plane over a square around every pixel. @param {Float32Array} plane @param {{ width: number, height: number }} size @param {number} radius */
function meanAround(plane, { width, height }, radius) {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += plane[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const means = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const at = (/** @type {number} */ column, /** @type {number} */ line) =>
        sums[line * (width + 1) + column] ?? 0;
      means[y * width + x] =
        (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) /
        ((right - left) * (bottom - top));
    }
  }
  return means;
}

/** Share of the edges of `one` that have an edge of `other` near. @param {Uint8Array} one @param {Uint8Array} other @param {{ hole: Cover, size: { width: number, height: number } }} where */
function shareMatched(one, other, { hole, size: { width, height } }) {
  const near = meanAround(Float32Array.from(other), { width, height }, WITHIN);
  let [matched, all] = [0, 0];
  for (let i = 0; i < one.length; i++) {
    if (one[i] === 0 || hole[i] === 0) continue;
    all++;
    if ((near[i] ?? 0) > 1e-6) matched++;
  }
  return all === 0 ? 1 : matched / all;
}

/** @param {Picture} filled @param {Picture} truth @param {Cover} hole @returns {Marks} */
export function marksOf(filled, truth, hole) {
  const size = truth;
  let [error, count] = [0, 0];
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] === 0) continue;
    for (let c = 0; c < 3; c++) error += ((filled.data[4 * i + c] ?? 0) - (truth.data[4 * i + c] ?? 0)) ** 2;
    count += 3;
  }
  const [a, b] = [luminance(filled), luminance(truth)];
  const product = (/** @type {Float32Array} */ x, /** @type {Float32Array} */ y) =>
    x.map((value, i) => value * (y[i] ?? 0));
  const [ma, mb] = [meanAround(a, size, RADIUS), meanAround(b, size, RADIUS)];
  const [aa, bb, ab] = [product(a, a), product(b, b), product(a, b)].map((plane) =>
    meanAround(plane, size, RADIUS),
  );
  let [likeness, ownTexture, trueTexture] = [0, 0, 0];
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] === 0) continue;
    const [x, y] = [ma[i] ?? 0, mb[i] ?? 0];
    const [vx, vy, vxy] = [(aa?.[i] ?? 0) - x * x, (bb?.[i] ?? 0) - y * y, (ab?.[i] ?? 0) - x * y];
    likeness += ((2 * x * y + 6.5) * (2 * vxy + 58.5)) / ((x * x + y * y + 6.5) * (vx + vy + 58.5));
    ownTexture += Math.sqrt(Math.max(0, vx));
    trueTexture += Math.sqrt(Math.max(0, vy));
  }
  const [ea, eb] = [edgesOf(a, size), edgesOf(b, size)];
  const isPlain = eb.reduce((sum, value, i) => sum + value * (hole[i] ?? 0), 0) < (HARDLY * count) / 3;
  const precision = shareMatched(ea, eb, { hole, size });
  const recall = shareMatched(eb, ea, { hole, size });
  return {
    psnr: 10 * Math.log10(255 ** 2 / Math.max(1e-6, error / count)),
    ssim: likeness / (count / 3),
    edges: isPlain ? null : precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    texture: ownTexture / Math.max(1e-6, trueTexture),
  };
}
