import { describe, expect, it } from 'vitest';
import { severalThings } from './several-things.ts';

describe('things that are named side by side', () => {
  it.each([
    ['the walls and the ceiling', ['the walls', 'the ceiling']],
    ['les murs et le plafond', ['les murs', 'le plafond']],
    ['the sofa, the rug and the lamp', ['the sofa', 'the rug', 'the lamp']],
    ['the sofa & the blue armchair', ['the sofa', 'the blue armchair']],
    ['the lamp and the plant by the window', ['the lamp', 'the plant by the window']],
    ['the left wall and the back wall', ['the left wall', 'the back wall']],
  ])('are each looked for: %s', (words, parts) => {
    expect(severalThings(words)).toEqual(parts);
  });

  it.each([
    'the sofa',
    'the black and white rug',
    'the table and chairs',
    'the tv and its stand',
    'the chair between the lamp and the plant',
    'le canapé entre la lampe et la plante',
    'the table with the vase and the flowers',
    'the wall behind the sofa and the bed',
    'everything on the table and the floor',
    'the xylophone and the theremin',
    'sofa, sofa, lamp, rug, chair, table, plant, window',
    ' and , ',
    '',
  ])('are one where the words say of one what it is or where: %s', (words) => {
    expect(severalThings(words)).toEqual([words]);
  });
});
