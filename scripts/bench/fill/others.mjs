// Fills by programs of others, for comparison, where they are installed: Telea's method of OpenCV and G'MIC's patch matching.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/** @typedef {import('./marks.mjs').Picture} Picture */
/** @typedef {import('./marks.mjs').Cover} Cover */

const TELEA = `
import sys, cv2
picture, mask, out = sys.argv[1:4]
cv2.imwrite(out, cv2.inpaint(cv2.imread(picture), cv2.imread(mask, 0), 5, cv2.INPAINT_TELEA))
`;

/** @type {Record<string, (picture: string, mask: string, out: string) => [string, string[]]>} */
const PROGRAMS = {
  Telea: (picture, mask, out) => ['/usr/bin/python3', ['-c', TELEA, picture, mask, out]],
  "G'MIC": (picture, mask, out) => [
    'gmic',
    ['-v', '0', picture, mask, '-inpaint_matchpatch[0]', '[1]', '-keep[0]', '-output', out],
  ],
};

/** One picture for each program that is there. @param {Picture} picture @param {Cover} hole @returns {Promise<Record<string, Picture>>} */
export async function fillByOthers(picture, hole) {
  const { width, height } = picture;
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-fill-'));
  const file = (/** @type {string} */ name) => path.join(folder, name);
  /** @type {Record<string, Picture>} */
  const filled = {};
  try {
    await sharp(picture.data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toFile(file('picture.png'));
    await sharp(
      hole.map((value) => 255 * value),
      { raw: { width, height, channels: 1 } },
    )
      .png()
      .toFile(file('mask.png'));
    for (const [name, commandOf] of Object.entries(PROGRAMS)) {
      try {
        const [command, words] = commandOf(file('picture.png'), file('mask.png'), file('out.png'));
        execFileSync(command, words, { stdio: 'ignore', timeout: 120_000 });
        const data = await sharp(file('out.png')).ensureAlpha().raw().toBuffer();
        filled[name] = { width, height, data: new Uint8Array(data) };
      } catch {
        continue; // Not installed: its column stays empty.
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return filled;
}
