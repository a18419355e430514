import sharp, { type Sharp } from 'sharp';

/** Red, green, blue and opacity of the quarters of a picture: top left, top right, bottom left, bottom right. */
export type Quarters = readonly (readonly number[])[];

export interface AwkwardPicture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** As it has to be seen, upright. */
  readonly width: number;
  readonly height: number;
  readonly quarters: Quarters;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const usual: Size = { width: 48, height: 32 };
const opaque: Quarters = [
  [200, 60, 60, 255],
  [60, 170, 80, 255],
  [70, 90, 190, 255],
  [210, 190, 70, 255],
];
const [red, green, , yellow] = opaque as [number[], number[], number[], number[]];
const seenThrough: Quarters = [red, [...green.slice(0, 3), 128], [0, 0, 0, 0], yellow];
const cutOut: Quarters = [red, green, [0, 0, 0, 0], yellow];
/** Rows that are as few as those of a narrow strip in small share their colour. */
const sides: Quarters = [red, green, red, green];
const greys: Quarters = [30, 100, 160, 230].map((grey) => [grey, grey, grey, 255]);

/** Where a stored pixel stands in the upright picture (Exif 2.32, orientation), which is `size` large. */
const uprightPlace = (orientation: number, { width, height }: Size, [x, y]: readonly [number, number]) => {
  const [right, bottom] = [width - 1, height - 1];
  const places = [
    ...[[x, y] as const, [right - x, y] as const, [right - x, bottom - y] as const, [x, bottom - y] as const],
    ...[[y, x] as const, [right - y, x] as const, [right - y, bottom - x] as const, [y, bottom - x] as const],
  ];
  return places[orientation - 1]!;
};

/** Four quarters as a camera held in one of the eight ways stores them. */
const stored = (quarters: Quarters, size: Size = usual, orientation = 1): Sharp => {
  const { width, height } = orientation > 4 ? { width: size.height, height: size.width } : size;
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [left, top] = uprightPlace(orientation, size, [x, y]);
      const quarter = (top * 2 >= size.height ? 2 : 0) + (left * 2 >= size.width ? 1 : 0);
      pixels.set(quarters[quarter]!, (y * width + x) * 4);
    }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
};

const best = { quality: 100, chromaSubsampling: '4:4:4' } as const;
const jpegOf = (picture: Sharp): Sharp => picture.removeAlpha().jpeg(best);

const turned = (orientation: number): Sharp =>
  jpegOf(stored(opaque, usual, orientation).withMetadata({ orientation }));

const moving = async (): Promise<Buffer> => {
  const [first, second] = await Promise.all([
    stored(opaque).png().toBuffer(),
    stored(greys).png().toBuffer(),
  ]);
  return sharp([first, second], { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
};

type Made = readonly [
  name: string,
  content: Sharp | Buffer | Promise<Buffer>,
  quarters?: Quarters,
  size?: Size,
];

const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Pictures that cameras, scanners and programs make and that browsers easily get wrong. */
export const awkwardPictures = async (): Promise<AwkwardPicture[]> => {
  const strip = { width: 6000, height: 40 };
  const dot = { width: 1, height: 1 };
  const deep = stored(opaque).removeAlpha().toColourspace('rgb16').png();
  // Ink does not reach all the colours of a screen: what is wanted is what is left of them.
  const printed = await stored(opaque).removeAlpha().withIccProfile('cmyk').jpeg(best).toBuffer();
  const made: Made[] = [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((way): Made => [`orientation-${way}.jpg`, turned(way)]),
    ['deep.png', deep],
    ['cmyk.jpg', printed, (await quartersOf(printed)).quarters],
    ['grey.jpg', jpegOf(stored(greys).toColourspace('b-w')), greys],
    ['see-through.png', stored(seenThrough).png(), seenThrough],
    ['palette.png', stored(cutOut).png({ palette: true }), cutOut],
    ['see-through.webp', stored(seenThrough).webp({ lossless: true }), seenThrough],
    ['moving.webp', moving()],
    ['dot.png', stored([yellow, yellow, yellow, yellow], dot).png(), [yellow, yellow, yellow, yellow], dot],
    ['strip.jpg', jpegOf(stored(sides, strip)), sides, strip],
    ['display-p3.jpg', jpegOf(stored(opaque).withIccProfile('p3'))],
    [
      'progressive.jpg',
      stored(opaque)
        .removeAlpha()
        .jpeg({ ...best, progressive: true }),
    ],
  ];
  return Promise.all(
    made.map(async ([name, content, quarters = opaque, size = usual]) => ({
      ...{ name, quarters, ...size, mimeType: mimeTypes[name.split('.').at(-1) ?? ''] ?? '' },
      buffer: await ('toBuffer' in content ? content.toBuffer() : content),
    })),
  );
};

/** The colours in the middle of the four quarters of an encoded picture, just as it is stored. */
export const quartersOf = async (picture: Buffer): Promise<{ size: Size; quarters: Quarters }> => {
  const { data, info } = await sharp(picture).toColourspace('srgb').ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const { width, height } = info;
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    return [...data.subarray(start, start + 4)];
  };
  const quarters = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  return { size: { width, height }, quarters };
};

/** By how much the colours of two pictures differ at most, 0 to 255; those of which nothing is seen are the same. */
export const farthest = (some: Quarters, others: Quarters): number => {
  const seen = ([r = 0, g = 0, b = 0, a = 0]: readonly number[]) => (a === 0 ? [0, 0, 0, 0] : [r, g, b, a]);
  const differences = some.flatMap((colour, quarter) => {
    const other = seen(others[quarter] ?? []);
    return seen(colour).map((value, channel) => Math.abs(value - (other[channel] ?? 0)));
  });
  return Math.max(...differences);
};
