import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/auth/index.ts';
import { Hero } from '../home/Hero.tsx';
import { SampleComparison } from '../home/SampleComparison.tsx';
import { ToolCards } from '../home/ToolCards.tsx';

export function HomePage() {
  const { isAuthenticated } = useSession();
  return (
    <>
      <Hero isAuthenticated={isAuthenticated} />
      <ToolCards isAuthenticated={isAuthenticated} />
      <Steps />
      <MoreRooms />
    </>
  );
}

const steps = [
  { title: 'app.home.step1', text: 'app.home.step1Text' },
  { title: 'app.home.step2', text: 'app.home.step2Text' },
  { title: 'app.home.step3', text: 'app.home.step3Text' },
] as const;

/** How it goes, in order. */
function Steps() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="steps" className="mx-auto w-full max-w-[90rem] px-4 py-14 sm:px-6 lg:py-20">
      <h2 id="steps" className="text-3xl font-semibold tracking-tight">
        {t('app.home.stepsTitle')}
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-accent pt-4">
            <span aria-hidden className="text-sm font-semibold text-accent-ink tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-1 text-xl font-semibold tracking-tight">{t(title)}</h3>
            <p className="mt-1.5 text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const rooms = ['bedroom', 'dining'] as const;

export function MoreRooms() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="rooms" className="mx-auto w-full max-w-[90rem] px-4 pb-16 sm:px-6 lg:pb-24">
      <h2 id="rooms" className="text-3xl font-semibold tracking-tight">
        {t('app.home.moreTitle')}
      </h2>
      <div className="mt-8 grid gap-6 md:grid-cols-2">
        {rooms.map((room) => (
          <figure key={room}>
            <SampleComparison
              room={room}
              sizes="(min-width: 90rem) 43rem, (min-width: 48rem) calc(50vw - 2.25rem), calc(100vw - 2rem)"
            />
            <figcaption className="mt-3 text-ink-soft">{t(`app.home.${room}`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
