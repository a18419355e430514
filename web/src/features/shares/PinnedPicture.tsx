import type { Share } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import type { pinsAt } from './share-facts.ts';

interface PinnedPictureProps {
  picture: Share['pictures'][number];
  pins: ReturnType<typeof pinsAt>;
}

/** A picture of a link, whole, with the numbers of the comments where they were put. */
export function PinnedPicture({ picture, pins }: PinnedPictureProps) {
  const { t } = useTranslation();
  const { position, name, url } = picture;
  const number = position + 1;
  return (
    <figure className="flex flex-col gap-1.5">
      {url === null ? (
        <div className="grid aspect-4/3 place-items-center rounded-md bg-sunken p-3 text-center text-sm text-ink-soft">
          {t('shares.versionGone', { number })}
        </div>
      ) : (
        <div className="relative overflow-hidden rounded-md bg-sunken">
          <img
            src={`${url}&w=640`}
            alt={t('shares.versionNamed', { number, name: name ?? '' })}
            loading="lazy"
            className="h-auto w-full"
          />
          {pins.map((pin) => (
            <span
              key={pin.number}
              aria-hidden
              title={pin.words}
              style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
              className="absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 border-on-accent bg-accent text-xs font-semibold text-on-accent"
            >
              {pin.number}
            </span>
          ))}
        </div>
      )}
      <figcaption className="text-sm text-ink-soft">{t('shares.version', { number })}</figcaption>
    </figure>
  );
}
