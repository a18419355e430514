import type { WhiteBalance } from '@maquette/engine';
import { defaultRecipe, type Settings } from '../model/recipe.ts';
import { clampTo, settingLimits } from '../panels/setting-limits.ts';

/** Settings under a name. What it does not tell stays as it is. */
export interface Preset {
  /** One of ours by its name, one of the person's own by what they called it. */
  readonly id: string;
  readonly settings: Partial<Settings>;
}

export const builtInNames = [
  ...(['original', 'bright', 'evenLight', 'neutralWhite', 'warmEvening'] as const),
  ...(['coolDaylight', 'vivid', 'soft', 'blackAndWhite'] as const),
] as const;
export type BuiltInName = (typeof builtInNames)[number];

const { sharpen: _sharpen, blur: _blur, ...plainLook } = defaultRecipe.settings;

/**
 * Our own presets, made for photos of rooms. Each sets light and colour as a whole; sharpness and blur are left alone.
 * @param balance what takes the cast of this photo's light away; null while that is not known
 */
export function builtInPresets(balance: WhiteBalance | null): readonly (Preset & { id: BuiltInName })[] {
  const looks: Record<BuiltInName, Partial<Settings>> = {
    original: {},
    bright: { exposure: 0.4, shadows: 35, highlights: -20, saturation: 105 },
    evenLight: { exposure: 0.15, shadows: 55, highlights: -50, contrast: 107, saturation: 106 },
    neutralWhite: { ...balance, exposure: 0.15, shadows: 15, highlights: -10 },
    warmEvening: { temperature: 24, shadows: 20, highlights: -25, saturation: 106 },
    coolDaylight: { temperature: -16, exposure: 0.2, shadows: 20, contrast: 103, saturation: 97 },
    vivid: { exposure: 0.1, shadows: 25, highlights: -20, contrast: 107, saturation: 128 },
    soft: { exposure: 0.2, shadows: 35, highlights: -15, contrast: 88, saturation: 86 },
    blackAndWhite: { saturation: 0, contrast: 108, shadows: 25, highlights: -15 },
  };
  return builtInNames.map((id) => ({ id, settings: { ...plainLook, ...looks[id] } }));
}

/**
 * What becomes of the settings under a preset.
 * @param strength 0 (what it sets changes nothing) to 100
 */
export function withPreset(now: Settings, preset: Preset, strength: number): Settings {
  const share = strength / 100;
  const { invert, ...numbers } = preset.settings;
  const made: Partial<Settings> = invert === undefined ? {} : { invert: invert && strength > 0 };
  for (const [name, value] of Object.entries(numbers) as [keyof typeof numbers, number][]) {
    const neutral = defaultRecipe.settings[name];
    made[name] = clampTo(settingLimits[name], neutral + (value - neutral) * share);
  }
  return { ...now, ...made };
}

/** A preset, and how strongly it is set. */
export interface Choice {
  readonly id: string;
  readonly strength: number;
}

/**
 * The preset that the settings come of; null when they come of none.
 * @param latest what was chosen last: where several strengths make the same, it is that one
 */
export function choiceIn(
  settings: Settings,
  presets: readonly Preset[],
  latest: Choice | null,
): Choice | null {
  const isMade = ({ id, strength }: Choice) => {
    const preset = presets.find((one) => one.id === id);
    return preset !== undefined && isSame(withPreset(settings, preset, strength), settings);
  };
  if (latest && isMade(latest)) return latest;
  for (let strength = 100; strength > 0; strength--) {
    const found = presets.find(({ id }) => isMade({ id, strength }));
    if (found) return { id: found.id, strength };
  }
  return null;
}

function isSame(one: Settings, other: Settings): boolean {
  return (Object.keys(one) as (keyof Settings)[]).every((name) => one[name] === other[name]);
}
