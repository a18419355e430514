import { describe, expect, test } from 'vitest';
import { shadowExtent, type Ring } from './shadow-extent.ts';

/** Rings on a surface whose light is given, the nearest first. */
const rings = (light: readonly number[], more: (k: number) => Partial<Ring> = () => ({})): Ring[] =>
  light.map((value, k) => ({ light: value, red: 0.1, blue: -0.1, surface: 1, pixels: 20, ...more(k) }));

/** From dark at the foot to even light after six rings. */
const SOFT = [-1, -0.5, -0.45, -0.36, -0.25, -0.14, -0.05, 0, 0, 0, 0, 0, 0];

describe('a shadow', () => {
  test('is darkest at the foot and grows softly into even light', () => {
    expect(shadowExtent(rings(SOFT))).toBe(6);
  });

  test('may be faint', () => {
    expect(shadowExtent(rings(SOFT.map((value) => 0.4 * value)))).toBeGreaterThan(4);
  });
});

describe('no shadow is told', () => {
  test.each<[string, Ring[]]>([
    ['on even light', rings(SOFT.map(() => 0))],
    ['where it gets darker outwards', rings(SOFT.toReversed())],
    ['where light goes on growing', rings(SOFT.map((_, k) => 0.05 * k))],
    ['of what is too faint', rings(SOFT.map((value) => 0.2 * value))],
  ])('%s: it is lit', (_, given) => {
    expect(shadowExtent(given)).toBe('lit');
  });

  test.each<[string, Ring[]]>([
    ['at an edge: another floor begins there', rings([-0.5, -0.5, -0.5, -0.5, 0, 0, 0, 0, 0, 0])],
    ['of another colour', rings(SOFT, (k) => ({ red: k < 6 ? 0.5 : 0.1 }))],
    ['where something lies on the floor', rings(SOFT, (k) => ({ surface: k < 4 ? 1 : 0.2 }))],
    ['in too few rings', rings(SOFT.slice(0, 5))],
    ['where hardly a pixel is seen', rings(SOFT, () => ({ pixels: 1 }))],
    ['where light goes up and down', rings([-1, -0.5, -0.1, -0.4, -0.1, -0.4, 0, 0, 0, 0, 0, 0])],
  ])('%s', (_, given) => {
    expect(shadowExtent(given)).toBe('unknown');
  });
});
