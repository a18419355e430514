import { describe, expect, it } from 'vitest';
import { readWish } from './read-wish.ts';
import { parsePrompt } from './parse-prompt.ts';

describe('glass', () => {
  it.each([
    ['a sofa in glass', 'sofa', ['in glass']],
    ['a glass vase', 'vase', ['glass']],
    ['un bureau en verre', 'desk', ['en verre']],
  ])('is not heeded where nothing of it can be of glass: %s', (text, kind, leftOut) => {
    const wish = parsePrompt(text);
    expect([wish.kind, wish.material?.family === 'glass', wish.leftOut]).toEqual([kind, false, leftOut]);
  });

  it.each([
    ['a glass coffee table', 'coffee table'],
    ['a coffee table with a glass top', 'coffee table'],
    ['a table made of tempered glass', 'dining table'],
    ['une table basse en verre', 'coffee table'],
    ['une table à manger avec un plateau en verre', 'dining table'],
  ])('is what a top is of: %s', (text, kind) => {
    const { things, missing, leftOut } = readWish(text);
    expect(things).toMatchObject([{ kind, material: 'glass' }]);
    expect([missing, leftOut]).toEqual([[], []]);
  });

  it('is dark where it is smoked, and lies on what else is named', () => {
    expect(parsePrompt('a smoked glass coffee table').colour?.english).toBe('charcoal');
    expect(parsePrompt('une table basse en verre fumé').colour?.english).toBe('charcoal');
    const [thing] = readWish('a glass and brass side table').things;
    expect(thing).toMatchObject({ kind: 'side table', material: 'glass' });
    expect(parsePrompt('a brass glass side table').accentMaterial?.english).toBe('brass');
  });
});
