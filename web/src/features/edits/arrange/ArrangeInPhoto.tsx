import type { HistoryItem } from '@maquette/contract';
import { type ReactNode, useEffect } from 'react';
import type { Draft, DraftEvent } from '../model/draft.ts';
import { useSettled } from '../region/index.ts';
import { randomSeed } from '../variations/index.ts';
import { ArrangedPhoto } from './ArrangedPhoto.tsx';

interface ArrangeInPhotoProps {
  draft: Draft;
  photo: HistoryItem;
  dispatch: (event: DraftEvent) => void;
  /** The part of the words that names what shall be there. */
  wish: string;
  /** The photo without it. */
  children: ReactNode;
}

/** The marked photo with what the words put there, before it is paid. */
export function ArrangeInPhoto({ draft, photo, dispatch, wish, children }: ArrangeInPhotoProps) {
  const { words, chance, mask, arrangement } = draft;
  const seed = words.seed ?? chance;
  // What is seen beforehand and what is drawn must come of the same seed.
  useEffect(() => {
    if (seed === null) dispatch({ type: 'chance-drawn', chance: randomSeed() });
  }, [seed, dispatch]);
  const [prompt] = useSettled(wish);
  if (seed === null || !mask?.filename || prompt.trim() === '') return children;
  const { width, height } = photo.metadata;
  return (
    <ArrangedPhoto
      photo={{ src: `${photo.url}&w=1280`, alt: photo.name, width, height }}
      photoId={photo.id}
      maskFilename={mask.filename}
      prompt={prompt}
      wish={{
        ...{ prompt, seed, allowStandIn: false },
        negativePrompt: words.negativePrompt.trim(),
        stylePreset: words.stylePreset,
      }}
      arrangement={arrangement}
      onArrange={(changed) => dispatch({ type: 'arranged', arrangement: changed })}
    >
      {children}
    </ArrangedPhoto>
  );
}
