import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { useImageProcess } from '#test/support/image-process.ts';
import { makeMask, makePhoto } from '#test/support/make-photo.ts';
import { descendantsOf, hasProcFiles } from '#test/support/process-tree.ts';
import { takingTurns } from '../children/turns.ts';
import { silentLog } from '../log.ts';
import { runImageProcess } from './run-image-process.ts';

const images = useImageProcess();

const inspect = async (bytes: Buffer) => {
  const path = images.path('sent');
  await writeFile(path, bytes);
  return images.process.run('inspectPicture', {
    path,
    strippedPath: images.path('stripped'),
    thumbnailPath: images.path('thumbnail.webp'),
    thumbnailWidth: 320,
  });
};

const refusedAs = (code: string) => expect.objectContaining({ name: 'Refusal', code });

/** A PNG that claims a size and holds almost nothing. */
const bomb = async (width: number, height: number): Promise<Buffer> => {
  const { crc32 } = await import('node:zlib');
  const bytes = await makePhoto({ type: 'png', width: 8, height: 8 });
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

describe('a picture that is sent', () => {
  it.each([
    ['nothing at all', Buffer.alloc(0), 'picture_unreadable'],
    ['a page', Buffer.from('<html><img></html>'), 'picture_type_unsupported'],
    [
      'a drawing of lines',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'picture_type_unsupported',
    ],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'), 'picture_type_unsupported'],
    [
      'the head of a JPEG',
      Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
      'picture_unreadable',
    ],
  ])('is refused when it is %s', async (_, bytes, code) => {
    await expect(inspect(bytes)).rejects.toEqual(refusedAs(code));
  });

  it('is refused by its head when it has more than 50 megapixels, and taken with 50', async () => {
    await expect(inspect(await bomb(30_000, 30_000))).rejects.toEqual(refusedAs('picture_too_many_pixels'));
    await expect(inspect(await bomb(10_000, 5_001))).rejects.toEqual(refusedAs('picture_too_many_pixels'));
    const white = { width: 10_000, height: 5_000, channels: 3, background: '#fff' } as const;
    const largest = await sharp({ create: white, limitInputPixels: false })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(inspect(largest)).resolves.toMatchObject({ width: 10_000, height: 5_000 });
  });

  it.each(['jpeg', 'png', 'webp'] as const)('is refused when it is a %s that breaks off', async (type) => {
    const whole = await makePhoto({ type, width: 600, height: 400 });
    await expect(inspect(whole.subarray(0, whole.length >> 1))).rejects.toEqual(
      refusedAs('picture_unreadable'),
    );
  });

  it('is refused when a JPEG has its end but not its middle', async () => {
    const whole = await makePhoto({ width: 600, height: 400 });
    const torn = Buffer.concat([whole.subarray(0, whole.length >> 1), Buffer.from([0xff, 0xd9])]);
    await expect(inspect(torn)).rejects.toEqual(refusedAs('picture_unreadable'));
  });

  it('is measured upright, stripped and given a thumbnail', async () => {
    const turned = await sharp(await makePhoto({ width: 600, height: 400 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await expect(inspect(turned)).resolves.toMatchObject({ type: 'image/jpeg', width: 400, height: 600 });
    const thumbnail = await sharp(images.path('thumbnail.webp')).metadata();
    expect(thumbnail).toMatchObject({ format: 'webp', width: 320, height: 480 });
  });

  it('keeps the first frame when it moves', async () => {
    const frames = [await makePhoto({ type: 'png', seed: 1 }), await makePhoto({ type: 'png', seed: 9 })];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    await expect(inspect(moving)).resolves.toMatchObject({ type: 'image/webp', width: 120, height: 90 });
    const kept = await sharp(await readFile(images.path('stripped')))
      .raw()
      .toBuffer();
    expect(kept.equals(await sharp(frames[0]).raw().toBuffer())).toBe(true);
  });

  it.each([
    ['16 bits a channel', (p: Sharp) => p.toColourspace('rgb16').png()],
    ['grey', (p: Sharp) => p.greyscale().jpeg()],
    ['a palette', (p: Sharp) => p.png({ palette: true })],
    ['inks instead of lights', (p: Sharp) => p.toColourspace('cmyk').jpeg()],
  ])('is taken with %s', async (_, encode) => {
    const bytes = await encode(sharp(await makePhoto({ type: 'png' }))).toBuffer();
    await expect(inspect(bytes)).resolves.toMatchObject({ width: 120, height: 90 });
  });

  it('is kept in the colours of a screen when it comes in inks, of which every browser makes others', async () => {
    const photo = sharp(await makePhoto({ type: 'png' })).withMetadata({ orientation: 6 });
    const sent = await photo.withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect(await sharp(sent).metadata()).toMatchObject({ space: 'cmyk', orientation: 6 });
    await expect(inspect(sent)).resolves.toMatchObject({ type: 'image/jpeg', width: 90, height: 120 });
    const kept = sharp(await readFile(images.path('stripped')));
    const { space, icc, orientation } = await kept.metadata();
    expect({ space, icc, orientation }).toEqual({ space: 'srgb' });
    const seen = await kept.raw().toBuffer();
    const wanted = await sharp(sent).autoOrient().toColourspace('srgb').raw().toBuffer();
    const sum = wanted.reduce((before, value, at) => before + Math.abs(value - (seen[at] ?? 0)), 0);
    expect(sum / wanted.length).toBeLessThan(2);
  });

  it('is taken when it is one pixel, or a long strip', async () => {
    await expect(inspect(await makePhoto({ type: 'png', width: 1, height: 1 }))).resolves.toMatchObject({
      width: 1,
    });
    await expect(inspect(await makePhoto({ width: 3, height: 9_000 }))).resolves.toMatchObject({
      height: 9_000,
    });
  });
});

describe('the image process', () => {
  it('says so when it does not start', async () => {
    const nowhere = runImageProcess({ runtimeDir: images.path('nowhere'), log: silentLog });
    const input = { path: images.path('sent'), copyPath: images.path('copy'), width: 320 };
    await expect(nowhere.run('makeWebCopy', input)).rejects.toThrow('does not start');
  });

  it.runIf(hasProcFiles)('is started again when somebody kills it while it starts', async () => {
    const before = new Set(descendantsOf(process.pid).map(({ pid }) => pid));
    const own = runImageProcess({ runtimeDir: inject('runtimeDir'), log: silentLog });
    writeFileSync(images.path('small'), await makePhoto());
    const input = { path: images.path('small'), copyPath: images.path('copy'), width: 64 };
    const made = own.run('makeWebCopy', input);
    const begun = descendantsOf(process.pid).filter(({ pid }) => !before.has(pid));
    expect(begun).toHaveLength(1);
    process.kill(begun[0]!.pid, 'SIGKILL');
    await made;
    expect((await sharp(images.path('copy')).metadata()).width).toBe(64);
    await own.close();
  });

  it('is replaced when a picture makes it hang, and that picture is refused', async () => {
    const hasty = runImageProcess({ runtimeDir: inject('runtimeDir'), log: silentLog, timeoutMs: 1 });
    writeFileSync(images.path('large'), await makePhoto({ width: 2000, height: 2000 }));
    const input = { path: images.path('large'), copyPath: images.path('copy'), width: 320 };
    await expect(hasty.run('makeWebCopy', input)).rejects.toThrow(/picture_unreadable|does not start/);
    await hasty.close();
  });

  it('does many jobs at once and rests afterwards', async () => {
    const path = images.path('shared-photo');
    await writeFile(path, await makePhoto({ width: 800, height: 600 }));
    const copies = [640, 320, 160, 80].map((width) => ({
      path,
      copyPath: images.path(`${width}.webp`),
      width,
    }));
    await Promise.all(copies.map((copy) => images.process.run('makeWebCopy', copy)));
    const widths = await Promise.all(
      copies.map(async ({ copyPath }) => (await sharp(copyPath).metadata()).width),
    );
    expect(widths).toEqual([640, 320, 160, 80]);
  });

  it('lets a large picture wait for its turn, and others pass', async () => {
    const turns = takingTurns();
    const own = runImageProcess({ runtimeDir: inject('runtimeDir'), log: silentLog, turns });
    const endTurn = await turns.take();
    const wall = { width: 5_000, height: 4_000, channels: 3, background: '#c8b89a' } as const;
    await writeFile(images.path('wall'), await sharp({ create: wall }).png().toBuffer());
    await writeFile(images.path('small'), await makePhoto());
    const came: string[] = [];
    const copy = async (name: string): Promise<void> => {
      await own.run('makeWebCopy', {
        path: images.path(name),
        copyPath: images.path(`${name}.webp`),
        width: 320,
      });
      came.push(name);
    };
    const walls = [copy('wall'), copy('wall'), copy('wall')];
    await copy('small');
    expect(came).toEqual(['small']);
    endTurn();
    await Promise.all(walls);
    await own.close();
  });

  it('answers with the fault when a file is not there', async () => {
    const input = { path: images.path('absent'), copyPath: images.path('copy'), width: 320 };
    await expect(images.process.run('makeWebCopy', input)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a mask that is sent', () => {
  const readAs = async (mask: Buffer, photo?: Buffer) => {
    await writeFile(images.path('mask-sent'), mask);
    if (photo) await writeFile(images.path('mask-photo'), photo);
    const read = await images.process.run('readMask', {
      path: images.path('mask-sent'),
      maskPath: images.path('mask.png'),
      ...(photo && { photoPath: images.path('mask-photo') }),
    });
    return { ...read, pixels: await sharp(images.path('mask.png')).extractChannel(0).raw().toBuffer() };
  };
  const countOf = (pixels: Buffer) => pixels.filter((value) => value === 255).length;

  it('is refused when nothing is painted', async () => {
    await expect(readAs(await makeMask({ white: [0, 0, 0, 0] }))).rejects.toEqual(refusedAs('empty_mask'));
  });

  it('is refused when its proportions are not those of the photo', async () => {
    const square = await makeMask({ width: 90, height: 90 });
    await expect(readAs(square, await makePhoto())).rejects.toEqual(refusedAs('mask_aspect_differs'));
  });

  it('is taken at another size with the same proportions', async () => {
    const half = await makeMask({ width: 60, height: 45, white: [10, 10, 30, 30] });
    const { width, height, pixels } = await readAs(half, await makePhoto());
    expect({ width, height, count: countOf(pixels) }).toEqual({ width: 60, height: 45, count: 400 });
  });

  it('is freed from the noise that JPEG makes', async () => {
    const noisy = await sharp(await makeMask({ white: [40, 32, 80, 64] }))
      .jpeg({ quality: 40 })
      .toBuffer();
    const { pixels } = await readAs(noisy);
    expect(countOf(pixels)).toBe(40 * 32);
    expect(pixels.every((value) => value === 0 || value === 255)).toBe(true);
  });

  it('is read from its opacity when it is white all over', async () => {
    const alpha = await sharp(await makeMask())
      .extractChannel(0)
      .raw()
      .toBuffer();
    const pixels = Buffer.alloc(alpha.length * 4, 255);
    alpha.forEach((value, i) => (pixels[i * 4 + 3] = value));
    const mask = await sharp(pixels, { raw: { width: 120, height: 90, channels: 4 } })
      .png()
      .toBuffer();
    expect(countOf((await readAs(mask)).pixels)).toBe(40 * 30);
  });

  it.each(['#ffffff', '#ff0000'])(
    'is understood when the photo itself was painted over in %s',
    async (colour) => {
      const photo = await makePhoto({ type: 'png' });
      const paint = { create: { width: 40, height: 30, channels: 3, background: colour } } as const;
      const painted = await sharp(photo)
        .composite([{ input: paint, left: 40, top: 30 }])
        .png()
        .toBuffer();
      expect(countOf((await readAs(painted, photo)).pixels)).toBe(40 * 30);
    },
  );
});
