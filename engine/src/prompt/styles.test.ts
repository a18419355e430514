import { describe, expect, it } from 'vitest';
import { pieceOf } from '../furniture/catalogue.ts';
import { linearOf, lookOfWish } from './look-of-wish.ts';
import { parsePrompt } from './parse-prompt.ts';
import { readWish } from './read-wish.ts';
import { habitsOfStyle } from './styles.ts';
import type { StyleName } from './style-words.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('a style', () => {
  it.each([
    ['a scandinavian sofa', 'scandinavian'],
    ['un canapé scandinave', 'scandinavian'],
    ['a japandi armchair', 'japandi'],
    ['a mid-century sideboard', 'mid-century'],
    ['un buffet années 50', 'mid-century'],
    ['an industrial coffee table', 'industrial'],
    ['une table basse industrielle', 'industrial'],
    ['a rustic dining table', 'rustic'],
    ['une table rustique', 'rustic'],
    ['an art deco sofa', 'art deco'],
    ['un fauteuil art déco', 'art deco'],
    ['a boho bed', 'bohemian'],
    ['un lit bohème', 'bohemian'],
    ['a farmhouse dining table', 'farmhouse'],
    ['une table campagne chic', 'farmhouse'],
    ['a minimalist bed', 'minimalist'],
    ['un canapé minimaliste', 'minimalist'],
    ['a classic armchair', 'classic'],
    ['un fauteuil classique', 'classic'],
    ['a modern sofa', 'modern'],
    ['un canapé contemporain', 'modern'],
    ['a coastal sofa', 'coastal'],
    ['un canapé bord de mer', 'coastal'],
  ] as const)('is heeded: %s', (words, style) => {
    const { things, leftOut } = readWish(words);
    expect({ style: things[0]?.style, leftOut }).toEqual({ style, leftOut: [] });
    expect(habitsOfStyle(style)).toBeDefined();
  });

  it('that no furniture here has is told', () => {
    expect(readWish('a gothic sofa')).toMatchObject({ things: [{ kind: 'sofa' }], leftOut: ['gothic'] });
  });

  it('is not heeded, and said so, where a surface gets a material', () => {
    expect(readWish('a rustic oak floor')).toMatchObject({ action: 'material', leftOut: ['rustic'] });
  });

  it.each(['scandinavian', 'industrial', 'art deco', 'bohemian', 'coastal', 'japandi'] as const)(
    'gives a sofa colours of its own: %s',
    (style: StyleName) => {
      const { colours, leathers } = habitsOfStyle(style)!;
      const own = [...colours, ...leathers].map((hex) => linearOf(hex).join(' '));
      for (const seed of SEEDS) {
        const look = lookOfWish(parsePrompt(`a ${style} sofa`), 'sofa', seed);
        expect(own).toContain(look.colour.join(' '));
        expect(look.style).toBe(style);
      }
    },
  );

  it('chooses among the forms it likes', () => {
    const legs = (words: string): Set<number> =>
      new Set(
        SEEDS.map((seed) => {
          const wish = parsePrompt(words);
          const look = lookOfWish(wish, 'sideboard', seed);
          const mesh = pieceOf({ kind: 'sideboard', look, details: {}, aspect: 2 }).sizes[0]!();
          return mesh.triangleCount;
        }),
      );
    // Rustic cases stand on plinths behind framed doors: fewer ways to make one than when anything goes.
    expect(legs('a rustic sideboard without decor').size).toBeLessThan(
      legs('a sideboard without decor').size,
    );
  });

  it('yields to the colour and the material that are named', () => {
    for (const seed of SEEDS) {
      const look = lookOfWish(parsePrompt('a pink velvet industrial sofa'), 'sofa', seed);
      const plain = lookOfWish(parsePrompt('a pink velvet sofa'), 'sofa', seed);
      expect(look.colour).toEqual(plain.colour);
      expect(look.main.sheen).toBe(plain.main.sheen);
      const table = lookOfWish(parsePrompt('a walnut scandinavian coffee table'), 'coffee table', seed);
      expect(table.colour).toEqual(linearOf('#6e452a'));
    }
  });

  it('makes no doors of stone', () => {
    for (const seed of SEEDS)
      expect(
        lookOfWish(parsePrompt('an art deco sideboard'), 'sideboard', seed).main.roughness,
      ).toBeGreaterThan(0.2);
  });
});

describe('cane', () => {
  it('fills what it is named beside', () => {
    const look = lookOfWish(parsePrompt('a walnut sideboard with cane doors'), 'sideboard', 1);
    expect(look.colour).toEqual(linearOf('#6e452a'));
    expect(look.panel?.relief).toBeDefined();
    expect(look.legs.relief).toBeUndefined();
  });

  it('fills the doors of a sideboard, which is of wood', () => {
    const look = lookOfWish(parsePrompt('a cane sideboard'), 'sideboard', 1);
    expect(look.main.hasGrain).toBe(true);
    expect(look.panel?.relief).toBeDefined();
  });
});
