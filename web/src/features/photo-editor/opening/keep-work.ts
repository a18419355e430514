import type { EditRecipe } from '@maquette/contract';
import { useCallback, useEffect } from 'react';
import type { EditorState } from '../model/editor-store.ts';
import type { Opened } from '../model/opened.ts';
import { makesSame } from '../model/recipe.ts';
import type { Drafts } from './drafts.ts';

/** A picture of this device and what was done to it. */
export interface LocalWork {
  readonly userId: string;
  readonly file: File;
  readonly recipe: EditRecipe | null;
}

let kept: LocalWork | null = null;

/** Remembers a picture of this device until the page is closed: its bytes are nowhere else. Null forgets it. */
export function keepLocalWork(work: LocalWork | null): void {
  kept = work;
}

export function keptLocalWork(userId: string): LocalWork | null {
  return kept?.userId === userId ? kept : null;
}

/** Whether something was done since the picture was opened. */
export function hasWork({ recipe, steps }: EditorState): boolean {
  return steps[0] !== undefined && !makesSame(recipe, steps[0].recipe);
}

/**
 * Keeps what is done to a picture with every step, so that leaving and coming back loses nothing: the recipe on this
 * device for a picture of the history, the picture with its recipe in memory for one of this device. Only closing the
 * page would lose the latter, so then the browser asks.
 */
export function useKeepWork(
  opened: Opened,
  drafts: Drafts,
  userId: string,
): { forget: (saved: EditRecipe) => void } {
  useEffect(() => {
    const { store, from } = opened;
    let steps = store.get().steps;
    let at = store.get().at;
    const keep = () => {
      const state = store.get();
      if (state.steps === steps && state.at === at) return;
      ({ steps, at } = state);
      const recipe = hasWork(state) ? state.recipe : null;
      if (from.kind === 'device') keepLocalWork(recipe && { userId, file: from.file, recipe });
      else if (recipe) drafts.set(from.draftName, recipe);
      else drafts.clear(from.draftName);
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (from.kind === 'device' && hasWork(store.get())) event.preventDefault();
    };
    const stop = store.subscribe(keep);
    window.addEventListener('beforeunload', ask);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [opened, drafts, userId]);

  /** It is saved as it was then; what was done since is kept on. */
  const forget = useCallback(
    (saved: EditRecipe) => {
      if (!makesSame(opened.store.get().recipe, saved)) return;
      if (opened.from.kind === 'device') keepLocalWork(null);
      else drafts.clear(opened.from.draftName);
    },
    [opened, drafts],
  );
  return { forget };
}
