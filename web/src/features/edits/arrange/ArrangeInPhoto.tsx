import type { Arrangement, HistoryItem } from '@maquette/contract';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { WishedDraft, WishedEvent } from '../draft/wished-draft.ts';
import type { DraftProduct } from '../product/product.ts';
import { useSettled } from '../region/use-settled.ts';
import { randomSeed } from '../words/random-seed.ts';
import type { Words } from '../words/words.ts';
import type { ArrangeStageProps } from './ArrangeStage.tsx';
import { type Arranging, type Mark, useArrangement } from './use-arrangement.ts';

interface ArrangeInPhotoProps {
  /** What of the work in hand decides how the thing is drawn and where it stands. */
  draft: Pick<WishedDraft, 'chance' | 'arrangement'> & { readonly words: Words };
  photo: HistoryItem;
  mark: Mark;
  dispatch: (event: Extract<WishedEvent<never>, { type: 'arranged' | 'chance-drawn' }>) => void;
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

const LazyStage = lazyPart(() => import('./ArrangeStage.tsx'), 'ArrangeStage');

interface ArrangedPhotoProps extends Arranging, Pick<ArrangeStageProps, 'onHold'> {
  photo: ArrangeStageProps['photo'];
  onArrange: (arrangement: Arrangement | null) => void;
  /** The photo as it is shown without the thing. */
  children: ReactNode;
}

/** The photo with the thing that words name in its place; or why it cannot be there. */
function ArrangedPhoto({ photo, onArrange, onHold, children, ...arranging }: ArrangedPhotoProps) {
  const { t } = useTranslation();
  const { thing, at, isSettling, refusal } = useArrangement(arranging);
  if (refusal)
    return (
      <div className="flex flex-col gap-3">
        {children}
        <Banner
          tone="warning"
          actions={
            refusal.onRetry && (
              <Button variant="secondary" size="sm" onClick={refusal.onRetry}>
                {t('edits.arrange.retry')}
              </Button>
            )
          }
        >
          {refusal.message}
        </Banner>
      </div>
    );
  const looking = (
    <div className="flex flex-col gap-3">
      {children}
      <p role="status" className="text-sm text-ink-soft">
        {t('edits.arrange.looking')}
      </p>
    </div>
  );
  if (!thing || !at) return looking;
  return (
    <Suspense fallback={looking}>
      <LazyStage
        {...{ photo, thing, at, isSettling, onArrange, onHold }}
        onReset={arranging.arrangement ? () => onArrange(null) : undefined}
      />
    </Suspense>
  );
}
