import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useSizeText } from '../hooks/use-size-text.ts';
import { typeLabel } from '../model/type-label.ts';

/** What is known of a picture. */
export function PictureFacts({ picture }: { picture: HistoryItem }) {
  const { t, i18n } = useTranslation();
  const sizeText = useSizeText();
  const { width, height, engine, seed, changedOutside, outsidePixels } = picture.metadata;
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  const number = new Intl.NumberFormat(i18n.language);
  const facts: [string, string | undefined][] = [
    [t('files.view.type'), t(typeLabel(picture.type))],
    [t('files.view.prompt'), picture.prompt],
    [t('files.view.created'), moment.format(new Date(picture.createdAt))],
    [t('files.view.dimensions'), t('files.view.dimensionsValue', { width, height })],
    [t('files.view.size'), sizeText(picture.size)],
    [t('files.view.engine'), engine],
    [t('files.view.seed'), seed === undefined ? undefined : String(seed)],
  ];
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-sm font-semibold text-ink">{t('files.view.details')}</h3>
      <dl className="flex flex-col gap-3">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-col gap-0.5">
                <dt className="text-sm text-ink-faint">{name}</dt>
                <dd className="text-[15px] break-words text-ink">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {changedOutside !== undefined && outsidePixels !== undefined && outsidePixels > 0 && (
        <p className="text-sm">
          {t('files.view.promise', {
            changed: number.format(changedOutside),
            total: number.format(outsidePixels),
          })}
        </p>
      )}
    </div>
  );
}
