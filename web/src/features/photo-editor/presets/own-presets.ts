import { EditRecipe } from '@maquette/contract';
import { type StoredValue, storedValue } from '../../../platform/storage/stored-value.ts';
import type { Settings } from '../model/recipe.ts';
import type { Preset } from './presets.ts';

/** A preset of the person's own. No two have the same name. */
export interface OwnPreset extends Preset {
  readonly settings: Settings;
}

/** More are not kept. */
export const mostPresets = 40;
export const longestName = 40;

/** What this device keeps for one person, as text; forgotten with them. */
export interface KeptSettings {
  readonly presets: StoredValue<string>;
  /** The recipe that was copied last. */
  readonly copied: StoredValue<string>;
}

export function keptSettingsOf(userId: string, storage: () => Storage): KeptSettings {
  const text = (key: string) =>
    storedValue<string>({ key: `${key}:${userId}`, parse: asIs, print: asIs, fallback: () => '' }, storage);
  return { presets: text('photoEditorPresets'), copied: text('photoEditorCopied') };
}

function asIs(text: string): string {
  return text;
}

/** The presets of a text, in the order they were made; what this version does not understand is left out. */
export function ownPresetsIn(text: string): readonly OwnPreset[] {
  const entries = parsed(text);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const [id, kept] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const settings = EditRecipe.shape.settings.safeParse(kept).data;
    return typeof id === 'string' && id !== '' && settings ? [{ id, settings }] : [];
  });
}

export function printPresets(presets: readonly OwnPreset[]): string {
  return JSON.stringify(presets.map(({ id, settings }) => [id, settings]));
}

/** The recipe of a text; null where there is none. */
export function copiedIn(text: string): EditRecipe | null {
  return EditRecipe.safeParse(parsed(text)).data ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Why a preset cannot be called so: the last part of a message's key; null when it can. */
export function nameProblem(
  name: string,
  presets: readonly OwnPreset[],
  renamed: string | null,
): 'empty' | 'taken' | 'full' | null {
  const wanted = name.trim();
  if (wanted === '') return 'empty';
  const others = presets.filter(({ id }) => id !== renamed);
  if (others.some(({ id }) => id.toLocaleLowerCase() === wanted.toLocaleLowerCase())) return 'taken';
  return renamed === null && presets.length >= mostPresets ? 'full' : null;
}

/** With another name at its old place. */
export function renamedPreset(presets: readonly OwnPreset[], id: string, name: string): OwnPreset[] {
  return presets.map((preset) => (preset.id === id ? { ...preset, id: name.trim() } : preset));
}
