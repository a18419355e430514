import type { Arrangement } from '@maquette/contract';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import type { ArrangeStageProps } from './ArrangeStage.tsx';
import { type Arranging, useArrangement } from './use-arrangement.ts';

const LazyStage = lazyPart(() => import('./ArrangeStage.tsx'), 'ArrangeStage');

interface ArrangedPhotoProps extends Arranging, Pick<ArrangeStageProps, 'onHold'> {
  photo: ArrangeStageProps['photo'];
  onArrange: (arrangement: Arrangement | null) => void;
  /** The photo as it is shown without the thing. */
  children: ReactNode;
}

/** The photo with the thing that words name in its place; or why it cannot be there. */
export function ArrangedPhoto({ photo, onArrange, onHold, children, ...arranging }: ArrangedPhotoProps) {
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
