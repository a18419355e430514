import { describe, expect, it } from 'vitest';
import { clampTo, settingLimits } from './setting-limits.ts';

describe('a setting', () => {
  it.each([
    [-5, 0],
    [201, 200],
    [100.4, 100],
  ])('of %d is brought to %d, where a slider can stand', (value, clamped) => {
    expect(clampTo(settingLimits.brightness, value)).toBe(clamped);
  });

  it('in tenths is one without a rest', () => {
    expect(clampTo(settingLimits.blur, 0.1 + 0.2)).toBe(0.3);
    expect(clampTo(settingLimits.straighten, -44.949)).toBe(-44.9);
  });
});
