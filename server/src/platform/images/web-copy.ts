import type { Sharp } from 'sharp';
import { decoding } from './open-picture.ts';

/** The longest side WebP can have (RFC 6386), with some room. */
const LONGEST_SIDE = 16_000;

/** A WebP copy at most `width` pixels wide, never enlarged: what lists and screens show. */
export const webCopy = (picture: Sharp, width: number): Promise<Buffer> =>
  decoding(() =>
    picture
      .resize({ width, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 1 })
      .toBuffer(),
  );
