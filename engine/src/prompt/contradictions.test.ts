import { describe, expect, it } from 'vitest';
import { contradictionsOf } from './contradictions.ts';

describe('words that do not contradict', () => {
  it.each([
    ['', ''],
    ['a red sofa', ''],
    ['a red sofa', 'blurry, low quality, watermark'],
    ['a red sofa with white cushions', 'red cushions'],
    ['a high quality photo', 'low quality'],
    ['a sofa without cushions', 'cushions'],
    ['un canapé sans coussins', 'coussins, flou'],
    ['a black and white sofa', ''],
    ['a white sofa with black legs', ''],
    ['a white sofa black legs', ''],
    ['a blue green armchair', ''],
    ['a mustard yellow armchair', ''],
    ['a white grey rug', ''],
    ['a black white striped rug', ''],
    ['un tapis noir blanc à carreaux', ''],
    ['un canapé blanc et noir', ''],
    ['un canapé jaune moutarde avec des coussins bleus', ''],
    ['une plante verte dans un pot blanc', ''],
    ['a white oak table on a red rug', ''],
    ['a sofa and a lamp', ''],
    ['un fauteuil rouge, une lampe noire', ''],
  ])('are left alone: %j / %j', (prompt, negative) => {
    expect(contradictionsOf(prompt, negative)).toEqual([]);
  });
});

describe('something both wished and excluded', () => {
  it.each([
    ['a red sofa', 'red', 'red', ''],
    ['a red sofa', 'blurry, red, text', 'red', 'blurry, text'],
    ['a red sofa', 'ugly and red', 'red', 'ugly'],
    ['a sofa in red velvet', 'velvet red sofa', 'velvet red sofa', ''],
    ['un canapé rouge', 'flou, rouge', 'rouge', 'flou'],
    ['un canapé rouge', 'red', 'red', ''],
    ['a leather couch', 'canapé, flou', 'canapé', 'flou'],
    ['two white chairs', 'chair', 'chair', ''],
    ['a grey sofa', 'no gray', 'gray', ''],
    ['a white cat', 'cats', 'cats', ''],
    ['a sofa with dragons', 'dragon; text', 'dragon', 'text'],
    ['a white chair', 'red white', 'white', 'red'],
    ['un fauteuil en velours', 'velours, sans pieds', 'velours', 'sans pieds'],
  ])('is told, and the exclusion goes: %s / %s', (prompt, negative, word, repaired) => {
    expect(contradictionsOf(prompt, negative)).toEqual([
      { word, repairedPrompt: prompt, repairedNegativePrompt: repaired },
    ]);
  });

  it.each([
    ['a sofa with cushions, without cushions', 'without cushions', 'a sofa with cushions'],
    ['un canapé avec des coussins, sans coussins', 'sans coussins', 'un canapé avec des coussins'],
  ])('within the prompt is told too: %s', (prompt, word, repairedPrompt) => {
    expect(contradictionsOf(prompt, 'blurry')).toEqual([
      { word, repairedPrompt, repairedNegativePrompt: 'blurry' },
    ]);
  });
});

describe('two colours for one thing', () => {
  it.each([
    ['a white black sofa', 'black', 'a white sofa'],
    ['a red green armchair by the window', 'green', 'a red armchair by the window'],
    ['un canapé blanc noir', 'noir', 'un canapé blanc'],
    ['a white sofa in black', 'black', 'a white sofa'],
    ['un canapé blanc de couleur noire', 'noire', 'un canapé blanc'],
    [
      'a navy blue yellow velvet armchair with brass legs',
      'yellow',
      'a navy blue velvet armchair with brass legs',
    ],
  ])('are told, and the later goes: %s', (prompt, word, repairedPrompt) => {
    expect(contradictionsOf(prompt, '')).toEqual([{ word, repairedPrompt, repairedNegativePrompt: '' }]);
  });
});

describe('a removal where something is to be painted', () => {
  it.each([
    ['remove the lamp', 'remove', ''],
    ['Please remove the old sofa and add a red armchair', 'remove', 'a red armchair'],
    ['remove the sofa, the cushions and the lamp', 'remove', ''],
    ['remove the sofa, a red armchair', 'remove', 'a red armchair'],
    ['enlève le canapé et mets un fauteuil vert', 'enlève', 'un fauteuil vert'],
    ['un fauteuil vert, enlève la lampe', 'enlève', 'un fauteuil vert'],
    ['get rid of the rug', 'get rid', ''],
  ])('is told, and its clause goes: %s', (prompt, word, repairedPrompt) => {
    expect(contradictionsOf(prompt, '')).toEqual([{ word, repairedPrompt, repairedNegativePrompt: '' }]);
  });
});

it('each clash is told once, and its repair mends it alone', () => {
  const found = contradictionsOf('a white black sofa with plants', 'plants, white');
  expect(found).toEqual([
    { word: 'plants', repairedPrompt: 'a white black sofa with plants', repairedNegativePrompt: 'white' },
    { word: 'white', repairedPrompt: 'a white black sofa with plants', repairedNegativePrompt: 'plants' },
    { word: 'black', repairedPrompt: 'a white sofa with plants', repairedNegativePrompt: 'plants, white' },
  ]);
});
