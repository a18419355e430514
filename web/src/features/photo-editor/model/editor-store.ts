import type { EditRecipe } from '@maquette/contract';
import { defaultRecipe, makesSame, type Settings } from './recipe.ts';

/** What a step did: the last part of its message's key. */
export type StepLabel =
  | keyof Settings
  | 'opened'
  | 'reopened'
  | 'draft'
  | 'whiteBalance'
  | 'preset'
  | 'strength'
  | 'pasted'
  | 'resetAdjust'
  | 'crop'
  | 'cropRatio'
  | 'resetCrop'
  | 'rotateLeft'
  | 'rotateRight'
  | 'straighten'
  | 'vertical'
  | 'horizontal'
  | 'verticals'
  | 'flipHorizontal'
  | 'flipVertical'
  | 'resetRotate'
  | 'reset';

export interface Step {
  readonly label: StepLabel;
  readonly recipe: EditRecipe;
}

export interface EditorState {
  /** What is shown now: the recipe of the step it stands at, or one that is being tried. */
  readonly recipe: EditRecipe;
  /** The first is the picture as it was opened. */
  readonly steps: readonly Step[];
  /** The step it stands at; those after it can be redone. */
  readonly at: number;
}

export interface EditorStore {
  get(): EditorState;
  subscribe(listener: () => void): () => void;
  /** Shows a recipe while something is dragged or typed, without a step. */
  preview(recipe: EditRecipe): void;
  /** Makes one step of what was previewed; none when the picture is the same as before. */
  commit(label: StepLabel): void;
  /** The same for one of many small presses of a key: it joins the step before when that came of such presses too. */
  nudge(label: StepLabel): void;
  apply(recipe: EditRecipe, label: StepLabel): void;
  /** Gives up what was previewed first, if anything was. */
  undo(): void;
  redo(): void;
  jumpTo(at: number): void;
  /** Back to the defaults, as a step that can be undone. */
  reset(): void;
  /** How the picture is exported is no step: it does not change what one sees. */
  setExport(exporting: EditRecipe['export']): void;
}

/** Keeps what is done to one picture. Knows no React and no DOM: who draws subscribes. */
export function openEditorStore(first: Step, ...further: readonly Step[]): EditorStore {
  const listeners = new Set<() => void>();
  const steps = [first, ...further];
  const at = steps.length - 1;
  let state: EditorState = { recipe: (steps[at] ?? first).recipe, steps, at };

  const set = (next: EditorState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const here = () => state.steps[state.at] ?? first;
  const jumpTo = (to: number) => {
    const step = state.steps[to];
    if (step && (to !== state.at || state.recipe !== step.recipe))
      set({ ...state, recipe: step.recipe, at: to });
  };
  const commit = (label: StepLabel) => {
    if (makesSame(state.recipe, here().recipe)) return jumpTo(state.at);
    const past = [...state.steps.slice(0, state.at + 1), { label, recipe: state.recipe }];
    set({ recipe: state.recipe, steps: past, at: past.length - 1 });
  };
  let nudged: Step | null = null;
  const nudge = (label: StepLabel) => {
    const before = state.steps[state.at - 1];
    if (before && here() === nudged && nudged.label === label && !makesSame(state.recipe, nudged.recipe)) {
      const past = state.steps.slice(0, state.at);
      set({ recipe: state.recipe, steps: past, at: past.length - 1 });
    }
    commit(label);
    nudged = here();
  };
  const apply = (recipe: EditRecipe, label: StepLabel) => {
    state = { ...state, recipe };
    commit(label);
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preview: (recipe) => set({ ...state, recipe }),
    commit,
    nudge,
    apply,
    undo: () => jumpTo(makesSame(state.recipe, here().recipe) ? state.at - 1 : state.at),
    redo: () => jumpTo(state.at + 1),
    jumpTo,
    reset: () => apply({ ...defaultRecipe, export: state.recipe.export }, 'reset'),
    setExport: (exporting) =>
      set({
        ...state,
        recipe: { ...state.recipe, export: exporting },
        steps: state.steps.map(({ label, recipe }) => ({ label, recipe: { ...recipe, export: exporting } })),
      }),
  };
}
