import { someOf } from '../testing/test-size.ts';
import { describe, expect, it } from 'vitest';
import { drawnRecord, KINDS as ALL, type Kind } from '../lexicon/kinds.ts';
import { isSet } from '../lexicon/sets.ts';
import { lookOfWish } from '../prompt/look-of-wish.ts';
import { parsePrompt } from '../prompt/parse-prompt.ts';
import type { Mesh } from '../scene/mesh.ts';
import { pieceOf, type Piece } from './catalogue.ts';

/** Those come in sizes and materials that depend on their place, and have tests of their own. */
const OTHERS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['sofa', 'armchair', 'chair', 'pouf', 'coffee table', 'side table', 'dining table', 'bed'] as const),
  ...(['sideboard', 'dresser', 'nightstand', 'bookcase', 'plant', 'rug', 'curtains'] as const),
  ...(['floor lamp', 'table lamp', 'pendant lamp', 'painting', 'mirror'] as const),
]);
const KINDS = ALL.filter((kind) => !OTHERS.has(kind) && !isSet(kind));

function pieceFor(words: string, seed: number): Piece {
  const wish = parsePrompt(words);
  const kind = wish.kind!;
  const [width, height] = drawnRecord(kind).size;
  return pieceOf({ kind, look: lookOfWish(wish, kind, seed), details: wish.details, aspect: width / height });
}

/** The middle one of the sizes, without things lying on it. */
function meshFor(words: string, seed: number): Mesh {
  const { sizes } = pieceFor(`a simple ${words}`, seed);
  return sizes[Math.floor(sizes.length / 2)]!();
}

function ends(mesh: Mesh, axis: number): readonly [low: number, high: number] {
  const values = mesh.positions.filter((_, i) => i % 3 === axis);
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

function length(mesh: Mesh, axis: number): number {
  const [low, high] = ends(mesh, axis);
  return high - low;
}

describe.each(someOf(KINDS, 24))('the %s', (kind) => {
  const meshes = [1, 2, 3, 4].map((seed) => meshFor(kind, seed));
  const { size, families, stands } = drawnRecord(kind);

  it('rests on what holds it: its foot on the floor, its middle flat on the wall, or its hook at the ceiling', () => {
    for (const mesh of meshes) {
      const [low, high] = ends(mesh, 1);
      const held = { wall: (low + high) / 2, ceiling: high } as Partial<Record<typeof stands, number>>;
      expect(Math.abs(held[stands] ?? low)).toBeLessThan(0.012);
      if (stands === 'wall') expect(ends(mesh, 2)[0]).toBeGreaterThan(-0.001);
    }
    expect(pieceFor(kind, 1).support).toBe(stands === 'table' ? 'floor' : stands);
  });

  it('stands over its own origin', () => {
    for (const mesh of meshes) {
      const [left, right] = ends(mesh, 0);
      expect(Math.abs(left + right) / 2).toBeLessThan(0.25 * (right - left));
    }
  });

  it('is about as large as its record says', () => {
    for (const mesh of meshes) {
      const off = [length(mesh, 0) / size[0], length(mesh, 1) / size[1]];
      for (const ratio of off) expect(Math.abs(Math.log(ratio))).toBeLessThan(Math.log(1.55));
    }
  });

  it('has forms that differ from seed to seed', () => {
    const forms = meshes.slice(0, 3).map(({ positions }) => positions.length);
    expect(new Set(forms).size).toBe(3);
  });

  it('is light enough to be drawn soon, with everything that lies on it', () => {
    for (const seed of [1, 2, 3, 4])
      for (const build of pieceFor(`a ${kind}`, seed).sizes)
        expect(build().triangleCount).toBeLessThan(60_000);
  });

  it('shows the colour that was asked for', () => {
    const [red, white] = ['red', 'white'].map((colour) => {
      const mesh = meshFor(`${colour} ${kind}`, 1);
      return new Set(mesh.materials.map(({ mean }) => mean.map((value) => value.toFixed(2)).join()));
    });
    expect([...red!].some((mean) => !white!.has(mean))).toBe(true);
  });

  it('takes every family of its record', () => {
    const names = { lacquer: 'lacquered', fabric: 'fabric', wood: 'wooden' } as Record<string, string>;
    const looks = families.map((family) => {
      const wish = parsePrompt(`a ${names[family] ?? family} ${kind}`);
      expect([wish.kind, wish.material?.family]).toEqual([kind, family]);
      return lookOfWish(wish, kind, 2).main;
    });
    const surfaces = looks.map(({ roughness, specular, sheen, metal }) =>
      [roughness, specular, sheen, metal].join(),
    );
    expect(new Set(surfaces).size).toBe(families.length);
  });
});

describe('words', () => {
  it.each([
    ['a white wardrobe', 'wardrobe'],
    ['une armoire blanche', 'wardrobe'],
    ['un bureau en chêne avec une chaise', 'desk'],
    ['a black leather office chair', 'office chair'],
    ['une chaise de bureau noire', 'office chair'],
    ['un bout de lit en velours', 'bench'],
    ['two oak bar stools', 'bar stool'],
    ['trois tabourets de bar', 'bar stool'],
    ['floating shelves in walnut', 'wall shelf'],
    ['un mur de livres', 'bookcase wall'],
    ['a black upright piano', 'piano'],
    ['un lit à barreaux blanc', 'crib'],
    ['bunk beds', 'bunk bed'],
    ['un lit superposé', 'bunk bed'],
    ['a flat screen tv', 'television'],
    ['une télé', 'television'],
    ['a tv and its stand', 'television and stand'],
    ['une télévision et son meuble', 'television and stand'],
    ['un îlot central en marbre', 'kitchen island'],
    ['a marble fireplace', 'fireplace'],
    ['une cheminée en pierre', 'fireplace'],
    ['une horloge murale', 'clock'],
    ['a cast iron radiator', 'radiator'],
    ['un lave-linge', 'washing machine'],
    ['a freestanding bath', 'bathtub'],
    ['une baignoire îlot', 'bathtub'],
    ['a fish tank', 'aquarium'],
    ['a christmas tree', 'christmas tree'],
    ['un sapin de Noël', 'christmas tree'],
    ['a bouquet of flowers', 'flowers'],
    ['un bouquet de fleurs', 'flowers'],
    ['white tulips', 'flowers'],
    ['a vase of red roses', 'flowers'],
    ['un vase avec des tulipes blanches', 'flowers'],
    ['a blue vase', 'vase'],
    ['a hanging plant', 'hanging plant'],
    ['du lierre', 'hanging plant'],
    ['a cactus in a blue pot', 'cactus'],
    ['a brass wall sconce', 'wall lamp'],
    ['une applique murale', 'wall lamp'],
    ['a wooden rocking chair', 'rocking chair'],
    ['un fauteuil à bascule en rotin', 'rocking chair'],
    ['a coat stand', 'coat rack'],
    ['un porte-manteau en métal', 'coat rack'],
    ['a folding screen', 'room divider'],
    ['un paravent en bois', 'room divider'],
    ['two speakers', 'speaker'],
    ['une enceinte noire', 'speaker'],
    ['a gallery wall', 'gallery wall'],
    ['un mur de cadres', 'gallery wall'],
    ['a velvet chaise longue', 'chaise longue'],
    ['une chaise longue en cuir', 'chaise longue'],
    ['a wooden day bed', 'daybed'],
    ['un lit de repos', 'daybed'],
    ['a red retro fridge', 'fridge'],
    ['un frigo américain', 'fridge'],
    ['an oak vanity unit', 'vanity'],
    ['un meuble vasque', 'vanity'],
    ['a stack of books', 'book'],
    ['une pile de livres', 'book'],
  ])('name what is drawn: %s', (words, kind) => {
    expect(parsePrompt(words).kind).toBe(kind);
  });

  it('keep a television apart from the cabinet that may stand below it', () => {
    expect(parsePrompt('a tv stand').kind).toBe('sideboard');
    expect(parsePrompt('a television').kind).toBe('television');
  });
});
