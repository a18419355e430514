// Renders the sample photos of the home page with the embedded engine: each room before, then with one piece of furniture added by inpaint(). Arguments: rooms (all when left out); `--after` keeps the photos before.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';
import { ROOT } from './setup/root.mjs';

const FOLDER = path.join(ROOT, 'web/public/samples');
const SIZE = { width: 1280, height: 853 };
const WEBP = { quality: 90, effort: 6 };
/** Smaller ones for smaller screens, as `web/src/app/home/sample-comparison.ts` offers them: pixels across. */
const WIDTHS = [720, 1080];
const SMALL_WEBP = { quality: 85, effort: 6 };
const OVERVIEW = 1024;

/** Light paths a pixel of each room's photo, and what is added to it: the prompt, and either the painted place as a polygon in pixels of the photo or, where a rug lies that must stay, where it was arranged. */
const ROOMS = {
  living: {
    seed: 1,
    samples: 44,
    editSeed: 1,
    prompt: 'a dark green velvet sofa',
    place: '420,400 1000,400 1000,625 420,600',
  },
  bedroom: {
    seed: 1,
    samples: 44,
    editSeed: 1,
    prompt: 'a light grey linen bed',
    place: '570,650 618,425 900,425 925,560 1030,660 1040,775 565,765',
  },
  dining: {
    seed: 1,
    samples: 44,
    editSeed: 2,
    prompt: 'a walnut dining table with six chairs',
    place: '0,0 1280,0 1280,853 0,853',
    arrangement: { x: 0.51, y: 0.83, lift: 0, turn: 15, scale: 1, variant: 0, size: 0 },
  },
};

/** @typedef {{ width: number, height: number, data: Uint8Array }} Picture */

/** The engine's sources as one module. @param {string} folder */
async function loadEngine(folder) {
  const outfile = path.join(folder, 'engine.mjs');
  await build({
    entryPoints: [path.join(ROOT, 'engine/src/index.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}

/** @param {Picture} picture */
function asSharp({ data, width, height }) {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } });
}

/** @param {import('sharp').Sharp} image @returns {Promise<Picture>} */
async function pixelsOf(image) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** @param {string} polygon points of the painted place @returns {Promise<Picture>} one byte a pixel */
async function paintedMask(polygon) {
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><polygon points="${polygon}" fill="white"/></svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return { width, height, data: new Uint8Array(data) };
}

/** Adds the room's furniture to its photo, as the server would. @param {any} engine @param {keyof typeof ROOMS} name @param {Picture} photo */
async function furnish(engine, name, photo) {
  const room = ROOMS[name];
  const { prompt, place, editSeed } = room;
  const things = 'arrangement' in room ? [{ words: prompt, arrangement: room.arrangement }] : undefined;
  const mask = await paintedMask(place);
  const area = engine.withSurroundings(engine.maskBounds(mask), photo);
  const part = engine.cropMask(mask, area);
  const overview = engine.resizeImage(photo, engine.fitWithin(photo, OVERVIEW));
  const { crop } = engine.inpaint({
    crop: engine.cropImage(photo, area),
    mask: part,
    place: { left: area.left, top: area.top, photoWidth: photo.width, photoHeight: photo.height },
    overview,
    room: engine.seeRoom(overview),
    mode: 'replace',
    things,
    prompt,
    negativePrompt: '',
    stylePreset: '',
    seed: editSeed,
    steps: 50,
    onProgress: () => {},
  });
  return engine.pasteBack({ photo, edited: crop, mask: part, place: area });
}

/** The wall of the bedroom, to be tried in other colours: what stands before it is cut out, or has another colour. */
const WALL = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
  <polygon points="366,191 1167,183 1167,583 366,585" fill="white"/>
  <rect x="651" y="225" width="213" height="137"/><rect x="456" y="554" width="24" height="18"/>
  <ellipse cx="528" cy="501" rx="20" ry="31"/><ellipse cx="999" cy="504" rx="21" ry="32"/>
</svg>`;

/** Whether a pixel is of the bedroom's wall, in daylight or in that of a lamp. @param {Uint8Array} rgb */
function isOfWall([r = 0, g = 0, b = 0]) {
  const light = (r + g + b) / 3;
  return Math.abs(r - g) <= 18 && r - b >= 5 && r - b <= 75 && light > 60 && light < 222;
}

/** Writes the mask of the bedroom's wall. @param {Picture} photo */
async function markWall({ data, width, height }) {
  const place = await sharp(Buffer.from(WALL))
    .flatten({ background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const mask = place.map((inside, i) =>
    inside > 127 && isOfWall(data.subarray(i * 4, i * 4 + 3)) ? 255 : 0,
  );
  await sharp(mask, { raw: { width, height, channels: 1 } })
    .median(5)
    // What is repainted fades in within the mask: white grows where black is eroded.
    .erode(3)
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toFile(path.join(FOLDER, 'bedroom-wall.png'));
}

/** @param {string} name of a photo */
const shrink = (name) =>
  Promise.all(
    WIDTHS.map((width) =>
      sharp(path.join(FOLDER, `${name}.webp`))
        .resize(width)
        .webp(SMALL_WEBP)
        .toFile(path.join(FOLDER, `${name}-${width}.webp`)),
    ),
  );

const words = process.argv.slice(2);
const keepsBefore = words.includes('--after');
const wanted = words.filter((word) => word !== '--after');
const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
try {
  const engine = await loadEngine(folder);
  for (const name of /** @type {(keyof typeof ROOMS)[]} */ (Object.keys(ROOMS))) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const before = path.join(FOLDER, `${name}-before.webp`);
    if (!keepsBefore) {
      const { seed, samples } = ROOMS[name];
      const room = engine.renderSampleRoom({ room: name, ...SIZE, seed, samples });
      await asSharp(room).removeAlpha().webp(WEBP).toFile(before);
    }
    const photo = await pixelsOf(sharp(before));
    if (name === 'bedroom') await markWall(photo);
    const after = await furnish(engine, name, photo);
    await asSharp(after)
      .removeAlpha()
      .webp(WEBP)
      .toFile(path.join(FOLDER, `${name}-after.webp`));
    await Promise.all([`${name}-before`, `${name}-after`].map(shrink));
    process.stdout.write(`${name} done\n`);
  }
} finally {
  await rm(folder, { recursive: true });
}
