import { describe, expect, it } from 'vitest';
import { walk } from './grid-keys.ts';
import { gridLayout } from './use-grid-rows.ts';

// Ten cards in rows of four: 0–3, 4–7, 8 and 9.
const shape = { count: 10, columns: 4, pageRows: 2 };

describe('a key in the grid', () => {
  it.each(['Enter', 'a', 'Tab'])('%s does not walk', (key) => {
    expect(walk(key, 0, shape)).toBeNull();
  });

  it('leads nowhere when there is no card', () => {
    expect(walk('Home', 0, { ...shape, count: 0 })).toBeNull();
  });

  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['PageDown', 1, 9],
    ['PageUp', 9, 1],
    ['PageUp', 6, 2],
    ['Home', 7, 0],
    ['End', 2, 9],
  ])('%s leads from card %i to %i', (key, from, to) => {
    expect(walk(key, from, shape)).toBe(to);
  });
});

describe('the layout of the grid', () => {
  it.each([
    [328, 2],
    [728, 3],
    [1232, 4],
    [1672, 5],
  ])('%i pixels wide has %i columns that fit in', (width, columns) => {
    const { cardWidth, gap, ...layout } = gridLayout(width, 16);
    expect(layout.columns).toBe(columns);
    expect(cardWidth * columns + gap * (columns - 1)).toBeLessThanOrEqual(width);
    expect(cardWidth * columns + gap * (columns - 1)).toBeGreaterThan(width - columns);
  });

  it('leaves more room for the words where letters are larger', () => {
    expect(gridLayout(728, 32).cardHeight - gridLayout(728, 16).cardHeight).toBe(84);
  });
});
