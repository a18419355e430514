import type { Settings } from '../model/recipe.ts';

export interface SettingLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The settings that are a number. */
export type NumberSetting = Exclude<keyof Settings, 'invert'>;

export const settingLimits: Readonly<Record<NumberSetting | 'straighten' | 'perspective', SettingLimits>> = {
  shadows: { min: -100, max: 100, step: 1 },
  highlights: { min: -100, max: 100, step: 1 },
  exposure: { min: -2, max: 2, step: 0.05 },
  temperature: { min: -100, max: 100, step: 1 },
  tint: { min: -100, max: 100, step: 1 },
  brightness: { min: 0, max: 200, step: 1 },
  contrast: { min: 0, max: 200, step: 1 },
  saturation: { min: 0, max: 200, step: 1 },
  hue: { min: -180, max: 180, step: 1 },
  blur: { min: 0, max: 10, step: 0.1 },
  sharpen: { min: 0, max: 100, step: 1 },
  straighten: { min: -45, max: 45, step: 0.1 },
  perspective: { min: -100, max: 100, step: 1 },
};

/** The nearest value a slider can stand at. */
export function clampTo({ min, max, step }: SettingLimits, value: number): number {
  const stepped = min + Math.round((value - min) / step) * step;
  // Steps of a tenth do not add up exactly in binary.
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(2));
}
