import type { Arrangement, HistoryItem } from '@maquette/contract';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { forgetLook, KeptLookContext } from '../../../platform/viewport/kept-look.ts';
import { Button } from '../../../ui/Button.tsx';
import type { WishedDraft, WishedEvent } from '../draft/wished-draft.ts';
import type { DraftProduct } from '../product/product.ts';
import { useSettled } from '../region/use-settled.ts';
import type { Selection } from '../../../platform/stage/place-bar.ts';
import { randomSeed } from '../words/random-seed.ts';
import type { Words } from '../words/words.ts';
import type { ArrangeStageProps } from './ArrangeStage.tsx';
import { type Arranging, type Mark, useArrangement } from './use-arrangement.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

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
  /** Above what arranges it. */
  header?: ReactNode;
  /** Told where the thing is shown in the photo; null while it is not. */
  onSeen?: ((place: Selection | null) => void) | undefined;
  /** The photo without it, and why it is not there: null = nobody has asked for anything yet. */
  children: (note: ReactNode) => ReactNode;
}

/** The marked photo with what the words put there, before it is paid. */
export function ArrangeInPhoto({ draft, photo, mark, dispatch, children, ...asked }: ArrangeInPhotoProps) {
  const { product, onHold, onSeen, header } = asked;
  const { words, chance, arrangement } = draft;
  const title = usePictureTitle()(photo);
  const seed = words.seed ?? chance;
  // What is seen beforehand and what is drawn must come of the same seed.
  useEffect(() => {
    if (seed === null) dispatch({ type: 'chance-drawn', chance: randomSeed() });
  }, [seed, dispatch]);
  const [prompt] = useSettled(product ? '' : asked.wish);
  const isAsked = seed !== null && (product !== null || prompt.trim() !== '');
  useEffect(() => {
    if (!isAsked) onSeen?.(null);
  }, [isAsked, onSeen]);
  if (!isAsked) return children(null);
  const { width, height } = photo.metadata;
  return (
    <ArrangedPhoto
      photo={{ src: `${photo.url}&w=2048`, alt: title, width, height }}
      photoId={photo.id}
      mark={mark}
      product={product}
      wish={{
        ...{ prompt, seed, allowStandIn: false },
        negativePrompt: words.negativePrompt.trim(),
        stylePreset: words.stylePreset,
      }}
      arrangement={arrangement}
      {...{ onHold, onSeen, header }}
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
  onSeen: ArrangeInPhotoProps['onSeen'];
  header: ReactNode;
  children: ArrangeInPhotoProps['children'];
}

/** The photo with the thing that words name in its place; or why it cannot be there. */
function ArrangedPhoto({
  photo,
  onArrange,
  onHold,
  onSeen,
  header,
  children,
  ...arranging
}: ArrangedPhotoProps) {
  const { t } = useTranslation();
  const kept = use(KeptLookContext);
  const { thing, at, isSettling, refusal } = useArrangement(arranging);
  const isShown = !refusal && thing !== null && at !== null;
  useEffect(() => {
    if (!isShown) onSeen?.(null);
    // It is shown in all of the photo: that is looked at then.
    else forgetLook(kept);
  }, [isShown, onSeen, kept]);
  if (refusal)
    return children(
      <>
        {refusal.message}
        {refusal.onRetry && (
          <Button
            variant="secondary"
            size="sm"
            onClick={refusal.onRetry}
            className="pointer-events-auto ml-2"
          >
            {t('app.retry')}
          </Button>
        )}
      </>,
    );
  const looking = children(t('edits.arrange.looking'));
  if (!isShown) return looking;
  return (
    <Suspense fallback={looking}>
      <LazyStage
        {...{ photo, thing, at, isSettling, onArrange, onHold, onSeen, header }}
        onReset={arranging.arrangement ? () => onArrange(null) : undefined}
      />
    </Suspense>
  );
}
