import type { EditRecipe } from '@maquette/contract';
import type { Histogram } from '@maquette/engine';
import { useEffect, useState } from 'react';
import type { EditorStore } from '../model/editor-store.ts';
import { useEditorState } from '../use-editor-state.ts';
import type { OpenedPicture } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';

const ESTIMATE_AFTER_MS = 300;

/** How the light is distributed in what is seen; null until it is known. */
export function useHistogram(
  store: EditorStore,
  picture: OpenedPicture,
  worker: PhotoWorker,
): Histogram | null {
  const settings = useEditorState(store, ({ recipe }) => recipe.settings);
  const [histogram, setHistogram] = useState<Histogram | null>(null);
  useEffect(() => {
    // Without it the editor works as well.
    worker.measureHistogram(picture, settings).then((found) => found && setHistogram(found), ignore);
  }, [settings, picture, worker]);
  return histogram;
}

/** About how many bytes an export would have; null while that is not known. */
export function useEstimate(recipe: EditRecipe, picture: OpenedPicture, worker: PhotoWorker): number | null {
  const [estimate, setEstimate] = useState<{ of: EditRecipe; bytes: number } | null>(null);
  useEffect(() => {
    // A slider that is being dragged is not worth encoding for.
    const timer = setTimeout(() => {
      worker
        .estimateSize({ picture, recipe, ...recipe.export })
        .then((bytes) => bytes !== null && setEstimate({ of: recipe, bytes }), ignore);
    }, ESTIMATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [recipe, picture, worker]);
  return estimate?.of === recipe ? estimate.bytes : null;
}

function ignore() {
  return undefined;
}
