import { Download, Undo2 } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { SlideToCompare } from '../../ui/SlideToCompare.tsx';
import type { TryDesk } from './use-try-desk.ts';

/** The photo, what is being made of it, and what came of it: all in one place and size. */
export function TryStage({ desk }: { desk: TryDesk }) {
  const { t } = useTranslation();
  const { photo, shown, question, failure, isPending } = desk;
  const { width, height } = shown ?? photo;
  const stage = useSeen(isPending || shown !== null || question !== null);
  return (
    <>
      <div
        ref={stage}
        className="relative mx-auto w-full scroll-mt-20 overflow-hidden rounded-lg bg-sunken"
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
        {!shown && desk.mask && !isPending && <Marked mask={desk.mask} />}
        {question?.kind === 'region' && (
          <div aria-hidden style={cutBy(question.guess.mask)} className={marked} />
        )}
        {isPending && (
          <div className="absolute inset-0 flex items-end justify-center p-4">
            <div aria-hidden className="mask-shimmer absolute inset-0" />
            <p className="relative rounded-full bg-black/75 px-5 py-2.5 text-sm font-medium text-white">
              {t('visits.working')}
            </p>
          </div>
        )}
      </div>
      <div aria-live="polite" className="flex flex-col gap-3">
        {isPending && <p className="sr-only">{t('visits.working')}</p>}
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
        {shown && (
          <div className="flex flex-wrap items-center gap-2">
            <p className="mr-auto text-sm text-ink-soft">{t('visits.done')}</p>
            <Button size="sm" variant="secondary" icon={<Undo2 aria-hidden size={18} />} onClick={desk.back}>
              {t('visits.backToPhoto')}
            </Button>
            <a
              href={shown.after}
              download="maquette.png"
              className={buttonClass({ size: 'sm', variant: 'secondary' })}
            >
              <Download aria-hidden size={18} />
              {t('visits.download')}
            </a>
          </div>
        )}
      </div>
    </>
  );
}

const marked = 'pointer-events-none absolute inset-0 bg-[#ff3b6b]/45';

/** Leaves what is white in a mask. */
function cutBy(mask: string): CSSProperties {
  return { maskImage: `url("${mask}")`, maskMode: 'luminance', maskSize: '100% 100%' };
}

/** What is marked, laid over the photo. */
function Marked({ mask }: { mask: Blob }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(mask);
    if (layer.current) Object.assign(layer.current.style, cutBy(url));
    return () => URL.revokeObjectURL(url);
  }, [mask]);
  return <div ref={layer} aria-hidden className={marked} />;
}

/** What is ordered further down on a phone comes into view when something is told of it. */
function useSeen(isTold: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTold) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isTold]);
  return place;
}
