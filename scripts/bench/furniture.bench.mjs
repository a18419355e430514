// Sheets to look at: everything that can be drawn, three seeds each, in a plain corner. `npm run bench furniture -- <folder>` writes PNGs there; run by itself, words after the folder choose what is drawn.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { heading, print } from './figures.mjs';
import { loadSources } from './load-sources.mjs';

/** Pixels of one picture, and of the line of text below it. */
const SIDE = 220;
const LINE = 18;
const SEEDS = [1, 2, 3];
/** Things beside each other, and rows of them on a sheet. */
const ABREAST = 2;
const ROWS = 6;
/** Metres from the camera to the thing, in its own lengths, and up to the camera. */
const AWAY = 3.2;
const EYE = 1.35;
const TURN = 0.42;
const FLAT = 0.1;

const [folder = path.join(tmpdir(), 'maquette-furniture'), ...chosen] = process.argv.slice(2);

const engine = await loadSources([
  'engine/src/furniture/catalogue.ts',
  'engine/src/lexicon/kinds.ts',
  'engine/src/lexicon/lexicon.ts',
  'engine/src/prompt/look-of-wish.ts',
  'engine/src/prompt/parse-prompt.ts',
  'engine/src/sample/photograph.ts',
  'engine/src/scene/environment.ts',
  'engine/src/scene/materials/hard.ts',
  'engine/src/scene/mesh.ts',
  'engine/src/scene/render.ts',
  'engine/src/scene/scene.ts',
]);

/** @typedef {{ low: number[], high: number[] }} Extent */

/** @param {{ positions: number[] }} mesh @returns {Extent} */
function extentOf({ positions }) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    low[i % 3] = Math.min(low[i % 3] ?? value, value);
    high[i % 3] = Math.max(high[i % 3] ?? value, value);
  });
  return { low, high };
}

/** The thing on a floor and before a wall, turned towards the camera. @param {any} piece @param {any} mesh */
function cornerOf(piece, mesh) {
  const { low, high } = extentOf(mesh);
  const [back = 0, top = 0] = [low[2], high[1]];
  const lift = piece.support === 'wall' ? Math.max(0, 1.5 - top / 2) : piece.support === 'ceiling' ? 1.4 : 0;
  const corner = new engine.Mesh();
  const floor = corner.material(engine.paint([0.5, 0.46, 0.41], 0.9));
  const wall = corner.material(engine.paint([0.62, 0.61, 0.58], 1));
  const behind = piece.support === 'wall' ? 0 : Math.min(back, 0) - 0.04;
  corner.flat([-9, 0, 9], { u: [18, 0, 0], v: [0, 0, -9 - 9] }, floor);
  if (piece.support !== 'ceiling') corner.flat([-9, 0, behind], { u: [18, 0, 0], v: [0, 7, 0] }, wall);
  corner.append(mesh, { at: [0, lift, 0] });
  const turned = new engine.Mesh();
  turned.append(corner, { at: [0, 0, 0], yaw: TURN });
  const posed = new engine.Mesh();
  posed.append(mesh, { at: [0, lift, 0] });
  const shown = new engine.Mesh();
  shown.append(posed, { at: [0, 0, 0], yaw: TURN });
  return { scene: turned, shown };
}

/** A level camera that sees all of the thing. @param {{ positions: number[] }} shown */
function viewOf({ positions }) {
  const { low, high } = extentOf({ positions });
  const length = Math.hypot(...high.map((value, k) => value - (low[k] ?? 0)));
  const away = AWAY * Math.max(0.6, length);
  const z = ((low[2] ?? 0) + (high[2] ?? 0)) / 2 + away;
  // What lies flat is looked down on.
  const eye = (high[1] ?? 0) - (low[1] ?? 0) < FLAT ? away / 2 : EYE;
  /** @type {number[][]} */
  const seen = [[], []];
  for (let i = 0; i < positions.length; i += 3) {
    const far = z - (positions[i + 2] ?? 0);
    seen[0]?.push((positions[i] ?? 0) / far);
    seen[1]?.push((eye - (positions[i + 1] ?? 0)) / far);
  }
  const ends = seen.map((values) => [
    values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b)),
  ]);
  const [[left = 0, right = 0] = [], [above = 0, below = 0] = []] = ends;
  const focal = (0.84 * SIDE) / Math.max(right - left, below - above);
  const centreX = SIDE / 2 - (focal * (left + right)) / 2;
  const centreY = SIDE / 2 - (focal * (above + below)) / 2;
  return { x: 0, y: eye, z, yaw: 0, focal, centreX, centreY, pitch: 0, roll: 0 };
}

/** A bright sky that is brightest over the left shoulder. @param {Float64Array} d @param {Float64Array} out */
function sky(d, out) {
  const [x = 0, y = 0, z = 0] = d;
  const window = Math.max(0, -0.55 * x + 0.45 * y + 0.7 * z) ** 6;
  out.fill(0.35 + 0.3 * Math.max(0, y) + 2.6 * window);
}

/** @param {string} words @param {number} seed */
function pieceFor(words, seed) {
  const wish = engine.parsePrompt(`a ${words}`);
  const kind = wish.kind;
  const [width, height] = engine.drawnRecord(kind).size;
  const look = engine.lookOfWish(wish, kind, seed);
  return engine.pieceOf({ kind, look, details: wish.details, aspect: width / height });
}

/** @param {string} words @param {number} seed @returns {Promise<{ png: Buffer, note: string }>} */
async function pictureOf(words, seed) {
  const piece = pieceFor(words, seed);
  const before = performance.now();
  const mesh = piece.sizes[Math.floor(piece.sizes.length / 2)]();
  const took = performance.now() - before;
  const { scene, shown } = cornerOf(piece, mesh);
  const environment = engine.makeEnvironment({ width: 64, height: 32 }, sky);
  const image = engine.develop(
    engine.renderPicture({
      scene: engine.makeScene(scene, { environment, isEnvironmentLighting: true, panels: [] }),
      view: viewOf(shown),
      ...{ width: SIDE, height: SIDE, samples: 24, seed: 1, factor: 2, bounces: 3, onProgress: () => {} },
    }),
  );
  const png = await sharp(Buffer.from(image.data), { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();
  return { png, note: `${(mesh.triangleCount / 1000).toFixed(1)}k ${took.toFixed(0)} ms` };
}

/** @param {string} text */
const label = (text) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${LINE}"><text x="4" y="13" font-family="sans-serif" font-size="12">${text}</text></svg>`,
  );

/** @param {readonly string[]} names @param {string} file */
async function writeSheet(names, file) {
  /** @type {import('sharp').OverlayOptions[]} */
  const parts = [];
  for (const [i, name] of names.entries()) {
    for (const [k, seed] of SEEDS.entries()) {
      const { png, note } = await pictureOf(name, seed);
      const left = ((i % ABREAST) * SEEDS.length + k) * SIDE;
      const top = Math.floor(i / ABREAST) * (SIDE + LINE);
      parts.push({ input: png, left, top });
      parts.push({ input: label(`${name} ${seed} · ${note}`), left, top: top + SIDE });
    }
  }
  const width = ABREAST * SEEDS.length * SIDE;
  const height = Math.ceil(names.length / ABREAST) * (SIDE + LINE);
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(parts)
    .png()
    .toFile(file);
}

const all = engine.THINGS.flatMap((/** @type {{ id: string, maker: object | null }} */ { id, maker }) =>
  maker ? [id] : [],
);
const names = chosen.length > 0 ? chosen : all;
mkdirSync(folder, { recursive: true });
heading('Sheets of furniture');
for (let i = 0; i < names.length; i += ABREAST * ROWS) {
  const file = path.join(folder, `furniture-${1 + i / (ABREAST * ROWS)}.png`);
  await writeSheet(names.slice(i, i + ABREAST * ROWS), file);
  print('written', file);
}
