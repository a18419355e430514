import type { HistoryItem } from '@maquette/contract';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/Tag.tsx';
import { SeedFact } from './SeedFact.tsx';
import { useFacts } from './use-facts.ts';

/** What is known of a picture. */
export function PictureFacts({ picture }: { picture: HistoryItem }) {
  const { t, i18n } = useTranslation();
  const facts = useFacts(picture);
  const { seed, preview, isReframed, changedOutside, outsidePixels, parameters } = picture.metadata;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div className="flex flex-col gap-4">
      <h3 className="flex items-center gap-2 text-sm font-semibold text-ink">
        {t('files.view.details')}
        {preview && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
      </h3>
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-col gap-0.5">
            <dt className="text-sm text-ink-faint">{name}</dt>
            <dd className="text-[15px] break-words text-ink">{value}</dd>
          </div>
        ))}
        {seed !== undefined && parameters?.['mode'] !== 'exact' && (
          <div className="flex flex-col gap-0.5">
            <dt className="text-sm text-ink-faint">{t('files.view.seed')}</dt>
            <SeedFact seed={seed} />
          </div>
        )}
      </dl>
      {isReframed && <p className="text-sm text-warning">{t('edits.search.reframed')}</p>}
      {changedOutside !== undefined && outsidePixels !== undefined && outsidePixels > 0 && (
        <p className="flex items-start gap-2 text-sm">
          <ShieldCheck aria-hidden size={18} className="mt-px shrink-0 text-success" />
          {t('files.view.promise', {
            count: changedOutside,
            changed: number.format(changedOutside),
            total: number.format(outsidePixels),
          })}
        </p>
      )}
    </div>
  );
}
