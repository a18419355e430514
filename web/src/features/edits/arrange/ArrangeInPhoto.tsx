import type { HistoryItem } from '@maquette/contract';
import { type ReactNode, useEffect } from 'react';
import type { Draft, DraftEvent } from '../model/draft.ts';
import type { DraftProduct } from '../product/index.ts';
import { useSettled } from '../region/index.ts';
import { randomSeed } from '../variations/index.ts';
import { ArrangedPhoto } from './ArrangedPhoto.tsx';
import type { Mark } from './use-arrangement.ts';

interface ArrangeInPhotoProps {
  /** What of the work in hand decides how the thing is drawn and where it stands. */
  draft: Pick<Draft, 'words' | 'chance' | 'arrangement'>;
  photo: HistoryItem;
  mark: Mark;
  dispatch: (event: Extract<DraftEvent, { type: 'arranged' | 'chance-drawn' }>) => void;
  /** The part of the words that names what shall be there. */
  wish: string;
  /** A thing of one's own, put instead of what words name. */
  product: DraftProduct | null;
  /** Somebody takes hold of it. */
  onHold?: () => void;
  /** The photo without it. */
  children: ReactNode;
}

/** The marked photo with what the words put there, before it is paid. */
export function ArrangeInPhoto({ draft, photo, mark, dispatch, children, ...asked }: ArrangeInPhotoProps) {
  const { product, onHold } = asked;
  const { words, chance, arrangement } = draft;
  const seed = words.seed ?? chance;
  // What is seen beforehand and what is drawn must come of the same seed.
  useEffect(() => {
    if (seed === null) dispatch({ type: 'chance-drawn', chance: randomSeed() });
  }, [seed, dispatch]);
  const [prompt] = useSettled(product ? '' : asked.wish);
  if (seed === null || (!product && prompt.trim() === '')) return children;
  const { width, height } = photo.metadata;
  return (
    <ArrangedPhoto
      photo={{ src: `${photo.url}&w=1280`, alt: photo.name, width, height }}
      photoId={photo.id}
      mark={mark}
      product={product}
      wish={{
        ...{ prompt, seed, allowStandIn: false },
        negativePrompt: words.negativePrompt.trim(),
        stylePreset: words.stylePreset,
      }}
      arrangement={arrangement}
      onHold={onHold}
      onArrange={(changed) => dispatch({ type: 'arranged', arrangement: changed })}
    >
      {children}
    </ArrangedPhoto>
  );
}
