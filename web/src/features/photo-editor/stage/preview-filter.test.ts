import { describe, expect, it } from 'vitest';
import { defaultRecipe } from '../model/recipe.ts';
import { previewFilter, sharpenValues, toneValues } from './preview-filter.ts';

const neutral = defaultRecipe.settings;
const names = { tones: 'tones', sharpen: 'sharp' };

describe('the filter of the preview', () => {
  it('is none where nothing is changed', () => {
    expect(previewFilter(neutral, 1000, names)).toBe('none');
  });

  it('has every part in the order in which the export does it', () => {
    const all = {
      ...{ shadows: 30, highlights: -30 },
      ...{ exposure: 1, temperature: 10, tint: -5, brightness: 110, contrast: 90, saturation: 120 },
      ...{ hue: -30, invert: true, sharpen: 40, blur: 2.5 },
    };
    expect(previewFilter(all, 1000, names)).toBe(
      'url(#tones) brightness(110%) contrast(90%) saturate(120%) hue-rotate(-30deg) invert(1) url(#sharp) blur(2.500px)',
    );
  });

  it('blurs by a share of the shown picture, so that every zoom shows the same', () => {
    expect(previewFilter({ ...neutral, blur: 10 }, 500, names)).toBe('blur(5.000px)');
  });

  it('gives each channel 256 values from black to white', () => {
    const { red, blue } = toneValues({ ...neutral, temperature: 100 });
    const values = red.split(' ').map(Number);
    expect(values).toHaveLength(256);
    expect(values[0]).toBe(0);
    expect(red).not.toBe(blue);
    expect(toneValues(neutral).green.split(' ').map(Number)[255]).toBe(1);
  });

  it('sharpens without making the picture lighter or darker', () => {
    const { kept, taken } = sharpenValues({ ...neutral, sharpen: 70 }, 1000);
    expect(Number(kept) + Number(taken)).toBeCloseTo(1);
  });
});
