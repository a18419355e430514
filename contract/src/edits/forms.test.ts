import { describe, expect, it } from 'vitest';
import { InpaintForm } from './inpaint.ts';
import { AspectRatio, FluxForm } from './premium.ts';
import { SearchRecolorForm } from './search-recolor.ts';
import { SelectionBox, SelectionPoints } from './selection.ts';
import { stylesOfScreen } from './tools.ts';

describe('the forms of the edit calls', () => {
  it.each([
    ['a field nobody knows', { prompt: 'a sofa', colour: 'red' }],
    ['a style nobody knows', { style_preset: 'cubism' }],
    ['five variations', { count: '5' }],
    ['half a step', { steps: '10.5' }],
    ['too little guidance', { cfg_scale: '0' }],
    ['a negative seed', { seed: '-1' }],
    ['an empty seed, which is not 0', { seed: '' }],
    ['a blank count', { count: ' ' }],
    ['words with U+0000', { prompt: 'a\0sofa' }],
  ])('refuse %s', (_, form) => {
    expect(InpaintForm.safeParse(form).success).toBe(false);
  });

  it('take no empty field for a strength or a tolerance of 0', () => {
    expect(SearchRecolorForm.safeParse({ image_strength: '' }).success).toBe(false);
    expect(FluxForm.safeParse({ safety_tolerance: '' }).success).toBe(false);
  });

  it('read numbers that come as text', () => {
    const form = { image_strength: '0.4', steps: '20', cfg_scale: '7.5', seed: '4294967294', count: '4' };
    expect(SearchRecolorForm.parse(form)).toEqual({
      ...{ image_strength: 0.4, steps: 20, cfg_scale: 7.5, seed: 4_294_967_294, count: 4 },
    });
  });

  it.each([
    ['16:9', true],
    ['21:9', true],
    ['9:21', true],
    ['22:9', false],
    ['1:0', false],
    ['0:1', false],
    ['wide', false],
  ])('take an aspect of %s: %s', (aspect, isTaken) => {
    expect(AspectRatio.safeParse(aspect).success).toBe(isTaken);
  });

  it('take points and boxes of numbers that are not below 0', () => {
    expect(SelectionPoints.safeParse([{ x: 1, y: 2.5, keep: true }]).success).toBe(true);
    expect(SelectionPoints.safeParse([{ x: -1, y: 2, keep: true }]).success).toBe(false);
    expect(SelectionBox.safeParse([0, 0, 10]).success).toBe(false);
  });

  it('offer anime and fantasy art everywhere but for recolouring', () => {
    expect(stylesOfScreen['search-replace']).toEqual(expect.arrayContaining(['anime', 'fantasy-art']));
    expect(stylesOfScreen['search-recolor']).not.toEqual(expect.arrayContaining(['anime']));
    expect(stylesOfScreen['search-recolor']).not.toEqual(expect.arrayContaining(['fantasy-art']));
    expect(stylesOfScreen['search-recolor']).toHaveLength(12);
  });
});
