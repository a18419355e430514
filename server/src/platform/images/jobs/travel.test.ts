import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useImageProcess } from '#test/support/image-process.ts';
import { makePhoto } from '#test/support/make-photo.ts';
import { paint, paintColour } from '@maquette/simulators';
import type { EncodePart } from './encode-part.ts';

const images = useImageProcess();
const roomy = {
  sideMin: 64,
  sideMax: 4096,
  pixelsMin: 4096,
  pixelsMax: 9_437_184,
  aspectMax: 2.5,
  bytesMax: 9_000_000,
  sideStep: 1,
  formats: ['png', 'webp', 'jpeg'],
} as const;

interface Wishes extends Partial<Omit<EncodePart, 'part' | 'mask' | 'limits'>> {
  readonly width?: number;
  readonly height?: number;
  /** What is masked: left, top, right, bottom; null = no mask. */
  readonly masked?: readonly [number, number, number, number] | null;
  readonly limits?: Partial<EncodePart['limits']>;
}

/** A part with structure on disk, encoded in the image process. */
const sent = async (wishes: Wishes = {}) => {
  const { width = 320, height = 240, masked = [100, 80, 200, 160], maskForm = 'white' } = wishes;
  const part = { path: images.path('part'), width, height };
  const pixels = await sharp(await makePhoto({ width, height, type: 'png' }))
    .ensureAlpha()
    .raw()
    .toBuffer();
  await writeFile(part.path, pixels);
  const mask = masked && { path: images.path('mask'), width, height };
  if (masked) {
    const [left, top, right, bottom] = masked;
    const data = Buffer.alloc(width * height);
    // Soft, so that it shows that whatever may change a little is repainted.
    for (let y = top; y < bottom; y++) data.fill(90, y * width + left, y * width + right);
    await writeFile(images.path('mask'), data);
  }
  const paths = { picturePath: images.path('sent'), maskPath: images.path('sent-mask') };
  const limits = { ...roomy, ...wishes.limits };
  const encoded = await images.process.run('encodePart', { part, mask, maskForm, limits, ...paths });
  const picture = await readFile(paths.picturePath);
  const sentMask = encoded.hasMask ? await readFile(paths.maskPath) : null;
  return { part, mask, encoded, picture, sentMask, pixels };
};

const home = async (
  journey: Pick<Awaited<ReturnType<typeof sent>>, 'part' | 'mask' | 'encoded'>,
  answer: Buffer,
) => {
  const answerPath = images.path('answer');
  await writeFile(answerPath, answer);
  const paths = { answerPath, editedPath: images.path('edited'), regionPath: images.path('region') };
  const { part, mask, encoded } = journey;
  const brought = await images.process.run('bringHome', { part, mask, fit: encoded.fit, ...paths });
  const edited = await readFile(paths.editedPath);
  return { brought, edited, region: brought.hasRegion ? await readFile(paths.regionPath) : null };
};

const colourAt = (pixels: Buffer, width: number, x: number, y: number) => [
  ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));

describe('an answer that cannot be used', () => {
  it.each([
    ['JSON', { wrongType: true }, 'picture_type_unsupported'],
    ['a bomb', { bomb: true }, 'picture_too_many_pixels'],
    ['a picture that breaks off', { cutPicture: true }, 'picture_unreadable'],
  ])('is refused: %s', async (_, fault, code) => {
    const journey = await sent();
    const answer = await paint({ picture: journey.picture, mask: journey.sentMask, fault });
    await expect(home(journey, answer)).rejects.toMatchObject({ code });
  });
});

describe('a part that travels', () => {
  it('is white in the mask wherever it may change, black elsewhere and in the padding', async () => {
    const { sentMask, encoded } = await sent({ width: 1500, height: 100, masked: [700, 20, 800, 80] });
    expect(encoded.fit).toMatchObject({ width: 1500, height: 600, top: 250 });
    const { data, info } = await sharp(sentMask ?? Buffer.alloc(0))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1500, 600]);
    const at = (x: number, y: number) => data[(y * 1500 + x) * info.channels];
    expect([at(750, 300), at(750, 240), at(10, 300), at(699, 300), at(700, 270)]).toEqual([
      255, 0, 0, 0, 255,
    ]);
  });

  it('is transparent in the mask where it may change, for whom that marks the place', async () => {
    const { sentMask } = await sent({ maskForm: 'alpha' });
    const { data, info } = await sharp(sentMask ?? Buffer.alloc(0))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect([data[(120 * 320 + 150) * 4 + 3], data[(10 * 320 + 10) * 4 + 3]]).toEqual([0, 255]);
  });

  it('has no mask for whom takes none', async () => {
    expect((await sent({ maskForm: 'none' })).sentMask).toBeNull();
    expect((await sent({ masked: null })).sentMask).toBeNull();
  });

  it('is told in fewer bytes, in another format, and at last in fewer pixels', async () => {
    const small = await sent({ limits: { bytesMax: 40_000 } });
    expect(small.encoded.mime).not.toBe('image/png');
    expect(small.encoded.fit.content.width).toBe(320);
    const tiny = await sent({ limits: { bytesMax: 1_500 } });
    expect(tiny.encoded.fit.content.width).toBeLessThan(320);
    expect([small.picture.length <= 40_000, tiny.picture.length <= 1_500]).toEqual([true, true]);
    expect((await sent()).encoded.mime).toBe('image/png');
  });
});

describe('an answer that comes home', () => {
  it.each([
    ['as it was sent', {}],
    ['shrunk and of a size of its own', { limits: { sideMax: 200 }, answer: { width: 400, height: 300 } }],
    ['padded all round', { width: 1500, height: 100, masked: [700, 20, 800, 80] as const }],
    ['enlarged', { width: 60, height: 40, masked: [20, 10, 40, 30] as const }],
    ['padded to a step', { width: 301, height: 223, limits: { sideStep: 64 } }],
  ])(
    'fits the part again: %s',
    async (_, wishes: Wishes & { answer?: { width: number; height: number } }) => {
      const journey = await sent(wishes);
      const size = wishes.answer ? { size: wishes.answer } : {};
      const answer = await paint({ picture: journey.picture, mask: journey.sentMask, ...size });
      const { brought, edited, region } = await home(journey, answer);
      const { width, height } = journey.part;
      expect(edited.length).toBe(width * height * 4);
      expect([brought.isReframed, region?.length]).toEqual([false, width * height]);
      const [left, top, right, bottom] = wishes.masked ?? [100, 80, 200, 160];
      const inside = colourAt(edited, width, (left + right) >> 1, (top + bottom) >> 1);
      expect(distance(inside, paintColour)).toBeLessThan(40);
      const outside = [Math.floor(width / 20), Math.floor(height / 2)] as const;
      const before = colourAt(journey.pixels, width, ...outside);
      expect(distance(colourAt(edited, width, ...outside), before)).toBeLessThan(40);
    },
  );

  it('tells where it changed when nobody said where it may', async () => {
    const journey = await sent({ masked: null, width: 640, height: 480 });
    const answer = await paint({ picture: journey.picture, mask: null, format: 'jpeg' });
    const { brought, region } = await home(journey, answer);
    expect(brought).toMatchObject({ hasRegion: true, isReframed: false, isUnchanged: false });
    expect([region?.[240 * 640 + 320], region?.[20 * 640 + 20]]).toEqual([255, 0]);
  });

  it.each([
    ['anywhere', null],
    ['inside the mask', [120, 90, 300, 230]],
    ['inside a small mask', [180, 120, 210, 150]],
  ] as const)('says when nothing changed %s, however it was encoded', async (_where, masked) => {
    const journey = await sent({ masked, width: 400, height: 300 });
    const again = sharp(journey.picture);
    const answers = [
      await again.clone().jpeg({ quality: 70 }).toBuffer(),
      await again.clone().resize(300, 225).webp({ quality: 80 }).toBuffer(),
    ];
    for (const answer of answers)
      expect((await home(journey, answer)).brought).toMatchObject({ isReframed: false, isUnchanged: true });
  });

  it('takes the least thing inside the mask for a change', async () => {
    const journey = await sent({ masked: [200, 150, 500, 380], width: 640, height: 480 });
    const dot = { width: 10, height: 10, channels: 3 as const, background: '#2a6f3c' };
    const input = await sharp({ create: dot }).png().toBuffer();
    const answer = await sharp(journey.picture)
      .composite([{ input, left: 340, top: 260 }])
      .jpeg({ quality: 85 })
      .toBuffer();
    expect((await home(journey, answer)).brought).toMatchObject({ isReframed: false, isUnchanged: false });
  });

  it('keeps its own shape when it was drawn in another one', async () => {
    const journey = await sent({ masked: null, width: 640, height: 480 });
    const wide = await makePhoto({ width: 960, height: 540 });
    const { brought, edited } = await home(journey, wide);
    expect(brought).toEqual({
      size: { width: 640, height: 360 },
      hasRegion: false,
      isReframed: true,
      isUnchanged: false,
    });
    expect(edited.length).toBe(640 * 360 * 4);
  });

  it('has no region when it shows another picture', async () => {
    const journey = await sent({ masked: null, width: 640, height: 480 });
    const other = await makePhoto({ width: 640, height: 480, seed: 19 });
    const { brought, region } = await home(journey, await sharp(other).negate().rotate(180).png().toBuffer());
    expect([brought.isReframed, region]).toEqual([true, null]);
  });
});
