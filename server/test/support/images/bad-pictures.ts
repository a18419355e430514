import type { ErrorCode } from '@maquette/contract';
import sharp from 'sharp';
import { makePhoto } from '../make-photo.ts';
import { manyScans, placeOf, segment, withSegments } from './forge-jpeg.ts';
import { chunk, idat, iend, ihdr, png, withChunks, withChunksAmongPixels } from './forge-png.ts';
import { extended, riffChunk, withRiffChunks } from './forge-webp.ts';

export interface BadPicture {
  readonly make: () => Buffer | Promise<Buffer>;
  /** Why it is refused. */
  readonly code: ErrorCode;
}

const photo = { width: 240, height: 160 };
const jpeg = () => makePhoto(photo);
const webp = () => makePhoto({ ...photo, type: 'webp' });
const pngPhoto = () => makePhoto({ ...photo, type: 'png' });

const text = (content: string) => () => Buffer.from(content, 'latin1');
const hex = (content: string) => () => Buffer.from(content, 'hex');
const cutTo = (make: () => Promise<Buffer>, share: number) => async () => {
  const whole = await make();
  return whole.subarray(0, Math.floor(whole.length * share));
};
const changed = (make: () => Promise<Buffer>, change: (bytes: Buffer) => void) => async () => {
  const bytes = Buffer.from(await make());
  change(bytes);
  return bytes;
};
const cutOut = async (marker: number) => {
  const whole = await jpeg();
  const at = placeOf(whole, marker);
  return Buffer.concat([whole.subarray(0, at), whole.subarray(at + 2 + whole.readUInt16BE(at + 2))]);
};
/** A grey PNG of 8 by 8 whose head and rows may not fit. */
const small =
  (head: Partial<Parameters<typeof ihdr>[0]>, rows = 72) =>
  () =>
    png(ihdr({ width: 8, height: 8, ...head }), idat(Buffer.alloc(rows)), iend);
const converted = (type: 'gif' | 'tiff' | 'avif') => async () =>
  sharp(await jpeg())
    .toFormat(type)
    .toBuffer();

const bad = (code: ErrorCode, makers: Record<string, BadPicture['make']>): [string, BadPicture][] =>
  Object.entries(makers).map(([name, make]) => [name, { make, code }]);

/** What is no JPEG, PNG or WebP, whatever it is called. */
const ofOtherTypes = bad('picture_type_unsupported', {
  'a page': text('<!doctype html><script>alert(1)</script>'),
  'a page behind blanks': text('\n\n  <html><body onload=alert(1)>'),
  'a drawing of lines': text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'a drawing of lines behind its declaration': text('<?xml version="1.0"?><svg/>'),
  'a drawing of lines, compressed': hex('1f8b0800000000000003'),
  'a document': text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  'a script': text('#!/bin/sh\nrm -rf /'),
  'a program': text('MZ\x90\0\x03'),
  'an archive': text('PK\x03\x04\x14\0'),
  'an archive that begins as a GIF': text('GIF89a/*PK\x03\x04*/=1;alert(1)'),
  'a film': text('\0\0\0\x18ftypisom'),
  'a sound': text('RIFF\x24\0\0\0WAVEfmt '),
  'a WebP in upper case': text('RIFF\x24\0\0\0webpVP8 '),
  'a GIF': converted('gif'),
  'a TIFF': converted('tiff'),
  'an AVIF': converted('avif'),
  'a HEIC': text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'a BMP': text('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0'),
  'an icon': hex('00000100010010100000'),
  'a JPEG XL': hex('ff0a0000'),
  'a JPEG 2000': hex('0000000c6a5020200d0a870a'),
  'a Photoshop file': text('8BPS\0\x01'),
  'two bytes of a JPEG': hex('ffd8'),
  'seven bytes of a PNG': hex('89504e470d0a1a'),
  'a PNG without its first bit': hex('09504e470d0a1a0a'),
  'a PNG with its line ends changed': hex('89504e470a1a0a'),
  'one zero': hex('00'),
});

const brokenJpegs = bad('picture_unreadable', {
  nothing: () => Buffer.alloc(0),
  'three bytes of a JPEG': hex('ffd8ff'),
  'the head of a JPEG': hex('ffd8ffe000104a46494600010100000100010000'),
  'a JPEG that breaks off at a tenth': cutTo(jpeg, 0.1),
  'a JPEG that breaks off in the middle': cutTo(jpeg, 0.5),
  'a JPEG that breaks off just before its end': cutTo(jpeg, 0.99),
  'a JPEG without its end': async () => (await jpeg()).subarray(0, -2),
  'a JPEG with its end and without its middle': async () =>
    Buffer.concat([await cutTo(jpeg, 0.5)(), hex('ffd9')()]),
  'a JPEG with zeros for its middle': changed(jpeg, (bytes) =>
    bytes.fill(0, bytes.length >> 1, bytes.length - 2),
  ),
  'a JPEG without its quantisation': () => cutOut(0xdb),
  'a JPEG without its size': () => cutOut(0xc0),
  'a JPEG without its codes': async () => {
    const whole = await jpeg();
    const at = placeOf(whole, 0xc4);
    const scan = placeOf(whole, 0xda);
    return Buffer.concat([whole.subarray(0, at), whole.subarray(scan)]);
  },
  'a JPEG of no width': changed(jpeg, (bytes) => bytes.writeUInt16BE(0, placeOf(bytes, 0xc0) + 7)),
  'a JPEG of twelve bits': changed(jpeg, (bytes) => bytes.writeUInt8(12, placeOf(bytes, 0xc0) + 4)),
  'a JPEG without loss': changed(jpeg, (bytes) => bytes.writeUInt8(0xc3, placeOf(bytes, 0xc0) + 1)),
  'a JPEG that claims more rows than it has': changed(jpeg, (bytes) =>
    bytes.writeUInt16BE(4000, placeOf(bytes, 0xc0) + 5),
  ),
  'a JPEG with a segment of no length': async () => withSegments(await jpeg(), hex('ffe10000')()),
  'a JPEG with a segment longer than itself': async () => withSegments(await jpeg(), hex('ffe1ffff')()),
  'a JPEG with bytes between its segments': async () =>
    withSegments(await jpeg(), segment(0xfe, Buffer.alloc(2)), text('<script>')()),
  'a JPEG with a table nobody knows': async () =>
    withSegments(await jpeg(), segment(0xdb, Buffer.alloc(3, 255))),
  'a JPEG of nine hundred passes over 49 megapixels': () => manyScans(7000),
});

const gamma = chunk('gAMA', hex('0000b18f')());

const brokenPngs = bad('picture_unreadable', {
  'eight bytes of a PNG': hex('89504e470d0a1a0a'),
  'a PNG that breaks off in the middle': cutTo(pngPhoto, 0.5),
  'a PNG without its end': async () => (await pngPhoto()).subarray(0, -12),
  'a PNG whose head has a wrong checksum': changed(pngPhoto, (bytes) => bytes.writeUInt8(1, 29)),
  'a PNG whose pixels have a wrong checksum': changed(pngPhoto, (bytes) => {
    const at = bytes.indexOf('IDAT');
    const end = at + 4 + bytes.readUInt32BE(at - 4);
    bytes.writeUInt32BE(bytes.readUInt32BE(end) ^ 1, end);
  }),
  'a PNG with a bit of its pixels turned': changed(pngPhoto, (bytes) => {
    bytes[bytes.length >> 1]! ^= 1;
  }),
  'a PNG without a head': () => png(idat(Buffer.alloc(72)), iend),
  'a PNG without pixels': () => png(ihdr({ width: 8, height: 8 }), iend),
  'a PNG with too few pixels': small({}, 40),
  'a PNG whose pixels are not packed': () =>
    png(ihdr({ width: 8, height: 8 }), chunk('IDAT', Buffer.alloc(72, 7)), iend),
  'a PNG of no width': small({ width: 0 }),
  'a PNG of negative height': small({ height: 0x80000000 }),
  'a PNG of three bits': small({ depth: 3 }),
  'a PNG of five channels': small({ colour: 5 }),
  'a PNG of an unknown order of rows': small({ interlace: 2 }),
  'a PNG of a palette it does not have': small({ colour: 3 }),
  'a PNG with an unknown filter': () => png(ihdr({ width: 8, height: 8 }), idat(Buffer.alloc(72, 9)), iend),
  'a PNG with a chunk longer than itself': async () =>
    withChunks(await pngPhoto(), hex('7fffffff74455874')()),
  'a PNG with a chunk of negative length': async () =>
    withChunks(await pngPhoto(), hex('ffffffff74455874')()),
  'a PNG with two heads': async () => withChunks(await pngPhoto(), ihdr({ width: 4, height: 4 })),
  'a PNG with a chunk among its pixels': async () => withChunksAmongPixels(await pngPhoto(), [gamma]),
  'a PNG with a chunk nobody knows among its pixels': async () =>
    withChunksAmongPixels(await pngPhoto(), [chunk('roOm', Buffer.alloc(0))]),
  'a PNG with pixels of no length behind a chunk behind its pixels': async () =>
    withChunksAmongPixels(await pngPhoto(), [gamma], 1),
});

const brokenWebps = bad('picture_unreadable', {
  'twelve bytes of a WebP': text('RIFF\x04\0\0\0WEBP'),
  'a WebP that breaks off in the middle': cutTo(webp, 0.5),
  'a WebP longer than it is': changed(webp, (bytes) => bytes.writeUInt32LE(bytes.length, 4)),
  'a WebP shorter than it is': changed(webp, (bytes) => bytes.writeUInt32LE(bytes.length >> 1, 4)),
  'a WebP with a chunk longer than itself': async () =>
    withRiffChunks(await webp(), 0, hex('45584946ffffffff')()),
  'a WebP with nothing but a head': () => extended(Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'), photo),
  'a WebP of another size than its picture': async () => extended(await webp(), { width: 9, height: 9 }),
  'a WebP that moves and has no frames': async () =>
    changed(
      async () => extended(await webp(), photo),
      (bytes) => bytes.writeUInt8(2, 20),
    )(),
  'a WebP with two pictures': async () =>
    withRiffChunks(extended(await webp(), photo), 0, riffChunk('VP8 ', Buffer.alloc(40))),
  'a WebP with zeros for its picture': changed(webp, (bytes) => bytes.fill(0, 20)),
});

/** Small files that claim to be enormous. */
const bombs = bad('picture_too_many_pixels', {
  'a PNG of 900 megapixels': () =>
    png(ihdr({ width: 30_000, height: 30_000, depth: 1 }), idat(Buffer.alloc(3751)), iend),
  'a PNG of a row more than 50 megapixels': () =>
    png(ihdr({ width: 10_000, height: 5_001 }), idat(Buffer.alloc(10_001)), iend),
  'a JPEG of 4,225 megapixels': changed(jpeg, (bytes) => {
    bytes.writeUInt16BE(65_000, placeOf(bytes, 0xc0) + 5);
    bytes.writeUInt16BE(65_000, placeOf(bytes, 0xc0) + 7);
  }),
  'a WebP of 268 megapixels': async () => {
    const bytes = Buffer.from(
      await sharp(await pngPhoto())
        .webp({ lossless: true })
        .toBuffer(),
    );
    const side = 16_383 - 1;
    bytes.writeUInt32LE(((bytes.readUInt32LE(21) & 0xf0000000) | (side << 14) | side) >>> 0, 21);
    return bytes;
  },
});

/** Everything that must be refused. */
export const badPictures: readonly [string, BadPicture][] = [
  ...ofOtherTypes,
  ...brokenJpegs,
  ...brokenPngs,
  ...brokenWebps,
  ...bombs,
];
