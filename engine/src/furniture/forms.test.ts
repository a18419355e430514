import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from '../lexicon/kinds.ts';
import { isSet } from '../lexicon/sets.ts';
import { lookOfWish } from '../prompt/look-of-wish.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import { painterOf } from './textiles/rug-patterns.ts';
import type { Mesh } from '../scene/mesh.ts';
import { someOf } from '../testing/test-size.ts';
import { pieceOf } from './catalogue.ts';

function meshOf(words: string, seed: number, aspect = 1.4): Mesh {
  const wish = parsePrompt(words);
  const kind = wish.kind!;
  return pieceOf({ kind, look: lookOfWish(wish, kind, seed), details: wish.details, aspect }).sizes[0]!();
}

function size(mesh: Mesh): { width: number; height: number; depth: number } {
  const [width, height, depth] = [0, 1, 2].map((axis) => {
    const values = mesh.positions.filter((_, i) => i % 3 === axis);
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
  });
  return { width: width!, height: height!, depth: depth! };
}

describe('a body by its words', () => {
  it.each([
    ['a corner sofa', 'corner'],
    ['a grey sectional sofa', 'corner'],
    ['un canapé d’angle', 'corner'],
    ['a chesterfield', 'chesterfield'],
    ['un canapé chesterfield en cuir', 'chesterfield'],
    ['a modular sofa', 'lounge'],
    ['un canapé modulaire', 'lounge'],
    ['a loveseat', 'loveseat'],
    ['un canapé deux places', 'loveseat'],
    ['a velvet wing chair', 'wing'],
    ['un fauteuil à oreilles', 'wing'],
    ['a boucle tub chair', 'tub'],
    ['un fauteuil crapaud', 'tub'],
    ['a wooden armchair', 'frame'],
    ['un fauteuil en bois', 'frame'],
  ] as const)('is chosen: %s', (words, seat) => {
    expect(parsePrompt(words)).toMatchObject({ details: { seat }, leftOut: [] });
  });

  it('has its own proportions', () => {
    expect(size(meshOf('a corner sofa', 1)).depth).toBeGreaterThan(1.5);
    expect(size(meshOf('a chesterfield', 1)).depth).toBeLessThan(1.1);
    expect(size(meshOf('a modular sofa without cushions', 1)).height).toBeLessThan(0.75);
    expect(size(meshOf('a loveseat', 1)).width).toBeLessThan(1.45);
    expect(size(meshOf('a wing chair', 1)).height).toBeGreaterThan(1);
  });
});

describe('a lamp by its words', () => {
  it.each([
    ['a tripod floor lamp', { floorLamp: 'tripod' }],
    ['un lampadaire trépied en bois', { floorLamp: 'tripod' }],
    ['a black arc floor lamp', { floorLamp: 'bow' }],
    ['une lampe arquée', { floorLamp: 'bow' }],
    ['a brass chandelier', { pendant: 'chandelier' }],
    ['un lustre', { pendant: 'chandelier' }],
    ['a globe pendant light', { pendant: 'globe' }],
    ['une suspension boule', { pendant: 'globe' }],
    ['a drum pendant', { pendant: 'drum' }],
    ['une suspension dôme noire', { pendant: 'dome' }],
  ] as const)('has the form that was named: %s', (words, details) => {
    expect(parsePrompt(words)).toMatchObject({ details, leftOut: [] });
  });

  it('is another thing for it: a chandelier is wide and has many candles, an arc reaches aside', () => {
    const chandelier = size(meshOf('a chandelier', 1));
    expect(chandelier.width).toBeGreaterThan(0.6);
    expect(size(meshOf('a globe pendant light', 1)).width).toBeLessThan(0.4);
    expect(size(meshOf('an arc floor lamp', 1)).width).toBeGreaterThan(0.6);
    const shapes = [1, 2, 3].map((seed) => shape(meshOf('a chandelier', seed)));
    expect(new Set(shapes).size).toBe(3);
  });
});

it('an empty bowl holds no fruit, in both languages', () => {
  for (const words of ['an empty bowl', 'un saladier en bois'])
    expect(parsePrompt(words)).toMatchObject({ details: { bowl: 'empty' }, leftOut: [] });
  expect(meshOf('an empty bowl', 1).triangleCount).toBeLessThan(
    0.5 * meshOf('a fruit bowl', 1).triangleCount,
  );
});

describe('a lit shade', () => {
  it('is brightest before its bulb, and darker towards both ends', () => {
    const { materials } = meshOf('a drum pendant', 1);
    const glow = materials.find((material) => material.glow)!.glow!;
    const at = (y: number): number => glow({ x: 0.26, y, z: 0, u: 0, v: 0 });
    expect(at(0.15)).toBeGreaterThan(2 * at(0.3));
    expect(at(0.15)).toBeGreaterThan(1.5 * at(0.04));
  });
});

describe('a rug by its words', () => {
  it.each([
    ['a persian rug', 'persian'],
    ['un tapis d’orient', 'persian'],
    ['a berber rug', 'berber'],
    ['un tapis berbère', 'berber'],
    ['a striped rug', 'stripes'],
    ['un tapis à rayures', 'stripes'],
    ['a vintage rug', 'vintage'],
    ['un tapis délavé', 'vintage'],
    ['a jute rug', 'jute'],
    ['un tapis en jute', 'jute'],
    ['a shaggy round rug', 'shag'],
    ['un tapis à poils longs', 'shag'],
  ] as const)('has its pattern: %s', (words, rug) => {
    expect(parsePrompt(words)).toMatchObject({ kind: 'rug', details: { rug }, leftOut: [] });
  });

  it('is as thick as a rug, longer in the pile when shaggy, and fringed where such rugs are', () => {
    const thickness = (words: string): number => size(meshOf(words, 2)).height;
    for (const words of ['a persian rug', 'a striped rug', 'a jute rug'])
      expect(thickness(words)).toBeGreaterThan(0.008);
    expect(thickness('a persian rug')).toBeLessThan(0.02);
    expect(thickness('a shag rug')).toBeGreaterThan(0.025);
    expect(size(meshOf('a persian rug', 2)).width - size(meshOf('a jute rug', 2)).width).toBeGreaterThan(
      0.08,
    );
  });

  it('shows the colour that was named most', () => {
    const look = lookOfWish(parsePrompt('a navy persian rug'), 'rug', 4);
    const paint = painterOf('persian', look, { width: 2, depth: 1.4 });
    const blue = Array.from({ length: 400 }, (_, i) => paint(((i % 20) + 0.5) / 10, (i / 20 + 0.5) * 0.07));
    expect(blue.filter(([red, , blueness]) => blueness > red).length).toBeGreaterThan(200);
  });
});

/** Spread of a mesh's parts in space, told by few numbers: pieces that look alike have the same. */
function shape(mesh: Mesh): string {
  const { width, height, depth } = size(mesh);
  return [mesh.triangleCount, ...[width, height, depth].map((value) => value.toFixed(2))].join(' ');
}

describe('a frame', () => {
  it.each([
    ['a round gold mirror', 'mirror', true],
    ['a gold floor lamp', 'floor lamp', true],
    ['a white mirror', 'mirror', false],
  ] as const)('has the colour that was named, whatever the seed: %s', (words, kind, isMetal) => {
    const wish = parsePrompt(words);
    for (let seed = 0; seed < 12; seed++) {
      const { legs } = lookOfWish(wish, kind, seed);
      expect(legs.metal ?? false).toBe(isMetal);
      expect(legs.mean[0] / lookOfWish(wish, kind, 0).legs.mean[0]).toBeCloseTo(1, 5);
    }
  });
});

const unframed = KINDS.filter((kind) => kind !== 'painting');
describe.each(someOf(unframed, 20))('the %s', (kind: Kind) => {
  it('has at least three forms by the seed', () => {
    const forms = new Set<string>();
    for (let seed = 1; seed <= 10 && forms.size < 3; seed++) {
      const look = lookOfWish(parsePrompt(`a ${kind}`), kind, seed);
      forms.add(shape(pieceOf({ kind, look, details: {}, aspect: 0.9 }).sizes[0]!()));
    }
    expect(forms.size).toBeGreaterThanOrEqual(3);
  });

  it('stays below 80 000 triangles in its largest size, below twice that as a group', () => {
    const most = isSet(kind) ? 160_000 : 80_000;
    for (const seed of someOf([2, 1, 3], 1)) {
      const look = lookOfWish(parsePrompt(`a ${kind}`), kind, seed);
      const { sizes } = pieceOf({ kind, look, details: {}, aspect: 1.4 });
      expect(sizes.at(-1)!().triangleCount).toBeLessThan(most);
    }
  });
});

it('a corner sofa of three metres stays below 80 000 triangles', () => {
  const look = lookOfWish(parsePrompt('a sofa'), 'sofa', 2);
  for (const seat of ['corner', 'chesterfield', 'lounge'] as const) {
    const { sizes } = pieceOf({ kind: 'sofa', look, details: { seat }, aspect: 2 });
    expect(sizes.at(-1)!().triangleCount).toBeLessThan(80_000);
  }
});
