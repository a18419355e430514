import { useTranslation } from 'react-i18next';
import { SampleComparison } from './SampleComparison.tsx';

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
