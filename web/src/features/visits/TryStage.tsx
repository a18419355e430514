import { Download, Undo2 } from 'lucide-react';
import type { Edit } from '@maquette/contract';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { SlideToCompare } from '../../ui/SlideToCompare.tsx';
import type { Shown, TryDesk } from './use-try-desk.ts';

/** What is asked of whoever shows how far a picture is; the page hands one in. */
export interface TryWaitingProps {
  /** Null while nobody has told. */
  readonly edit: Edit | null;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

interface TryStageProps {
  desk: TryDesk;
  /** What is being made, once that is known. */
  running: Edit | null;
  onStop: () => void;
  /** What went wrong, in words. */
  failure: string | null;
  waiting: (props: TryWaitingProps) => ReactNode;
}

/** The photo, what is being made of it, and what came of it: all in one place and size. */
export function TryStage({ desk, running, onStop, failure, waiting: Waiting }: TryStageProps) {
  const { t } = useTranslation();
  const { photo, shown, question } = desk;
  const isPending = desk.isPending || (running !== null && shown === null);
  const { width, height } = shown ?? photo;
  const stage = useSeen(isPending || shown !== null || question !== null);
  const { bar, told } = useLedFocus({ isPending, shown, isTold: Boolean(question ?? failure) }, stage);
  return (
    <>
      <div
        ref={stage}
        role="group"
        tabIndex={-1}
        aria-label={t(shown ? 'visits.result' : 'visits.photoAlt')}
        className="relative mx-auto w-full scroll-mt-20 overflow-hidden rounded-lg bg-sunken outline-none"
        style={{
          aspectRatio: `${width} / ${height}`,
          maxWidth: `calc((100dvh - 13rem) * ${width / height})`,
        }}
      >
        {shown ? (
          <SlideToCompare
            key={shown.after}
            start={0}
            before={{ src: shown.before, alt: t('visits.before') }}
            after={{ src: shown.after, alt: t('visits.after') }}
            labels={{ before: t('visits.before'), after: t('visits.after'), control: t('visits.compare') }}
            width={width}
            height={height}
            eager
          />
        ) : (
          <img
            src={photo.url}
            alt={t('visits.photoAlt')}
            {...{ width, height }}
            className="block size-full"
          />
        )}
        {!shown && <WorkedOn mask={desk.mask} isWorking={isPending} />}
        {question?.kind === 'region' && (
          <div aria-hidden style={cutBy(question.guess.mask)} className={marked} />
        )}
      </div>
      {isPending && (
        <div ref={bar} tabIndex={-1} className="outline-none">
          <Waiting edit={running} isCancelling={false} onCancel={onStop} />
        </div>
      )}
      <div ref={told} tabIndex={-1} aria-live="polite" className="flex flex-col gap-3 outline-none">
        {failure && <Banner tone="danger">{failure}</Banner>}
        {question && (
          <Banner
            tone="warning"
            actions={
              <span className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => void desk.agree()}>
                  {t(question.kind === 'region' ? 'visits.guessYes' : 'visits.standInYes')}
                </Button>
                <Button size="sm" variant="secondary" onClick={desk.dismiss}>
                  {t('visits.no')}
                </Button>
              </span>
            }
          >
            {question.kind === 'region' ? t('visits.guess') : question.message}
          </Banner>
        )}
        {shown && <MadeActions after={shown.after} onBack={desk.back} />}
      </div>
    </>
  );
}

/** What is done with a picture that is there. */
function MadeActions({ after, onBack }: { after: string; onBack: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto text-sm text-ink-soft">{t('visits.done')}</p>
      <Button size="sm" variant="secondary" icon={<Undo2 aria-hidden size={18} />} onClick={onBack}>
        {t('visits.backToPhoto')}
      </Button>
      <a href={after} download="maquette.png" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
        <Download aria-hidden size={18} />
        {t('visits.download')}
      </a>
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

interface Led {
  isPending: boolean;
  shown: Shown | null;
  isTold: boolean;
}

/** The button that was pressed can do no more: the keyboard goes on where something is told. */
function useLedFocus({ isPending, shown, isTold }: Led, stage: RefObject<HTMLDivElement | null>) {
  const bar = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isPending) {
      hasWaited.current = true;
      bar.current?.focus({ preventScroll: true });
    } else if (hasWaited.current && (shown || isTold)) {
      hasWaited.current = false;
      if (document.activeElement === document.body)
        (shown ? stage : told).current?.focus({ preventScroll: true });
    }
  }, [isPending, shown, isTold, stage]);
  return { bar, told };
}

/** What is ordered further down on a phone comes into view when something is told of it. */
function useSeen(isTold: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTold) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isTold]);
  return place;
}
