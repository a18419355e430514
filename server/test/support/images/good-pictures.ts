import sharp, { type Sharp } from 'sharp';
import { deflateSync } from 'node:zlib';
import { makePhoto } from '../make-photo.ts';
import { profileSegments, placeOf, segment, withSegments } from './forge-jpeg.ts';
import { chunk, idat, iend, ihdr, png, withChunks, withChunksAmongPixels } from './forge-png.ts';
import { extended, riffChunk, withRiffChunks } from './forge-webp.ts';

/** Stands in everything that nobody else is to see. */
export const SECRET = 'Ada Byron, 51.5074 N 0.1278 W';
const SCRIPT = `<script>alert("${SECRET}")</script>`;

export interface GoodPicture {
  readonly make: () => Buffer | Promise<Buffer>;
  /** Upright. */
  readonly width: number;
  readonly height: number;
}

const size = { width: 240, height: 160 };
const source = () => makePhoto({ ...size, type: 'png' });
const jpeg = () => makePhoto(size);
const webp = async () => extended(await makePhoto({ ...size, type: 'webp' }), size);

const drawn = (encode: (photo: Sharp) => Sharp) => async () => encode(sharp(await source())).toBuffer();
const jpegWith =
  (...segments: Buffer[]) =>
  async () =>
    withSegments(await jpeg(), ...segments);
const pngWith =
  (...chunks: Buffer[]) =>
  async () =>
    withChunks(await source(), ...chunks);
const followedBy =
  (make: () => Promise<Buffer>, ...more: (Buffer | string)[]) =>
  async () =>
    Buffer.concat([await make(), ...more.map((one) => Buffer.from(one as string))]);

const ascii = (...parts: string[]) => Buffer.from(parts.join('\0'), 'latin1');
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description exif:GPSLatitude="${SECRET}"/></rdf:RDF></x:xmpmeta>`;
/** One resource 0x0404 with one dataset "caption". */
const iptc = Buffer.concat([
  ascii('Photoshop 3.0', '8BIM\x04\x04', '', '', '', `${String.fromCharCode(SECRET.length + 5)}\x1c\x02\x78`),
  Buffer.from([0, SECRET.length]),
  ascii(SECRET),
]);
const camera = { IFD0: { Artist: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 26/1' } };
const zip = `PK\x05\x06${'\0'.repeat(18)}${SECRET}`;
const tooMuch = deflateSync(Buffer.alloc(200_000_000), { level: 9 });

const profile = async (name: string): Promise<Buffer> => {
  const tagged = await sharp(await source())
    .withIccProfile(name)
    .png()
    .toBuffer();
  return (await sharp(tagged).metadata()).icc ?? Buffer.alloc(0);
};
const jpegOfProfile = (make: () => Buffer | Promise<Buffer>) => async () =>
  withSegments(await jpeg(), ...profileSegments(await make()));

const turned = (type: 'jpeg' | 'png' | 'webp', orientation: number): [string, GoodPicture] => [
  `a ${type} turned as ${orientation}, with its place`,
  {
    make: drawn((photo) =>
      photo.withExif(camera).withMetadata({ orientation }).toFormat(type, { quality: 90 }),
    ),
    ...(orientation < 5 ? size : { width: size.height, height: size.width }),
  },
];

const ofSize = (
  makers: Record<string, GoodPicture['make']>,
  { width, height } = size,
): [string, GoodPicture][] => Object.entries(makers).map(([name, make]) => [name, { make, width, height }]);

const jpegs = ofSize({
  'a JPEG in passes': drawn((photo) => photo.jpeg({ progressive: true })),
  'a grey JPEG': drawn((photo) => photo.greyscale().jpeg()),
  'a JPEG in inks': drawn((photo) => photo.toColourspace('cmyk').jpeg()),
  'a JPEG in inks, coded as light and colour': async () => {
    const bytes = await drawn((photo) => photo.toColourspace('cmyk').jpeg())();
    const at = placeOf(bytes, 0xee);
    bytes.writeUInt8(2, at + 15);
    return bytes;
  },
  'a JPEG whose Adobe segment says that it is not coded as light and colour': jpegWith(
    segment(0xee, Buffer.from('41646f626500640000000000', 'hex')),
  ),
  'a JPEG with its place in XMP': jpegWith(segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/', xmp))),
  'a JPEG with its place in further XMP': jpegWith(
    segment(0xe1, ascii('http://ns.adobe.com/xmp/extension/', `${'0'.repeat(40)}${xmp}`)),
  ),
  'a JPEG with its place in IPTC': jpegWith(segment(0xed, iptc)),
  'a JPEG with a small picture in its notes': async () =>
    withSegments(
      await jpeg(),
      segment(0xe1, Buffer.concat([ascii('Exif', '', SECRET), await makePhoto({ width: 16, height: 16 })])),
    ),
  'a JPEG with a small picture in its head': jpegWith(segment(0xe0, ascii('JFXX', `\x13\x01\x01${SECRET}`))),
  'a JPEG that lists further pictures': jpegWith(segment(0xe2, ascii('MPF', SECRET))),
  'a JPEG with claims about where it comes from': jpegWith(segment(0xeb, ascii(`JP\0\x01${SECRET}`))),
  'a JPEG with a script in its comment': jpegWith(segment(0xfe, ascii(SCRIPT))),
  'a JPEG with a script in a segment for something else': jpegWith(segment(0xdc, ascii(SCRIPT))),
  'a JPEG that is a page as well': jpegWith(segment(0xe5, ascii(`*/--><html>${SCRIPT}<!--`))),
  'a JPEG with a page after it': followedBy(jpeg, SCRIPT),
  'a JPEG with an archive after it': followedBy(jpeg, zip),
  'a JPEG with a document after it': followedBy(jpeg, `%PDF-1.7 ${SECRET}`),
  'a JPEG with another one after it': async () =>
    followedBy(jpeg, withSegments(await jpeg(), segment(0xfe, ascii(SECRET))))(),
  'a JPEG with filling between its segments': async () => withSegments(await jpeg(), Buffer.alloc(7, 255)),
  'a JPEG with the colours of Display P3': drawn((photo) => photo.withIccProfile('p3').jpeg()),
  'a JPEG with a profile of noise': jpegOfProfile(() => Buffer.alloc(3000, 'noise')),
  'a JPEG with a profile of nothing': jpegOfProfile(() => Buffer.alloc(0)),
  'a JPEG with half a profile': jpegOfProfile(async () => (await profile('p3')).subarray(0, 200)),
  'a JPEG with a profile for inks': jpegOfProfile(() => profile('cmyk')),
  'a JPEG with an enormous profile': jpegOfProfile(async () =>
    Buffer.concat([await profile('p3'), Buffer.alloc(3_000_000)]),
  ),
  'a JPEG with parts of a profile missing': async () =>
    withSegments(
      await jpeg(),
      ...profileSegments(Buffer.concat([await profile('p3'), Buffer.alloc(200_000)])).slice(0, 2),
    ),
});

const pngs = ofSize({
  'a PNG of 16 bits': drawn((photo) => photo.toColourspace('rgb16').png()),
  'a PNG of 16 bits with transparency': drawn((photo) => photo.ensureAlpha(0.5).toColourspace('rgb16').png()),
  'a grey PNG of 16 bits': drawn((photo) => photo.toColourspace('grey16').png()),
  'a PNG of one bit': () =>
    png(ihdr({ ...size, depth: 1 }), idat(Buffer.alloc((size.width / 8 + 1) * size.height)), iend),
  'a PNG with a palette': drawn((photo) => photo.png({ palette: true })),
  'a PNG with a palette and transparency': drawn((photo) => photo.ensureAlpha(0.5).png({ palette: true })),
  'a grey PNG with transparency': drawn((photo) => photo.greyscale().ensureAlpha(0.5).png()),
  'a PNG in passes': drawn((photo) => photo.png({ progressive: true })),
  'a PNG whose pixels come in two chunks': async () => withChunksAmongPixels(await source(), []),
  'a PNG that moves': pngWith(
    chunk('acTL', Buffer.from('0000000200000000', 'hex')),
    chunk('fcTL', Buffer.from('00000000000000f0000000a00000000000000000000100640000', 'hex')),
    chunk('fdAT', ascii(`\0\0\x01${SECRET}`)),
  ),
  'a PNG with a text': pngWith(chunk('tEXt', ascii('Comment', SECRET))),
  'a PNG with a packed text': pngWith(
    chunk('zTXt', Buffer.concat([ascii('Comment', '', ''), deflateSync(SECRET)])),
  ),
  'a PNG with a text of any language': pngWith(chunk('iTXt', ascii('XML:com.adobe.xmp', '', '', '', xmp))),
  'a PNG with its place': drawn((photo) => photo.withExif(camera).png()),
  'a PNG with a chunk of its own': pngWith(chunk('prVt', ascii(SCRIPT))),
  'a PNG with a text in the place of a number': pngWith(chunk('sBIT', ascii(SECRET))),
  'a PNG with an archive after it': followedBy(source, zip),
  'a PNG with a page after it': followedBy(source, SCRIPT),
  'a PNG with the colours of Display P3': drawn((photo) => photo.withIccProfile('p3').png()),
  'a PNG with a profile of noise': pngWith(
    chunk('iCCP', Buffer.concat([ascii('noise', '', ''), deflateSync(Buffer.alloc(3000, 'noise'))])),
  ),
  'a PNG with a text that swells to 200 MB': pngWith(
    chunk('zTXt', Buffer.concat([ascii('Comment', '', ''), tooMuch])),
  ),
  'a PNG with a profile that swells to 200 MB': pngWith(
    chunk('iCCP', Buffer.concat([ascii('icc', '', ''), tooMuch])),
  ),
});

const webps = ofSize({
  'a WebP': drawn((photo) => photo.webp()),
  'a WebP without loss': drawn((photo) => photo.webp({ lossless: true })),
  'a WebP with transparency': drawn((photo) => photo.ensureAlpha(0.5).webp()),
  'a WebP that moves': async () =>
    sharp([await source(), await makePhoto({ ...size, type: 'png', seed: 9 })], { join: { animated: true } })
      .webp()
      .toBuffer(),
  'a WebP with its place': drawn((photo) => photo.withExif(camera).webp()),
  'a WebP with its place in XMP': async () =>
    withRiffChunks(await webp(), 0x04, riffChunk('XMP ', ascii(xmp))),
  'a WebP with a chunk of its own': async () =>
    withRiffChunks(await webp(), 0, riffChunk('prVt', ascii(SCRIPT))),
  'a WebP with a page after it': followedBy(webp, SCRIPT),
  'a WebP with the colours of Display P3': drawn((photo) => photo.withIccProfile('p3').webp()),
});

const ofOtherSizes: [string, GoodPicture][] = [
  ...(
    [
      ['jpeg', 1, 1],
      ['png', 1, 1],
      ['webp', 1, 1],
      ['jpeg', 3, 9000],
      ['jpeg', 65_000, 2],
      ['png', 30_000, 1],
    ] as const
  ).map(([type, width, height]): [string, GoodPicture] => [
    `a ${type} of ${width} by ${height}`,
    { make: () => makePhoto({ type, width, height }), width, height },
  ]),
  [
    'a PNG of exactly 50 megapixels',
    {
      make: () => png(ihdr({ width: 10_000, height: 5_000 }), idat(Buffer.alloc(10_001 * 5_000)), iend),
      width: 10_000,
      height: 5_000,
    },
  ],
];

/** Everything that must be shown, and nothing of it but the picture. */
export const goodPictures: readonly [string, GoodPicture][] = [
  ...jpegs,
  ...pngs,
  ...webps,
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((orientation) =>
    (['jpeg', 'png', 'webp'] as const).map((type) => turned(type, orientation)),
  ),
  ...ofOtherSizes,
];
