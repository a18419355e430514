// Renders the icons of the installed application from the product's own sign, `web/public/favicon.svg`. No arguments.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from './setup/root.mjs';

const PUBLIC = path.join(ROOT, 'web/public');
const GROUND = '#1d5c52';
/** Of a maskable icon what lies outside of this share may be cut off (https://w3c.github.io/manifest/#icon-masks). */
const SAFE = 0.8;

const sign = readFileSync(path.join(PUBLIC, 'favicon.svg'));

/** The sign as it is, with its rounded corners. @param {number} size pixels across */
const plain = (size) => sharp(sign, { density: (72 * size) / 32 }).resize(size, size);

/** The sign within the part that is never cut off, its ground to the edges. @param {number} size @param {number} share */
async function full(size, share) {
  const inner = Math.round(size * share);
  const ground = { width: size, height: size, channels: /** @type {const} */ (3), background: GROUND };
  return sharp({ create: ground }).composite([{ input: await plain(inner).png().toBuffer() }]);
}

/** @param {string} name @param {import('sharp').Sharp} picture */
const write = (name, picture) =>
  picture.png({ compressionLevel: 9, palette: true }).toFile(path.join(PUBLIC, 'icons', name));

await write('icon-192.png', plain(192));
await write('icon-512.png', plain(512));
await write('icon-maskable-512.png', await full(512, SAFE));
// Apple rounds the corners itself.
await write('apple-touch-icon.png', await full(180, 1));
