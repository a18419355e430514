import type { HistoryItem } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';
import { remixTool } from './picture-actions.ts';
import { isSameShape } from './zoom.ts';

describe('the pictures before and after one', () => {
  const pictures = ['a', 'b', 'c'].map((id) => ({ id }));

  it.each([
    ['elsewhere', null, null, null],
    ['a', null, 'b', 1],
    ['b', 'a', 'c', 2],
    ['c', 'b', null, 3],
  ])('of %s are %s and %s', (id, previous, next, position) => {
    expect(neighboursOf(pictures, id)).toEqual({ previous, next, position });
  });
});

describe('two pictures lie over each other', () => {
  it.each([
    [{ width: 4, height: 3 }, { width: 3, height: 4 }, false],
    [{ width: 1000, height: 1000 }, { width: 1021, height: 1000 }, false],
    [{ width: 1000, height: 1000 }, { width: 1020, height: 1000 }, true],
    [{ width: 4032, height: 3024 }, { width: 1365, height: 1024 }, true],
  ])('%o and %o: %s', (one, other, isSame) => {
    expect(isSameShape(one, other)).toBe(isSame);
  });
});

describe('the tool that makes a picture again', () => {
  const picture = (type: HistoryItem['type'], words: object = {}) =>
    ({ type, metadata: {}, ...words }) as HistoryItem;

  it.each(['upload', 'edited', 'hologram'])('is none for %s', (type) => {
    expect(remixTool(picture(type as HistoryItem['type']))).toBeNull();
  });

  it('is told by what was looked for, since premium serves all three', () => {
    const searched = { searchPrompt: 'wall' };
    expect(remixTool(picture('inpaint_result'))).toBe('inpainting');
    expect(remixTool(picture('flux_kontext_pro_result'))).toBe('inpainting');
    expect(remixTool(picture('flux_kontext_pro_result', searched))).toBe('replace');
    expect(remixTool(picture('search-replace', searched))).toBe('replace');
    expect(remixTool(picture('search-recolor', { ...searched, recolorObject: 'wall' }))).toBe('recolor');
  });
});
