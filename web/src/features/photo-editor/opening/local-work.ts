import type { EditRecipe } from '@maquette/contract';

/** A picture of this device and what was done to it. */
export interface LocalWork {
  readonly userId: string;
  readonly file: File;
  readonly recipe: EditRecipe | null;
}

let kept: LocalWork | null = null;

/** Remembers a picture of this device until the page is closed: its bytes are nowhere else. Null forgets it. */
export const keepLocalWork = (work: LocalWork | null): void => {
  kept = work;
};

export const keptLocalWork = (userId: string): LocalWork | null => (kept?.userId === userId ? kept : null);
