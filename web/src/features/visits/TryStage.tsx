import type { Edit } from '@maquette/contract';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoLayer, Stage } from '../../platform/stage/Stage.tsx';
import { useIsWide } from '../../platform/stage/use-wide.ts';
import { SlideToCompare } from '../../ui/SlideToCompare.tsx';
import type { TryDesk } from './use-try-desk.ts';

/** What is asked of whoever shows how far a picture is; the page hands one in. */
export interface TryWaitingProps {
  readonly running: {
    /** Null while nobody has told. */
    readonly edit: Edit | null;
    readonly isCancelling: boolean;
    readonly onCancel: () => void;
  };
}

interface TryStageProps {
  desk: TryDesk;
  /** What is being made, once that is known. */
  running: Edit | null;
  isPending: boolean;
  onStop: () => void;
  /** Where the picture is that came of it. */
  picture: RefObject<HTMLDivElement | null>;
  waiting: (props: TryWaitingProps) => ReactNode;
  /** Beside the photo, or below it on a phone. */
  side: ReactNode;
  /** The bar or the sheet. */
  children: ReactNode;
}

/** The photo, what is being made of it, and what came of it: all in one place and size. */
export function TryStage(props: TryStageProps) {
  const { desk, running, isPending, onStop, picture, waiting: Waiting, side, children } = props;
  const { photo, shown } = desk;
  const isWide = useIsWide();
  return (
    <Stage photo={{ metadata: shown ?? photo }}>
      <PhotoLayer side={side} line={!isWide && <Line desk={desk} />}>
        <Picture {...{ desk, isPending }} ref={picture} />
      </PhotoLayer>
      {isPending && <Waiting running={{ edit: running, isCancelling: false, onCancel: onStop }} />}
      {!(isWide && isPending) && children}
    </Stage>
  );
}

/** What to do, or that it is done. */
function Line({ desk: { photo, shown } }: Pick<TryStageProps, 'desk'>) {
  const { t } = useTranslation();
  if (shown) return t('visits.done');
  return t(photo.sample ? 'visits.wishes' : 'visits.words');
}

type PictureProps = Pick<TryStageProps, 'desk' | 'isPending'> & { ref: RefObject<HTMLDivElement | null> };

function Picture({ desk, isPending, ref }: PictureProps) {
  const { t } = useTranslation();
  const { photo, shown, question, mask } = desk;
  const { width, height } = shown ?? photo;
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-label={t(shown ? 'visits.result' : 'visits.photoAlt')}
      className="absolute inset-0 overflow-hidden bg-sunken outline-none"
    >
      {shown ? (
        <SlideToCompare
          key={shown.after}
          start={0}
          before={{ src: shown.before, alt: t('visits.before') }}
          after={{ src: shown.after, alt: t('visits.after') }}
          labels={{ before: t('visits.before'), after: t('visits.after'), control: t('visits.compare') }}
          {...{ width, height }}
          eager
          className="rounded-none!"
        />
      ) : (
        <img src={photo.url} alt={t('visits.photoAlt')} {...{ width, height }} className="block size-full" />
      )}
      {!shown && <WorkedOn mask={mask} isWorking={isPending} />}
      {question?.kind === 'region' && (
        <div aria-hidden style={cutBy(question.guess.mask)} className={marked} />
      )}
    </div>
  );
}

const layer = 'pointer-events-none absolute inset-0';
const marked = `${layer} bg-[#ff3b6b]/45`;

/** Leaves what is white in a mask. */
function cutBy(mask: string): CSSProperties {
  return { maskImage: `url("${mask}")`, maskMode: 'luminance', maskSize: '100% 100%' };
}

/** Where something is made or is to be made: what is marked, else all of the photo while it is under way. */
function WorkedOn({ mask, isWorking }: { mask: Blob | null; isWorking: boolean }) {
  if (mask) return <Marked {...{ mask, isWorking }} />;
  return isWorking && <div aria-hidden className={`${layer} mask-shimmer`} />;
}

/** What is marked, laid over the photo; it shimmers while something is made there. */
function Marked({ mask, isWorking }: { mask: Blob; isWorking: boolean }) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(mask);
    if (own.current) Object.assign(own.current.style, cutBy(url));
    return () => URL.revokeObjectURL(url);
  }, [mask]);
  return <div ref={own} aria-hidden className={isWorking ? `${layer} mask-shimmer` : marked} />;
}
