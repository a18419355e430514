import { useEffect, useState } from 'react';
import type { EditorStore } from '../model/editor-store.ts';
import { defaultRecipe } from '../model/recipe.ts';
import { useEditorState } from '../use-editor-state.ts';
import type { OpenedPicture } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import { type Preset, withPreset } from './presets.ts';

interface LooksOptions {
  readonly store: EditorStore;
  readonly picture: OpenedPicture;
  readonly worker: PhotoWorker;
  /** The same array as long as nothing in it is another. */
  readonly presets: readonly Preset[];
}

type Looks = ReadonlyMap<string, ImageBitmap>;

/** What each preset makes of the picture as it is turned and cropped now, in small; none until they are drawn. */
export function useLooks({ store, picture, worker, presets }: LooksOptions): Looks {
  const transformations = useEditorState(
    store,
    ({ steps, at, recipe }) =>
      // Not while a frame or an angle is being dragged.
      (steps[at]?.recipe ?? recipe).transformations,
  );
  const [looks, setLooks] = useState<Looks>(new Map());
  useEffect(() => {
    let isWanted = true;
    const recipes = presets.map((preset) => ({
      settings: withPreset(defaultRecipe.settings, preset, 100),
      transformations,
    }));
    const show = (bitmaps: readonly ImageBitmap[] | null) => {
      if (isWanted && bitmaps)
        setLooks(new Map(presets.flatMap(({ id }, i) => (bitmaps[i] ? [[id, bitmaps[i]]] : []))));
      else bitmaps?.forEach((bitmap) => bitmap.close());
    };
    // Without them the presets have their names.
    worker.drawLooks(picture, recipes).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [presets, transformations, picture, worker]);
  useEffect(() => () => looks.forEach((look) => look.close()), [looks]);
  return looks;
}
