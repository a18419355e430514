// Photos for measuring: of a room, with the grain of a camera, each another one.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../../setup/root.mjs';

const ROOM = path.join(ROOT, 'web/public/samples/living-before.webp');
const SIZE = { width: 4032, height: 3024 };
/** Deviation of the grain: it makes the JPEG one of about 4 MB, as cameras do. */
const SIGMA = 36;

/** Drawn once: only the light of a photo is its own. */
const grainyRoom = async () => {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: SIGMA };
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: '#000', noise } })
    .raw()
    .toBuffer();
  return sharp(readFileSync(ROOM))
    .resize(SIZE.width, SIZE.height, { fit: 'cover' })
    .composite([{ input: grain, raw: { ...SIZE, channels: 3 }, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
};

/** @type {Promise<Buffer> | null} */
let room = null;

/**
 * A JPEG of 12 megapixels.
 * @param {number} variant
 */
export async function photoOf(variant) {
  room ??= grainyRoom();
  return sharp(await room, { raw: { ...SIZE, channels: 3 } })
    .linear(1, variant / 4)
    .jpeg({ quality: 88 })
    .toBuffer();
}
