import type { Mask, PixelImage } from '@maquette/engine';
import { describe, expect, it } from 'vitest';
import type { RunGraph, TensorData, Tensors } from '../running/model-questions.ts';
import { depthSize } from './depth-anything.ts';
import { regionsOf } from './detr-panoptic.ts';
import { ioOf } from './io-of.ts';
import { promptsOf } from './sam2.ts';
import { offSquare, onSquare, SQUARE } from './fills.ts';
import { IMAGENET, pictureOf, PLAIN, planesOf } from './tensors.ts';

const picture: PixelImage = {
  width: 3,
  height: 2,
  data: Uint8Array.from({ length: 24 }, (_, i) => (i % 4 === 3 ? 255 : 10 * i)),
};
const hole: Mask = { width: 3, height: 2, data: Uint8Array.of(0, 255, 0, 0, 0, 0) };

/** What a graph was fed; it gives `gives`. */
function recorded(gives: Tensors): { fed: Record<string, TensorData>; run: RunGraph } {
  const fed: Record<string, TensorData> = {};
  return { fed, run: async (_graph, feeds) => (Object.assign(fed, feeds), gives) };
}

describe('pixels', () => {
  it('become planes from 0 to 1, and the same pixels again', () => {
    const planes = planesOf(picture, PLAIN);
    expect([planes[0], planes[6], planes[12]].map((value) => Math.round(255 * (value ?? 0)))).toEqual([
      0, 10, 20,
    ]);
    expect(pictureOf(planes, picture, 1)).toEqual(picture);
  });

  it('are centred as ImageNet is, and transparent ones are white', () => {
    const clear = { width: 1, height: 1, data: Uint8Array.of(0, 0, 0, 0) };
    const [red = 0] = planesOf(clear, IMAGENET);
    expect(red).toBeCloseTo((1 - 0.485) / 0.229);
  });

  it('of another number are refused', () => {
    expect(() => pictureOf(new Float32Array(5), picture, 1)).toThrow(RangeError);
  });

  it('that overshoot are cut off', () => {
    const { data } = pictureOf(Float32Array.of(-1, 300, 128), { width: 1, height: 1 }, 255);
    expect([...data]).toEqual([0, 255, 128, 255]);
  });
});

describe('a square', () => {
  it('takes no larger picture', () => {
    const large = { width: SQUARE + 1, height: 1, data: new Uint8Array(4 * (SQUARE + 1)) };
    expect(() => onSquare(large, { ...large, data: new Uint8Array(SQUARE + 1) })).toThrow(RangeError);
  });

  it('holds a picture in its corner and gives it back, and goes on mirrored', () => {
    const square = onSquare(picture, hole);
    expect(offSquare(square.picture, picture)).toEqual(picture);
    const at = (x: number, y: number) => square.picture.data[4 * (y * SQUARE + x)];
    expect([at(3, 0), at(4, 0), at(5, 0), at(0, 2)]).toEqual([at(2, 0), at(1, 0), at(0, 0), at(0, 1)]);
    expect([square.hole.data[1], square.hole.data[0], square.hole.data[4]]).toEqual([255, 0, 255]);
  });
});

describe('what a hole is', () => {
  const pixels = SQUARE * SQUARE;

  it('lama-image-mask is told by 1, and gives 0 to 255', async () => {
    const output = {
      type: 'float32',
      dims: [1, 3, SQUARE, SQUARE],
      data: new Float32Array(3 * pixels).fill(200),
    } as const;
    const { fed, run } = recorded({ anything: output });
    const filled = await ioOf('lama-image-mask')({ role: 'fill', picture, hole }, run);
    expect([fed['mask']?.data[0], fed['mask']?.data[1], fed['image']?.dims]).toEqual([
      0,
      1,
      [1, 3, SQUARE, SQUARE],
    ]);
    expect(filled).toMatchObject({ width: 3, height: 2 });
    expect((filled as PixelImage).data[0]).toBe(200);
  });

  it('lama-input4 is told by a fourth plane of 1 with nothing under it, and gives 0 to 1', async () => {
    const output = {
      type: 'float32',
      dims: [1, 3, SQUARE, SQUARE],
      data: new Float32Array(3 * pixels).fill(0.2),
    } as const;
    const { fed, run } = recorded({ output });
    const filled = await ioOf('lama-input4')({ role: 'fill', picture, hole }, run);
    const input = fed['input']?.data ?? [];
    expect([input[3 * pixels], input[3 * pixels + 1], input[1], input[pixels + 1]]).toEqual([0, 1, 0, 0]);
    expect((filled as PixelImage).data[0]).toBe(51);
  });

  it('migan-u8 is told by 0, where 255 stays', async () => {
    const result = { type: 'uint8', dims: [1, 3, 2, 3], data: new Uint8Array(18).fill(7) } as const;
    const { fed, run } = recorded({ result });
    const filled = await ioOf('migan-u8')({ role: 'fill', picture, hole }, run);
    expect([...(fed['mask']?.data ?? [])]).toEqual([255, 0, 255, 255, 255, 255]);
    expect([...(fed['image']?.data ?? [])].slice(0, 3)).toEqual([0, 40, 80]);
    expect((filled as PixelImage).data[0]).toBe(7);
  });

  it('a model of another role is not asked', async () => {
    await expect(ioOf('sam2')({ role: 'fill', picture, hole }, recorded({}).run)).rejects.toThrow(RangeError);
  });
});

describe('depth-anything looks', () => {
  it.each([
    [1024, 768, 686, 518],
    [768, 1024, 518, 686],
    [320, 240, 518, 392],
    [1, 1, 518, 518],
  ])('at %i x %i pixels as %i x %i', (width, height, across, down) => {
    expect(depthSize({ width, height })).toEqual({ width: across, height: down });
  });
});

describe('sam2 is told', () => {
  const question = { role: 'select', key: '', picture: { ...picture, width: 512, height: 256 } } as const;

  it('clicks on the stretched square, 1 = this, and no box of none', () => {
    const prompts = promptsOf({ ...question, points: [{ x: 255.5, y: 63.5, keep: false }], box: null });
    expect([...(prompts['input_points']?.data ?? [])]).toEqual([512, 256]);
    expect([...(prompts['input_labels']?.data ?? [])]).toEqual([0n]);
    expect(prompts['input_boxes']).toMatchObject({ dims: [1, 0, 4], data: new Float32Array(0) });
  });

  it('a box with its corners in order, and no clicks of none', () => {
    const prompts = promptsOf({ ...question, points: [], box: [256, 128, 128, 64] });
    expect([...(prompts['input_boxes']?.data ?? [])]).toEqual([256, 256, 512, 512]);
    expect(prompts['input_points']?.dims).toEqual([1, 1, 0, 2]);
  });
});

describe('detr-panoptic', () => {
  /** Three queries over two pixels: a sofa, another sofa the model is unsure of, nothing. */
  const outputs = (second: number): Tensors => {
    const logits = new Float32Array(3 * 251);
    for (const [query, [category, logit]] of [
      [63, 20],
      [63, second],
      [250, 20],
    ].entries() as IterableIterator<[number, [number, number]]>)
      logits[251 * query + category] = logit;
    return {
      logits: { type: 'float32', dims: [1, 3, 251], data: logits },
      pred_masks: { type: 'float32', dims: [1, 3, 1, 2], data: Float32Array.of(5, 1, 1, 2, 9, 9) },
    };
  };

  it('gives every pixel to the query that claims it most, of those that found something', () => {
    const masks = regionsOf(outputs(20), [63]).map(({ mask }) => [...mask.data]);
    expect(masks).toEqual([
      [255, 0],
      [0, 255],
    ]);
  });

  it('hears none that is unsure, and none of another category', () => {
    expect(regionsOf(outputs(1), [63]).map(({ mask }) => [...mask.data])).toEqual([[255, 255]]);
    expect(regionsOf(outputs(20), [65])).toEqual([]);
  });
});
