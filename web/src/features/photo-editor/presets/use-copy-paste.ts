import { outputSize } from '@maquette/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredValue } from '../../../platform/storage/use-stored-value.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { heldToRatio, type Size } from '../model/crop-ratio.ts';
import type { EditorStore } from '../model/editor-store.ts';
import { copiedIn, type KeptSettings } from './own-presets.ts';

export interface CopyPaste {
  readonly hasCopied: boolean;
  /** Whether crop, turns and perspective are pasted too. */
  readonly isWithShape: boolean;
  readonly setWithShape: (isWithShape: boolean) => void;
  readonly copy: () => void;
  readonly paste: () => void;
}

interface CopyPasteOptions {
  readonly store: EditorStore;
  readonly picture: Size;
  readonly kept: KeptSettings;
}

/** Takes what is done to one picture to another: through other pages, a reload, another tab. */
export function useCopyPaste({ store, picture, kept }: CopyPasteOptions): CopyPaste {
  const { t } = useTranslation();
  const addToast = useToast();
  const text = useStoredValue(kept.copied);
  const [isWithShape, setWithShape] = useState(false);
  const copy = () => {
    kept.copied.set(JSON.stringify(store.get().recipe));
    addToast({ type: 'success', message: t('photoEditor.copy.copied') });
  };
  const paste = () => {
    const copied = copiedIn(text);
    if (!copied) return void addToast({ type: 'info', message: t('photoEditor.copy.nothing') });
    const { recipe } = store.get();
    const { transformations } = copied;
    const frame = outputSize(picture, { ...transformations, crop: null });
    store.apply(
      {
        ...recipe,
        settings: copied.settings,
        transformations: isWithShape ? heldToRatio(transformations, frame) : recipe.transformations,
      },
      'pasted',
    );
    const action = { label: t('photoEditor.undo'), onAct: store.undo };
    addToast({ type: 'success', message: t('photoEditor.copy.pasted'), action });
  };
  return { hasCopied: copiedIn(text) !== null, isWithShape, setWithShape, copy, paste };
}
