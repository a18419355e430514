import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedMask, SavedMasks } from './controls/SavedMasks.tsx';
import type { MaskSession } from './model/mask-session.ts';
import type { MaskRenderer } from './worker/mask-renderer.ts';

interface SavedMasksOptions {
  readonly session: MaskSession;
  readonly renderer: MaskRenderer;
  readonly saved: SavedMasks | undefined;
}

/** How a mask that stays with the photo is added to what is marked, as one step. */
export function useSavedMasks({ session, renderer, saved }: SavedMasksOptions) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const add = async ({ id }: SavedMask): Promise<void> => {
    if (!saved) return;
    setHasFailed(false);
    try {
      const { width, height } = session.document.mask;
      const picture = await saved.open(id);
      const pixels = await renderer.ask({ kind: 'read', picture, size: { width, height } });
      session.addRegion({ width, height, pixels }, false);
    } catch {
      setHasFailed(true);
      throw new Error(t('maskEditor.saved.openFailed'));
    }
  };
  return { hasFailed, add };
}
