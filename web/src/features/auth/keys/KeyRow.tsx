import type { ApiKey } from '@maquette/contract';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { Button } from '../../../ui/Button.tsx';

interface KeyRowProps {
  apiKey: ApiKey;
  onEnd: () => void;
}

/** A key by its name and beginning, when it was made and used, and the way to end it. */
export function KeyRow({ apiKey, onEnd }: KeyRowProps) {
  const { t, i18n } = useTranslation();
  const { name, start, createdAt, lastUsedAt } = apiKey;
  const used = lastUsedAt && printDay(lastUsedAt, i18n.language);
  return (
    <li className="flex gap-4 py-3 first:pt-0 last:pb-0">
      <KeyRound aria-hidden size={22} className="mt-0.5 shrink-0 text-ink-faint" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 font-medium break-words">{name}</span>
            <code className="text-sm text-ink-soft">{t('auth.keys.start', { start })}</code>
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-faint">
            <span>{t('auth.keys.since', { date: printDay(createdAt, i18n.language) ?? '' })}</span>
            <span>{used ? t('auth.keys.used', { date: used }) : t('auth.keys.unused')}</span>
          </p>
        </div>
        <Button variant="secondary" size="sm" aria-label={t('auth.keys.endNamed', { name })} onClick={onEnd}>
          {t('auth.keys.end')}
        </Button>
      </div>
    </li>
  );
}
