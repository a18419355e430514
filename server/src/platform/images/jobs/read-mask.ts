import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { isMaskEmpty, type Mask, type PixelImage, readPaintedPhoto, readSavedMask } from '@maquette/engine';
import sharp from 'sharp';
import { Refusal } from '../../refusal.ts';
import { toPixelFile } from '../decode-pixels.ts';
import { openPicture, type PictureHead, readHead } from '../open-picture.ts';
import { type Band, bandsOf, type RawPlace, type RawRows, withRows } from '../raw-rows.ts';
import { hasSameAspect } from '../same-aspect.ts';
import { assertEditable } from './assert-editable.ts';

export interface ReadMask {
  readonly path: string;
  /** Where the mask is written as an 8-bit grey PNG of 0 and 255. */
  readonly maskPath: string;
  /** The photo it belongs to, when known: its proportions must fit, and a painted-over copy of it is understood. */
  readonly photoPath?: string;
}

export interface MaskRead {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** SHA-256 of the file at `maskPath`, hex. */
  readonly sha256: string;
}

const isBlackAndWhite = (picture: RawPlace): boolean =>
  withRows(picture, 'r', (rows) => sum(rows, countPlain)) >= PLAIN_SHARE * picture.width * picture.height;

const readAlone = (picture: RawPlace): Mask =>
  withRows(picture, 'r', (rows) => joined(rows, (part) => readSavedMask(part)));

/** A picture that shows the photo itself was painted over; anything else is taken as black and white. */
const readBeside = (picture: RawPlace, photo: RawPlace): Mask =>
  withRows(picture, 'r', (rows) =>
    withRows(photo, 'r', (photos) => {
      const beside =
        <T>(work: (part: PixelImage, original: PixelImage) => T): BandWork<T> =>
        (part, band) =>
          work(part, imageOf(photos, band));
      const agreeing = sum(rows, beside(countAgreeing));
      const showsPhoto = agreeing >= AGREEING_SHARE * picture.width * picture.height;
      return joined(rows, showsPhoto ? beside(readPainted) : (part) => readSavedMask(part));
    }),
  );

const readPainted = (part: PixelImage, original: PixelImage): Mask =>
  addColouredPaint(readPaintedPhoto(part, original), part, original);

const imageOf = (rows: RawRows, { from, to }: Band): PixelImage => ({
  width: rows.width,
  height: to - from,
  data: rows.read(from, to),
});

type BandWork<T> = (part: PixelImage, band: Band) => T;

const bandsOfAll = ({ width, height }: RawRows): Generator<Band> => bandsOf(0, height, width * 4);

function sum(rows: RawRows, count: BandWork<number>): number {
  let total = 0;
  for (const band of bandsOfAll(rows)) total += count(imageOf(rows, band), band);
  return total;
}

function joined(rows: RawRows, read: BandWork<Mask>): Mask {
  const { width, height } = rows;
  const data = new Uint8Array(width * height);
  for (const band of bandsOfAll(rows)) data.set(read(imageOf(rows, band), band).data, band.from * width);
  return { width, height, data };
}

interface Encoded {
  readonly bytes: Buffer;
  readonly head: PictureHead;
}

async function readPhoto(path: string): Promise<Encoded> {
  const bytes = await readFile(path);
  return { bytes, head: await readHead(bytes) };
}

/** Decodes both into files, which are gone afterwards: two large pictures are too much for memory. */
async function readFromFiles(path: string, picture: Encoded, photo: Encoded | null): Promise<Mask> {
  const { width, height } = picture.head;
  const paths = [`${path}.picture.v`, `${path}.photo.v`] as const;
  const decode = ({ bytes, head }: Encoded, to: string): Promise<RawPlace> => {
    const opened = openPicture(bytes, head).ensureAlpha();
    const isOfSize = head.width === width && head.height === height;
    return toPixelFile(isOfSize ? opened : opened.resize({ width, height, fit: 'fill' }), to);
  };
  try {
    const opened = await decode(picture, paths[0]);
    if (!photo || isBlackAndWhite(opened)) return readAlone(opened);
    return readBeside(opened, await decode(photo, paths[1]));
  } finally {
    await Promise.all(paths.map((file) => rm(file, { force: true })));
  }
}

/**
 * Reads any picture as a mask by the two rules of the specification and keeps it as plain black and white.
 * @throws Refusal empty_mask, mask_aspect_differs, mask_too_small (only where the photo is known), picture_unreadable, picture_type_unsupported, picture_too_many_pixels
 */
export async function readMask(job: ReadMask): Promise<MaskRead> {
  const bytes = await readFile(job.path);
  const head = await readHead(bytes);
  const photo = job.photoPath ? await readPhoto(job.photoPath) : null;
  if (photo && !hasSameAspect(head, photo.head)) throw new Refusal('mask_aspect_differs');
  const mask = await readFromFiles(job.maskPath, { bytes, head }, photo);
  if (isMaskEmpty(mask)) throw new Refusal('empty_mask');
  if (photo) assertEditable(mask, photo.head);
  const { width, height } = mask;
  const file = await sharp(mask.data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer();
  await writeFile(job.maskPath, file);
  return { width, height, bytes: file.length, sha256: createHash('sha256').update(file).digest('hex') };
}

/** Share of plain pixels that makes a picture a mask: black and white but for soft or noisy edges. */
const PLAIN_SHARE = 0.9;
/** Share of agreeing pixels that makes a picture a copy of the photo with something painted over it. */
const AGREEING_SHARE = 0.25;
/** Mean difference of the three channels within which two pixels agree: the margin of the specification. */
const AGREEING_MARGIN = 10;
/** Mean difference beyond which a pixel was painted in a colour: well above what saving as JPEG changes. */
const COLOURED_MARGIN = 30;

const isDark = (data: Uint8Array, p: number): boolean =>
  data[p]! < 64 && data[p + 1]! < 64 && data[p + 2]! < 64;
const isLight = (data: Uint8Array, p: number): boolean =>
  data[p]! > 191 && data[p + 1]! > 191 && data[p + 2]! > 191;
const isClear = (data: Uint8Array, p: number): boolean => data[p + 3]! < 64;

const differenceAt = (a: Uint8Array, b: Uint8Array, p: number): number =>
  (Math.abs(a[p]! - b[p]!) + Math.abs(a[p + 1]! - b[p + 1]!) + Math.abs(a[p + 2]! - b[p + 2]!)) / 3;

/** How many pixels are near black, near white or transparent. */
function countPlain({ data }: PixelImage): number {
  let plain = 0;
  for (let p = 0; p < data.length; p += 4) {
    if (isDark(data, p) || isLight(data, p) || isClear(data, p)) plain++;
  }
  return plain;
}

/** How many pixels are as in the photo (same size). */
function countAgreeing(picture: PixelImage, photo: PixelImage): number {
  let agreeing = 0;
  for (let p = 0; p < picture.data.length; p += 4) {
    if (differenceAt(picture.data, photo.data, p) <= AGREEING_MARGIN) agreeing++;
  }
  return agreeing;
}

/** Adds what was painted in a colour that is not brighter than the photo, a red stroke on a white wall for one. */
function addColouredPaint(mask: Mask, picture: PixelImage, photo: PixelImage): Mask {
  const data = mask.data.map((value, i) =>
    value > 0 || differenceAt(picture.data, photo.data, i * 4) > COLOURED_MARGIN ? 255 : 0,
  );
  return { width: mask.width, height: mask.height, data };
}
