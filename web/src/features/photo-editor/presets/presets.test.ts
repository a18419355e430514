import { describe, expect, it } from 'vitest';
import { defaultRecipe, type Settings } from '../model/recipe.ts';
import { settingLimits } from '../panels/setting-limits.ts';
import { builtInPresets, choiceIn, withPreset } from './presets.ts';

const neutral = defaultRecipe.settings;
const balance = { temperature: -20, tint: 5 };
const presets = builtInPresets(balance);
const named = (id: string) => presets.find((preset) => preset.id === id)!;

describe('a preset', () => {
  it.each(presets)('$id changes nothing at strength 0 and stands where sliders can stand', (preset) => {
    expect(withPreset(neutral, preset, 0)).toEqual(neutral);
    const made = withPreset(neutral, preset, 100);
    for (const [name, { min, max }] of Object.entries(settingLimits)) {
      if (!(name in made)) continue;
      const value = Number(made[name as keyof Settings]);
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
    }
  });

  it('takes the place of the one before, but leaves sharpness and blur alone', () => {
    const sharp = { ...neutral, sharpen: 30, blur: 1 };
    const first = withPreset(sharp, named('blackAndWhite'), 100);
    expect(withPreset(first, named('vivid'), 100)).toEqual(withPreset(sharp, named('vivid'), 100));
    expect(first).toMatchObject({ saturation: 0, sharpen: 30, blur: 1 });
  });

  it('is as strong as it is told', () => {
    expect(withPreset(neutral, named('blackAndWhite'), 50).saturation).toBe(50);
    expect(withPreset(neutral, named('neutralWhite'), 50)).toMatchObject({ temperature: -10 });
  });

  it('that inverts does so from the first of its strength on', () => {
    const negative = { id: 'negative', settings: { ...neutral, invert: true } };
    expect(withPreset(neutral, negative, 0).invert).toBe(false);
    expect(withPreset(neutral, negative, 1).invert).toBe(true);
  });
});

describe('what is chosen', () => {
  it('is told by the settings alone, so that undo and a reload tell it too', () => {
    for (const { id } of presets) {
      const settings = withPreset(neutral, named(id), 100);
      expect(choiceIn(settings, presets, null)).toEqual({ id, strength: 100 });
    }
    const half = withPreset(neutral, named('vivid'), 43);
    expect(choiceIn(half, presets, { id: 'soft', strength: 43 })).toMatchObject({ id: 'vivid' });
  });

  it('is nothing once a slider has been moved', () => {
    const settings = { ...withPreset(neutral, named('vivid'), 100), hue: 4 };
    expect(choiceIn(settings, presets, { id: 'vivid', strength: 100 })).toBeNull();
  });

  it('keeps the strength one has just set where two make the same', () => {
    const faint = { id: 'faint', settings: { ...neutral, contrast: 102 } };
    for (const strength of [60, 61, 62]) {
      const settings = withPreset(neutral, faint, strength);
      expect(choiceIn(settings, [faint], { id: 'faint', strength })).toEqual({ id: 'faint', strength });
    }
  });
});
