import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import type { Health } from './health.ts';

/** A picture service: whether work goes to it, and if not why and until when. */
export function EngineRow({ engine }: { engine: Health['engines'][number] }) {
  const { t } = useTranslation();
  const { moment, figure } = useAdminWords();
  const { label, name, tiers, isOpen, closedFor, pausedUntil, failuresInARow, open, lastDay } = engine;
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {label}
        <Tag tone={isOpen ? 'success' : 'danger'}>
          {isOpen ? t('admin.engines.open') : t('admin.engines.closed')}
        </Tag>
        {tiers.map((tier) => (
          <Tag key={tier}>{t(`admin.tier.${tier}`)}</Tag>
        ))}
      </p>
      <p className="text-sm text-ink-faint">
        {t('admin.engines.facts', { name, count: failuresInARow })}
        <span className="block">
          {t('admin.engines.work', {
            queued: figure(open.queued),
            running: figure(open.running),
            succeeded: figure(lastDay.succeeded),
            failed: figure(lastDay.failed),
          })}
        </span>
        {closedFor && <span className="block">{t('admin.engines.closedFor', { code: closedFor })}</span>}
        {pausedUntil && (
          <span className="block">{t('admin.engines.pausedUntil', { moment: moment(pausedUntil) })}</span>
        )}
      </p>
    </li>
  );
}
