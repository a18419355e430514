import type { HistoryItem } from '@maquette/contract';
import { Copy, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../platform/toasts/use-copy.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
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

/** The seed, and a button that copies it. */
function SeedFact({ seed }: { seed: number }) {
  const { t } = useTranslation();
  const copy = useCopy({ copied: t('edits.receipt.copied'), failed: t('edits.receipt.copyFailed') });
  return (
    <dd className="flex items-center gap-1 text-[15px] text-ink tabular-nums">
      {seed}
      <IconButton
        size="sm"
        label={t('edits.receipt.copySeed')}
        icon={<Copy aria-hidden size={16} />}
        onClick={() => void copy(String(seed))}
      />
    </dd>
  );
}
