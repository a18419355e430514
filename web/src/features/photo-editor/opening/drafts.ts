import { EditRecipe } from '@maquette/contract';
import { storedValue } from '../../../platform/storage/stored-value.ts';

/** The recipes of pictures that were not saved yet, by picture. */
export interface Drafts {
  get(picture: string): EditRecipe | null;
  set(picture: string, recipe: EditRecipe): void;
  clear(picture: string): void;
}

/** Older ones make way for newer ones. */
const MAX_DRAFTS = 50;

type Entry = readonly [picture: string, recipe: unknown];

function isEntry(entry: unknown): entry is Entry {
  return Array.isArray(entry) && typeof entry[0] === 'string';
}

function parse(text: string): readonly Entry[] | null {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) && entries.every(isEntry) ? entries : null;
  } catch {
    return null;
  }
}

/** Kept on this device for one person, and forgotten with them. */
export function draftsOf(userId: string, storage: () => Storage): Drafts {
  const stored = storedValue<readonly Entry[]>(
    { key: `photoEditorDrafts:${userId}`, parse, print: JSON.stringify, fallback: () => [] },
    storage,
  );
  const without = (picture: string) => stored.get().filter(([name]) => name !== picture);
  return {
    get: (picture) => {
      const recipe = stored.get().find(([name]) => name === picture)?.[1];
      return EditRecipe.safeParse(recipe).data ?? null;
    },
    set: (picture, recipe) =>
      stored.set([...without(picture), [picture, recipe] as const].slice(-MAX_DRAFTS)),
    clear: (picture) => {
      if (stored.get().some(([name]) => name === picture)) stored.set(without(picture));
    },
  };
}
