import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pasteBack } from '@maquette/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { pasteRows } from './paste-rows.ts';
import { compareOutside, putPart, takePart } from './raw-part.ts';
import { bandsOf } from './raw-rows.ts';

const WIDTH = 2400;
const HEIGHT = 2000;
const area = { left: 1100, top: 101, right: 1301, bottom: 1899 };
const size = { width: area.right - area.left, height: area.bottom - area.top };

/** Bytes that look like nothing and are the same every time. */
const noise = (length: number, factor: number): Buffer => {
  const bytes = Buffer.alloc(length);
  for (let i = 0; i < length; i++) bytes[i] = (Math.imul(i + 1, factor) >>> 11) & 255;
  return bytes;
};

/** Marked but for a lattice of holes, so that an edge runs through every row where the picture is taken apart. */
const lattice = (): Buffer => {
  const mask = Buffer.alloc(size.width * size.height, 255);
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [i % size.width, Math.floor(i / size.width)];
    if (x % 31 === 0 || y % 29 === 0) mask[i] = 0;
  }
  return mask;
};

describe.each([3, 4] as const)('a part pasted some rows at a time into %d channels', (channels) => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-rows-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const photo = noise(WIDTH * HEIGHT * channels, 2_654_435_761);
  const edited = { ...size, data: noise(size.width * size.height * 4, 40_503) };
  const write = (name: string, data: Buffer): string => {
    writeFileSync(join(folder, name), data);
    return join(folder, name);
  };
  const paste = (mask: Buffer | null, isJoined = false) => {
    const path = write('photo', photo);
    const counted = pasteRows({
      photo: { path, width: WIDTH, height: HEIGHT, channels },
      edited: { ...size, path: write('edited', edited.data) },
      area,
      regionPath: mask && write('region', mask),
      isJoined,
    });
    return { ...counted, data: readFileSync(path) };
  };
  const raw = (data: Buffer) => ({ width: WIDTH, height: HEIGHT, channels, data });

  it('takes the picture apart in several places', () => {
    expect([...bandsOf(area.top, area.bottom, WIDTH * channels)].length).toBeGreaterThan(1);
  });

  it('is what pasting it at once gives, and so is what is counted', () => {
    const mask = { ...size, data: lattice() };
    const wanted = raw(Buffer.from(photo));
    const part = takePart(wanted, area);
    putPart(wanted, area, pasteBack({ photo: part, edited, mask, place: { left: 0, top: 0 } }));
    const { data, ...counted } = paste(mask.data);
    expect(data.equals(wanted.data)).toBe(true);
    expect(counted).toEqual(compareOutside({ before: raw(photo), after: wanted, mask, area }));
  });

  it('stands as it is wherever it may change, where it is joined already: no rim of what was there shows through', () => {
    const region = Buffer.from(lattice().map((value, i) => (value > 0 && i % 7 === 0 ? 3 : value)));
    const wanted = raw(Buffer.from(photo));
    const part = takePart(wanted, area);
    for (let i = 0; i < region.length; i++)
      if (region[i] !== 0) part.data.set(edited.data.subarray(4 * i, 4 * i + 4), 4 * i);
    putPart(wanted, area, part);
    const { data, changedOutside } = paste(region, true);
    expect(data.equals(wanted.data)).toBe(true);
    expect(changedOutside).toBe(0);
  });

  it('is put whole where everything may change', () => {
    const wanted = raw(Buffer.from(photo));
    putPart(wanted, area, edited);
    const { data, ...counted } = paste(null);
    expect(data.equals(wanted.data)).toBe(true);
    expect(counted).toEqual({ changedOutside: null, outsidePixels: null });
  });

  it('is refused when a file breaks off', () => {
    expect(() => paste(lattice().subarray(1))).toThrow(RangeError);
  });
});
