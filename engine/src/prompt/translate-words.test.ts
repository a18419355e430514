import { describe, expect, it } from 'vitest';
import { translateWords } from './translate-words.ts';

describe('words in English', () => {
  it.each([
    ['un zébu bleu sur la lune', false],
    ['un canapé rouge devant la cheminée de mon arrière-grand-mère', false],
    ['un canapé rouge', true],
    ['le mur de gauche', true],
    ['vert sauge foncé', true],
    ['a zebu on the moon', true],
  ])('of "%s" are complete: %s', (text, isComplete) => {
    expect(translateWords(text).isComplete).toBe(isComplete);
  });

  it.each([
    ['the green sofa', 'the green sofa'],
    ['', ''],
    ['le mur', 'wall'],
    ['le mur de gauche', 'left wall'],
    ['vert sauge foncé', 'dark sage green'],
    ['un canapé rouge', 'a red sofa'],
    ['le plafond blanc', 'white ceiling'],
  ])('of "%s" are "%s"', (text, english) => {
    expect(translateWords(text).english).toBe(english);
  });
});
