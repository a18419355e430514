import { Archive, Coins, CreditCard, Cpu, Hourglass, ListChecks, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../ui/StatCard.tsx';
import { useAdminWords } from './use-admin-words.ts';
import type { Health } from './health.ts';

/** Queue, edits and credits of the last day, mails, open checkouts, backups and memory at a glance. */
export function Figures({ health }: { health: Health }) {
  const { t } = useTranslation();
  const { moment, figure, megabytes } = useAdminWords();
  const { queue, lastDay, credits, mails, cards, process, backups } = health;
  const proof = () => {
    if (backups.drill?.fault) return t('admin.health.drillFailed', { fault: backups.drill.fault });
    const passed = backups.drill?.succeededAt;
    return passed ? t('admin.health.drillPassed', { moment: moment(passed) }) : t('admin.health.noDrill');
  };
  const since = (instant: string | null) =>
    instant ? t('admin.health.oldest', { moment: moment(instant) }) : t('admin.health.noneWaiting');
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <StatCard
        icon={<Hourglass size={22} />}
        label={t('admin.health.queue')}
        value={t('admin.health.queued', { queued: figure(queue.queued), running: figure(queue.running) })}
        note={since(queue.oldestQueuedAt)}
      />
      <StatCard
        icon={<ListChecks size={22} />}
        label={t('admin.health.lastDay')}
        value={t('admin.health.succeeded', { count: lastDay.succeeded })}
        note={t('admin.health.failed', {
          failed: figure(lastDay.failed),
          cancelled: figure(lastDay.cancelled),
        })}
      />
      <StatCard
        icon={<Coins size={22} />}
        label={t('admin.health.credits')}
        value={t('admin.health.spent', { count: credits.spent })}
        note={t('admin.health.held', { held: figure(credits.held), returned: figure(credits.returned) })}
      />
      <StatCard
        icon={<Mail size={22} />}
        label={t('admin.health.mails')}
        value={t('admin.health.waiting', { count: mails.waiting })}
        note={since(mails.oldestAt)}
      />
      <StatCard
        icon={<CreditCard size={22} />}
        label={t('admin.health.cards')}
        value={t('admin.health.checkouts', { count: cards.openCheckouts })}
        note={
          cards.test
            ? t('admin.health.providerTest', { provider: cards.provider })
            : t('admin.health.provider', { provider: cards.provider })
        }
      />
      <StatCard
        icon={<Cpu size={22} />}
        label={t('admin.health.process')}
        value={megabytes(process.residentBytes)}
        note={t('admin.health.children', {
          count: process.children,
          memory: megabytes(process.childrenBytes),
        })}
      />
      <StatCard
        icon={<Archive size={22} />}
        label={t('admin.health.backups')}
        value={backups.backup?.succeededAt ? moment(backups.backup.succeededAt) : t('admin.health.noBackup')}
        note={
          backups.backup?.fault ? t('admin.health.backupFailed', { fault: backups.backup.fault }) : proof()
        }
      />
    </div>
  );
}
