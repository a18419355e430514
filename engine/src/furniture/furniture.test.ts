import { describe, expect, it } from 'vitest';
import { lookOfWish } from '../prompt/look-of-wish.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import type { Mesh } from '../scene/mesh.ts';
import { drawnRecord, KINDS, type Kind } from '../lexicon/kinds.ts';
import { pieceOf } from './catalogue.ts';

function meshOf(kind: Kind, seed: number): Mesh {
  const wish = parsePrompt(`a ${kind}`);
  const piece = pieceOf({ kind, look: lookOfWish(wish, kind, seed), details: wish.details, aspect: 1.2 });
  return piece.sizes[0]!();
}

function extent(mesh: Mesh, axis: number): { low: number; high: number } {
  const values = mesh.positions.filter((_, i) => i % 3 === axis);
  return { low: values.reduce((a, b) => Math.min(a, b)), high: values.reduce((a, b) => Math.max(a, b)) };
}

describe.each(KINDS)('the %s', (kind) => {
  const mesh = meshOf(kind, 3);

  it('is a sound mesh of reasonable size, held where things are', () => {
    expect(mesh.positions.every((value) => Number.isFinite(value))).toBe(true);
    expect(mesh.normals.every((value) => Number.isFinite(value))).toBe(true);
    expect(mesh.indices.every((index) => index < mesh.vertexCount)).toBe(true);
    expect(mesh.triangleCount).toBeLessThan(120_000);
    const height = extent(mesh, 1);
    expect(Math.abs(heldAt(height, kind))).toBeLessThan(0.02);
    expect(height.high - height.low).toBeLessThan(2.6);
  });

  it('is the same for the same seed', () => {
    expect(meshOf(kind, 3).positions).toEqual(mesh.positions);
  });
});

/** Height that an arrangement holds a thing at: its foot, its middle on a wall, its hook at a ceiling. */
function heldAt({ low, high }: { low: number; high: number }, kind: Kind): number {
  const { stands } = drawnRecord(kind);
  if (stands === 'wall') return (low + high) / 2;
  return stands === 'ceiling' ? high : low;
}

describe('variants', () => {
  const seeds = Array.from({ length: 16 }, (_, i) => i + 1);

  it('of plants suit the place: tall ones where it is narrow, spreading ones where it is wide', () => {
    const shapesIn = (aspect: number): number[] =>
      [1, 2, 3].map((seed) => {
        const look = lookOfWish(parsePrompt('a plant'), 'plant', seed);
        const mesh = pieceOf({ kind: 'plant', look, details: {}, aspect }).sizes[0]!();
        const [x, y] = [extent(mesh, 0), extent(mesh, 1)];
        return (x.high - x.low) / (y.high - y.low);
      });
    expect(Math.max(...shapesIn(0.3))).toBeLessThan(Math.min(...shapesIn(1)));
  });

  it('of curtains hang before the wall, not in it', () => {
    for (const seed of seeds) expect(extent(meshOf('curtains', seed), 2).low).toBeGreaterThan(0);
  });

  it('stand side by side when several are asked for', () => {
    const wish = parsePrompt('two armchairs');
    const look = lookOfWish(wish, 'armchair', 1);
    const one = pieceOf({ kind: 'armchair', look, details: {}, aspect: 1 }).sizes[0]!();
    const two = pieceOf({ kind: 'armchair', look, details: wish.details, aspect: 2 }).sizes[0]!();
    const wide = (mesh: Mesh): number => extent(mesh, 0).high - extent(mesh, 0).low;
    expect(wide(two) / wide(one)).toBeGreaterThan(2);
    expect(two.triangleCount).toBe(2 * one.triangleCount);
  });

  it('are as many as the place has room for when several are asked for without a number', () => {
    const trianglesIn = (words: string, aspect: number): number => {
      const { kind, ...wish } = parsePrompt(words);
      const look = lookOfWish({ kind, ...wish }, kind!, 1);
      return pieceOf({ kind: kind!, look, details: wish.details, aspect }).sizes[0]!().triangleCount;
    };
    const one = trianglesIn('a chair', 0.6);
    expect([0.6, 1.3, 2, 9].map((aspect) => trianglesIn('chairs', aspect) / one)).toEqual([1, 2, 3, 3]);
    expect(trianglesIn('des chaises', 1.3)).toBe(2 * one);
    expect(trianglesIn('a chair', 2)).toBe(one);
    expect(trianglesIn('wardrobes', 3)).toBe(trianglesIn('a wardrobe', 3));
    const cushion = trianglesIn('a cushion', 3);
    expect(trianglesIn('cushions', 0.8)).toBeGreaterThan(1.5 * cushion);
    expect(trianglesIn('cushions', 3.8)).toBeGreaterThan(2.5 * cushion);
  });
});

it.each([
  'coffee table',
  'desk',
  'dining table',
  'kitchen island',
  'sideboard',
  'television and stand',
] as const)('the %s knows what of it is decoration', (kind) => {
  const look = lookOfWish(parsePrompt(`a ${kind}`), kind, 3);
  const widest = (hasDecor: boolean): Mesh =>
    pieceOf({ kind, look: { ...look, hasDecor }, details: {}, aspect: 1.2 }).sizes.at(-1)!();
  const [dressed, bare] = [widest(true), widest(false)];
  expect(dressed.vertexCount).toBeGreaterThan(bare.vertexCount);
  expect([dressed.ownVertices, bare.ownVertices]).toEqual([bare.vertexCount, Infinity]);
});

describe('the look', () => {
  it.each([
    ['a navy sofa', 'sofa', [0.0137, 0.0284, 0.0953]],
    ['a white marble coffee table', 'coffee table', [0.8879, 0.871, 0.8308]],
    ['un canapé rouge', 'sofa', [0.3916, 0.0232, 0.0232]],
  ] as const)('takes the colour that was named: %s', (text, kind, linear) => {
    const { colour } = lookOfWish(parsePrompt(text), kind, 5);
    linear.forEach((value, k) => expect(colour[k]).toBeCloseTo(value, 1));
  });

  it('does not upholster a sofa with wood, but stands it on it', () => {
    const look = lookOfWish(parsePrompt('a wooden sofa'), 'sofa', 1);
    expect(look.main.sheen).toBeGreaterThan(0);
  });
});
