import type { Size } from '../raster/mask-buffer.ts';
import { keptAt, type KeptSteps, printSteps, readSteps } from './kept-steps.ts';

/** Where the steps of one photo's mask are kept on this device. */
export interface StepStore {
  /** Null where nothing is kept, or nothing that can be gone on from. */
  read(): KeptSteps | null;
  write(steps: KeptSteps): void;
}

interface Place {
  /** Of the photo and of its owner: `<photo>:<user>`, so that it goes when that person signs out. */
  readonly key: string;
  readonly photo: Size;
  readonly storage: () => Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const PREFIX = 'maskSteps:';
const DAY_MS = 86_400_000;
/** Steps of longer ago, of more photos, or of more letters than these are not kept: the mask itself is, by other means. */
const MOST_DAYS = 14;
const MOST_PHOTOS = 4;
const MOST_LETTERS = 600_000;

export function openStepStore({ key, photo, storage, now }: Place): StepStore {
  const name = PREFIX + key;
  return {
    read: () => {
      try {
        const text = storage().getItem(name);
        if (text === null || isOld(text, now())) return null;
        return readSteps(text, photo);
      } catch {
        return null;
      }
    },
    write: (steps) => {
      try {
        const kept = storage();
        const text = printSteps(steps, { photo, at: now() });
        kept.removeItem(name);
        makeRoom(kept, now());
        if (steps.commands.length > 0 && text.length <= MOST_LETTERS) kept.setItem(name, text);
      } catch {
        // Where storage is forbidden or full, undo ends with the sitting.
      }
    },
  };
}

function isOld(text: string, now: number): boolean {
  return now - keptAt(text) > MOST_DAYS * DAY_MS;
}

/** Leaves the newest others alone. */
function makeRoom(storage: Storage, now: number): void {
  const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  const kept = names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ name, text: storage.getItem(name) ?? '' }))
    .toSorted((a, b) => keptAt(b.text) - keptAt(a.text));
  for (const [i, { name, text }] of kept.entries())
    if (i >= MOST_PHOTOS - 1 || isOld(text, now)) storage.removeItem(name);
}
