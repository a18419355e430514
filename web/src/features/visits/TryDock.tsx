import { isTiny, leastSides } from '@maquette/engine';
import { Undo2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dock } from '../../platform/stage/Dock.tsx';
import { useIsWide } from '../../platform/stage/use-wide.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { RegisterOffer, type RegisterOfferProps } from './RegisterOffer.tsx';
import { TryDownload } from './TryDownload.tsx';
import { missingText } from './use-try.ts';
import type { Shown, TryDesk } from './use-try-desk.ts';

interface TryDockProps extends RegisterOfferProps {
  desk: TryDesk;
  isPending: boolean;
  failure: string | null;
  told: RefObject<HTMLDivElement | null>;
  /** What one says. */
  children: ReactNode;
}

/** At the stage's lower end: the words and the button, what is asked back, and what is done with a picture that is there. */
export function TryDock({ desk, isPending, failure, told, hrefs, isOver, children }: TryDockProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const { photo, shown, question } = desk;
  // Where there is nothing else to choose, the sheet is drawn out.
  const begin = shown || (photo.sample && !isOver) ? 'peek' : 'half';
  const isTold = failure !== null || question !== null || desk.photoFailure !== null;
  return (
    <Dock
      // A sheet is drawn out anew; the bar stays, and who types while the photo arrives goes on typing.
      key={shown ? 'made' : isWide ? 'words' : begin}
      label={t(shown ? 'visits.result' : photo.sample ? 'visits.ownWords' : 'visits.words')}
      options={null}
      selection={null}
      isPeeking={isPending}
      isSlim={shown !== null}
      isLow={shown === null}
      begin={begin}
    >
      {() => (
        <>
          <div
            ref={told}
            tabIndex={-1}
            aria-live="polite"
            data-asked={isTold || undefined}
            className="flex flex-col gap-3 outline-none empty:hidden"
          >
            {failure && <Banner tone="danger">{failure}</Banner>}
            <PhotoTold desk={desk} />
            <Question desk={desk} />
          </div>
          {shown ? (
            <MadeActions shown={shown} onBack={desk.back} register={hrefs} />
          ) : isOver ? (
            <RegisterOffer {...{ hrefs, isOver }} />
          ) : (
            children
          )}
        </>
      )}
    </Dock>
  );
}

/** Why a photo is not taken, or what comes of one that is. */
function PhotoTold({ desk: { photo, photoFailure, shown } }: Pick<TryDockProps, 'desk'>) {
  const { t } = useTranslation();
  const { width, height } = photo;
  if (photoFailure) return <Banner tone="danger">{photoFailure}</Banner>;
  if (!photo.file || shown || !isTiny(photo)) return null;
  return <Banner tone="warning">{t('visits.photo.tiny', { width, height, ...leastSides })}</Banner>;
}

/** What is asked back before anything is made. */
function Question({ desk: { question, agree, dismiss } }: Pick<TryDockProps, 'desk'>) {
  const { t } = useTranslation();
  if (!question) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void agree()}>
            {t(question.kind === 'region' ? 'visits.guessYes' : 'visits.standInYes')}
          </Button>
          <Button size="sm" variant="secondary" onClick={dismiss}>
            {t('visits.no')}
          </Button>
        </span>
      }
    >
      {question.kind === 'region'
        ? t('visits.guess')
        : question.missing.map(({ closest, ...one }) => (
            <p key={one.words}>
              {closest === null ? missingText(one, t) : t('visits.standIn', { thing: one.words, closest })}
            </p>
          ))}
    </Banner>
  );
}

interface MadeActionsProps {
  shown: Shown;
  onBack: () => void;
  register: RegisterOfferProps['hrefs'];
}

/** What is done with a picture that is there. */
function MadeActions({ shown, onBack, register }: MadeActionsProps) {
  const { t } = useTranslation();
  const isWide = useIsWide();
  return (
    <div className="flex flex-wrap items-center gap-2 wide:justify-center">
      {isWide && <p className="mr-2 text-sm text-ink-soft">{t('visits.done')}</p>}
      <Link to={register.register} state={{ from: register.here }} className={buttonClass({ size: 'sm' })}>
        {t('visits.register')}
      </Link>
      <TryDownload shown={shown} />
      <Button size="sm" variant="secondary" icon={<Undo2 aria-hidden size={18} />} onClick={onBack}>
        {t('visits.backToPhoto')}
      </Button>
    </div>
  );
}
