import { someOf } from '../testing/test-size.ts';
import { seeRoom } from '../room/see-room.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { Mask, PixelImage } from '../pixels.ts';
import type { InpaintRequest, InpaintResult } from './inpaint-request.ts';
import { inpaint } from './inpaint.ts';
import { NoModelError } from './no-model.ts';

const WIDTH = 160;
const HEIGHT = 120;
const PLACE = { left: 40, top: 53, right: 127, bottom: 107 };

/** An empty room in perspective: pale wall, darker floor, both even, light from the upper left. */
function emptyRoom(): PixelImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const i = 4 * (y * WIDTH + x);
      const glow = 14 * (1 - x / WIDTH) + ((x * 7 + y * 13) % 5);
      const [r, g, b] = y < 70 ? [196, 194, 190] : [150, 140, 128];
      data.set([r! + glow, g! + glow, b! + glow, 255], i);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

function boxMask(): Mask {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = PLACE.top; y < PLACE.bottom; y++)
    data.fill(255, y * WIDTH + PLACE.left, y * WIDTH + PLACE.right);
  return { width: WIDTH, height: HEIGHT, data };
}

function ellipseMask(): Mask {
  const data = boxMask().data.map((value, i) => {
    const x = ((i % WIDTH) - 83) / 43;
    const y = (Math.floor(i / WIDTH) - 80) / 27;
    return x * x + y * y < 1 ? value : 0;
  });
  return { width: WIDTH, height: HEIGHT, data };
}

const room = emptyRoom();
const mask = boxMask();
const understoodRoom = seeRoom(room);

function request(change: Partial<InpaintRequest> = {}): InpaintRequest {
  return {
    crop: room,
    mask,
    place: { left: 0, top: 0, photoWidth: WIDTH, photoHeight: HEIGHT },
    overview: room,
    room: understoodRoom,
    mode: 'replace',
    prompt: 'a red sofa without cushions',
    negativePrompt: '',
    allowStandIn: false,
    stylePreset: '',
    seed: 7,
    steps: 10,
    onProgress: () => {},
    ...change,
  };
}

function changedInside(result: InpaintResult): { x: number; y: number; bright: number }[] {
  const found = [];
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const before = room.data[4 * i + 1]!;
    const after = result.crop.data[4 * i + 1]!;
    if (Math.abs(before - after) > 24)
      found.push({ x: i % WIDTH, y: Math.floor(i / WIDTH), bright: after - before });
  }
  return found;
}

function firstChangeOutside({ crop }: InpaintResult, painted: Mask): number {
  return painted.data.findIndex(
    (value, i) => value === 0 && [0, 1, 2, 3].some((k) => crop.data[4 * i + k] !== room.data[4 * i + k]),
  );
}

/** Furniture that is built in a moment. */
const OTTOMAN = { prompt: 'a red ottoman' };

describe('inpaint', () => {
  let sofa: InpaintResult;
  let ottoman: InpaintResult;
  beforeAll(() => {
    sofa = inpaint(request());
    ottoman = inpaint(request(OTTOMAN));
  });

  it('refuses a mask of another size', () => {
    expect(() => inpaint(request({ mask: { width: 2, height: 2, data: new Uint8Array(4) } }))).toThrow(
      RangeError,
    );
  });

  it('changes nothing for an empty mask', () => {
    const empty = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT) };
    expect(inpaint(request({ mask: empty })).crop.data).toEqual(room.data);
  });

  it('draws a lamp on the table that it is wished for with, and says so', () => {
    const { understood } = inpaint(request({ prompt: 'a side table with a lamp and a sofa' }));
    expect(understood).toMatchObject({ kind: 'side table', leftOut: ['sofa'] });
  });

  it('leaves every byte outside the mask as it was, be it a box or an ellipse', () => {
    const ellipse = ellipseMask();
    expect(firstChangeOutside(sofa, mask)).toBe(-1);
    expect(firstChangeOutside(inpaint(request({ ...OTTOMAN, mask: ellipse })), ellipse)).toBe(-1);
  });

  it('fills the place: the object covers most of the mask and stands at its foot', () => {
    const pixels = changedInside(sofa);
    const xs = pixels.map(({ x }) => x);
    const ys = pixels.map(({ y }) => y);
    const cover = ((Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))) / (87 * 54);
    expect(cover).toBeGreaterThan(0.6);
    expect(PLACE.bottom - Math.max(...ys)).toBeLessThan(0.08 * HEIGHT);
  });

  it('keeps the silhouette inside the mask instead of cutting it off at the edge', () => {
    const pixels = changedInside(sofa);
    const atEdge = pixels.filter(({ x, y }) => x === PLACE.left || x === PLACE.right - 1 || y === PLACE.top);
    expect(atEdge.length / pixels.length).toBeLessThan(0.03);
  });

  it('gives the object the colour of the prompt', () => {
    const sums = [0, 0, 0];
    let count = 0;
    for (let y = 73; y < 93; y++) {
      for (let x = 70; x < 97; x++) {
        const i = 4 * (y * WIDTH + x);
        for (let k = 0; k < 3; k++) sums[k]! += LINEAR_FROM_BYTE[sofa.crop.data[i + k]!]!;
        count++;
      }
    }
    const mean = sums.map((sum) => sum / count);
    const red = [0xa8, 0x2a, 0x2a].map((byte) => LINEAR_FROM_BYTE[byte]!);
    // The light is not part of the comparison: both are brought to the same luminance.
    const scale =
      (0.2126 * red[0]! + 0.7152 * red[1]! + 0.0722 * red[2]!) /
      (0.2126 * mean[0]! + 0.7152 * mean[1]! + 0.0722 * mean[2]!);
    expect(mean[0]! * scale).toBeGreaterThan(4 * mean[1]! * scale);
    expect(Math.abs(mean[1]! - mean[2]!) * scale).toBeLessThan(0.05);
  });

  it('darkens the floor beside the object without colouring it', () => {
    const shaded = [];
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [before, after] = [room, sofa.crop].map(({ data }) => [
        data[4 * i]!,
        data[4 * i + 1]!,
        data[4 * i + 2]!,
      ]);
      const isDarker = after!.every((value, k) => value < before![k]! - 4);
      const ratios = after!.map((value, k) => value / before![k]!);
      if (isDarker && Math.max(...ratios) - Math.min(...ratios) < 0.05) shaded.push(i);
    }
    expect(shaded.length).toBeGreaterThan(27);
  });

  it('gives the same bytes for the same seed', () => {
    expect(inpaint(request()).crop.data).toEqual(sofa.crop.data);
  });

  it('gives another picture for another seed', () => {
    expect(inpaint(request({ seed: 8 })).crop.data).not.toEqual(sofa.crop.data);
  });

  it('says what it understood', () => {
    expect(sofa.understood).toEqual({
      kind: 'sofa',
      colour: 'red',
      material: null,
      closest: null,
      leftOut: [],
      english: 'a red sofa without cushions',
    });
  });

  it.each([
    ['a grand piano', 'piano'],
    ['a dog', null],
    ['a flurbl', null],
    ['make it cosy', null],
  ])('refuses what it has no model of, and says what could stand in: %s', (prompt, closest) => {
    expect(() => inpaint(request({ prompt }))).toThrow(NoModelError);
    expect(() => inpaint(request({ prompt }))).toThrow(expect.objectContaining({ closest }));
  });

  it('lets nothing stand in for what nothing is close to, even where it may', () => {
    expect(() => inpaint(request({ prompt: 'a golden retriever', allowStandIn: true }))).toThrow(
      NoModelError,
    );
  });

  it('says which kind stands in where it may', () => {
    const { understood } = inpaint(request({ prompt: 'a pool table', allowStandIn: true }));
    expect(understood).toMatchObject({ kind: null, closest: 'dining table' });
  });

  it('reports progress that only grows and ends at 1', () => {
    const seen: number[] = [];
    inpaint(request({ prompt: 'a pouf', onProgress: (fraction) => seen.push(fraction) }));
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
    expect(seen.at(-1)).toBe(1);
  });

  it('in remove mode needs no prompt and touches only the mask', () => {
    const result = inpaint(request({ mode: 'remove', prompt: '' }));
    expect(result.understood.kind).toBeNull();
    const differs = changedInside(result).filter(({ x, y }) => mask.data[y * WIDTH + x] === 0);
    expect(differs).toEqual([]);
  });

  it('draws two things the prompt names side by side where the place is wide, else says what it left out', () => {
    const wide = inpaint(request({ prompt: 'a red armchair and a blue plant' }));
    expect(wide.understood).toMatchObject({ kind: 'armchair', leftOut: [] });
    const columns = changedInside(wide).map(({ x }) => x);
    expect(columns.filter((x) => x > 110).length).toBeGreaterThan(18);
    const tight = inpaint(request({ prompt: 'a sofa, a rug and a harp' }));
    expect(tight.understood).toMatchObject({ kind: 'sofa', leftOut: ['rug', 'harp'] });
  });

  it.each(someOf(['3d-model', 'low-poly', 'origami', 'isometric', 'line-art'] as const, 3))(
    'builds or draws furniture in the style %s, inside the mask and the same each time',
    (stylePreset) => {
      const styled = inpaint(request({ ...OTTOMAN, stylePreset }));
      expect(firstChangeOutside(styled, mask)).toBe(-1);
      expect(styled.crop.data).not.toEqual(ottoman.crop.data);
      expect(changedInside(styled).length).toBeGreaterThan(540);
      if (stylePreset === 'low-poly' || stylePreset === 'line-art')
        expect(inpaint(request({ ...OTTOMAN, stylePreset })).crop.data).toEqual(styled.crop.data);
    },
  );

  it('brings pixel art to whole squares, its outline included', () => {
    const { crop } = inpaint(request({ ...OTTOMAN, stylePreset: 'pixel-art' }));
    const left = 6 * Math.ceil(80 / 6);
    const top = 6 * Math.ceil(83 / 6);
    const colours = new Set<string>();
    for (let y = top; y < top + 6; y++) {
      for (let x = left; x < left + 6; x++)
        colours.add(crop.data.slice(4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 3).join());
    }
    expect(colours.size).toBe(1);
  });

  it('styles only what it made', () => {
    const styled = inpaint(request({ ...OTTOMAN, stylePreset: 'anime' }));
    expect(styled.crop.data).not.toEqual(ottoman.crop.data);
    expect(changedInside(styled).every(({ x, y }) => mask.data[y * WIDTH + x]! > 0)).toBe(true);
  });
});
