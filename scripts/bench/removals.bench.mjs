// Removals through the real API on photos in awkward formats and sizes: each must end with a picture that keeps what was not marked, or with a sentence. Ends with 1 where one does not.
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { heading, median, print } from './figures.mjs';
import { signUp } from './person.mjs';
import { startServer } from './running-server.mjs';
import { ROOT } from '../setup/root.mjs';

const ROOM = path.join(ROOT, 'web/public/samples/living-before.webp');
/** Removals of one person: the welcome credits pay for them. */
const EACH = 4;
/** What is marked, as shares: a thing on the floor, and half of the room. */
const MARKS = { thing: [0.35, 0.6, 0.25, 0.3], half: [0.1, 0.25, 0.6, 0.65] };

/** @param {number} width @param {number} [height] */
const room = (width, height) => sharp(ROOM).resize(width, height, { fit: 'fill' }).removeAlpha();

/** @param {import('sharp').Sharp} picture @param {'jpeg' | 'png' | 'webp'} format */
const as = async (picture, format) => ({ body: await picture.toBuffer(), type: `image/${format}` });

/** Half of it can be seen through. @param {import('sharp').Sharp} picture @param {number} width @param {number} height */
const glassy = (picture, width, height) =>
  picture.joinChannel(
    Buffer.from(Uint8Array.from({ length: width * height }, (_, i) => (i % width < width / 2 ? 255 : 90))),
    { raw: { width, height, channels: 1 } },
  );

/** Every kind of photo: how it is written, and how large it is once upright. @type {Record<string, { make: () => Promise<{ body: Buffer, type: string }>, size: readonly [number, number] }>} */
const PHOTOS = {
  'JPEG held upright (Exif 6)': {
    make: () => as(room(800, 600).jpeg().withMetadata({ orientation: 6 }), 'jpeg'),
    size: [600, 800],
  },
  'JPEG upside down (Exif 3)': {
    make: () => as(room(800, 600).jpeg().withMetadata({ orientation: 3 }), 'jpeg'),
    size: [800, 600],
  },
  'JPEG mirrored (Exif 5)': {
    make: () => as(room(800, 600).jpeg().withMetadata({ orientation: 5 }), 'jpeg'),
    size: [600, 800],
  },
  'CMYK JPEG': { make: () => as(room(800, 600).toColourspace('cmyk').jpeg(), 'jpeg'), size: [800, 600] },
  'progressive JPEG': {
    make: () => as(room(800, 600).jpeg({ progressive: true }), 'jpeg'),
    size: [800, 600],
  },
  'grey JPEG': { make: () => as(room(800, 600).greyscale().jpeg(), 'jpeg'), size: [800, 600] },
  '16-bit PNG': { make: () => as(room(640, 480).toColourspace('rgb16').png(), 'png'), size: [640, 480] },
  '16-bit grey PNG': {
    make: () => as(room(640, 480).toColourspace('grey16').png(), 'png'),
    size: [640, 480],
  },
  'PNG with a palette': {
    make: () => as(room(640, 480).png({ palette: true, colours: 16 }), 'png'),
    size: [640, 480],
  },
  'interlaced PNG': { make: () => as(room(640, 480).png({ progressive: true }), 'png'), size: [640, 480] },
  'PNG to be seen through': {
    make: () => as(glassy(room(640, 480), 640, 480).png(), 'png'),
    size: [640, 480],
  },
  'WebP with loss, to be seen through': {
    make: () => as(glassy(room(640, 480), 640, 480).webp({ quality: 60 }), 'webp'),
    size: [640, 480],
  },
  'WebP without loss': { make: () => as(room(640, 480).webp({ lossless: true }), 'webp'), size: [640, 480] },
  'panorama, 6 to 1': { make: () => as(room(3000, 500).jpeg(), 'jpeg'), size: [3000, 500] },
  'tall strip, 1 to 5': { make: () => as(room(400, 2000).jpeg(), 'jpeg'), size: [400, 2000] },
  '64 × 64': { make: () => as(room(64, 64).png(), 'png'), size: [64, 64] },
  '96 × 70': { make: () => as(room(96, 70).jpeg(), 'jpeg'), size: [96, 70] },
  'odd sides': { make: () => as(room(1001, 667).jpeg(), 'jpeg'), size: [1001, 667] },
  '12 megapixels': { make: () => as(room(4000, 3000).jpeg(), 'jpeg'), size: [4000, 3000] },
  'Display P3': { make: () => as(room(800, 600).withIccProfile('p3').jpeg(), 'jpeg'), size: [800, 600] },
};

/** White where something goes. @param {readonly number[]} mark @param {readonly [number, number]} size */
function maskOf([left = 0, top = 0, width = 0, height = 0], [across, down]) {
  const box = {
    left: Math.round(left * across),
    top: Math.round(top * down),
    width: Math.max(1, Math.round(width * across)),
    height: Math.max(1, Math.round(height * down)),
  };
  const white = { create: { width: box.width, height: box.height, channels: 3, background: '#fff' } };
  return sharp({ create: { width: across, height: down, channels: 3, background: '#000' } })
    .composite([{ input: /** @type {any} */ (white), left: box.left, top: box.top }])
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

/** What is wrong with an answer; '' where it ended well, or with a sentence. @param {any} answer @param {{ origin: string, size: readonly [number, number] }} sent */
async function faultOf({ status, body }, { origin, size }) {
  const isTooSlow = body.error === 'engine_timed_out';
  if (status >= 500 && !isTooSlow) return `answered ${status}: ${JSON.stringify(body)}`;
  if (status === 404) return 'answered 404';
  if (status >= 400) return typeof body.message === 'string' && body.message !== '' ? '' : 'no sentence';
  if (body.changedOutside !== 0) return `${body.changedOutside} pixels changed outside`;
  const picture = await fetch(new URL(body.outputPath, origin));
  if (!picture.ok) return `the picture answered ${picture.status}`;
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  return width === size[0] && height === size[1] ? '' : `came back as ${width} × ${height}`;
}

/** @param {string} origin */
async function removals(origin) {
  heading('Removals through the API on photos in awkward formats');
  const cases = Object.entries(PHOTOS).flatMap(([name, photo]) =>
    Object.entries(MARKS).map(([what, mark]) => ({ name: `${name}, ${what}`, ...photo, mark })),
  );
  let person = { authorization: '' };
  let [well, said] = [0, 0];
  const times = [];
  for (const [k, { name, make, size, mark }] of cases.entries()) {
    if (k % EACH === 0) person = await signUp(origin, `bench-${k}@example.org`);
    const { body, type } = await make();
    const form = new FormData();
    form.set('image', new File([new Uint8Array(body)], 'room', { type }));
    form.set('mask', new File([new Uint8Array(await maskOf(mark, size))], 'mask.png', { type: 'image/png' }));
    form.set('mode', 'remove');
    form.set('accept_rough', 'true');
    const start = performance.now();
    const { authorization } = person;
    const response = await fetch(`${origin}/api/inpaint/inpaint`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    const answer = { status: response.status, body: await response.json() };
    const ms = performance.now() - start;
    const fault = await faultOf(answer, { origin, size });
    if (fault !== '') {
      print(name, `FAULT: ${fault}`);
      process.exitCode = 1;
      continue;
    }
    if (response.ok) {
      well++;
      times.push(ms);
    } else said++;
    print(name, response.ok ? `${Math.round(ms)} ms` : `“${answer.body.message}”`);
  }
  print('ended well', well, `of ${cases.length}`);
  print('ended with a sentence', said);
  print('time: median, longest', `${Math.round(median(times))}, ${Math.round(Math.max(...times))}`, 'ms');
}

const server = await startServer({ ENGINE_TIMEOUT_MS: '600000' });
try {
  await removals(server.origin);
} finally {
  await server.stop();
}
