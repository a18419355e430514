import type { ApiKey } from '@maquette/contract';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Question } from '../../../ui/Question.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { NewKey } from './NewKey.tsx';
import { useKeys } from './use-keys.ts';

interface KeysPanelProps {
  /** The way to the plans, for people whose plan gives no keys. */
  toPlans: ReactNode;
}

/** One's keys for programs. Whose plan gives none is told which does, and can still end those they have. */
export function KeysPanel({ toPlans }: KeysPanelProps) {
  const { t } = useTranslation();
  const { list, make, end } = useKeys();
  const { data, error, isFetching, refetch } = list;
  return (
    <Panel title={t('auth.keys.title')} intro={t('auth.keys.intro')}>
      {data ? (
        <div className="flex flex-col gap-6">
          {data.hasApiAccess ? (
            <NewKey make={make} />
          ) : (
            <div className="flex flex-col items-start gap-4">
              <p>{data.keys.length > 0 ? t('auth.keys.resting') : t('auth.keys.needsBusiness')}</p>
              {toPlans}
            </div>
          )}
          <KeyList keys={data.keys} end={end} hasApiAccess={data.hasApiAccess} />
        </div>
      ) : error ? (
        <LoadFailure
          isBrief
          error={error}
          message={t('auth.keys.failed')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-28" />
      )}
    </Panel>
  );
}

interface KeyListProps extends Pick<ReturnType<typeof useKeys>, 'end'> {
  keys: readonly ApiKey[];
  hasApiAccess: boolean;
}

/** The keys there are, and the question before one ends. */
function KeyList({ keys, end, hasApiAccess }: KeyListProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const list = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const close = () => {
    setLeaving(null);
    end.reset();
  };
  const confirm = async ({ id, name }: ApiKey) => {
    try {
      await end.mutateAsync(id);
    } catch {
      // Told in the dialog.
      return;
    }
    addToast({ type: 'success', message: t('auth.keys.ended', { name }) });
    close();
    // The button that opened the dialog is gone with its key.
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none empty:hidden">
      {keys.length === 0 && hasApiAccess && <p className="text-ink-soft">{t('auth.keys.none')}</p>}
      {keys.length > 0 && (
        <ul aria-label={t('auth.keys.title')} className="divide-y divide-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onEnd={() => setLeaving(key)} />
          ))}
        </ul>
      )}
      <Dialog
        open={leaving !== null}
        onClose={close}
        title={t('auth.keys.askTitle', { name: leaving?.name ?? '' })}
        closeLabel={t('app.close')}
      >
        {leaving && (
          <Question
            isDanger
            failure={end.error && errorToMessage(end.error, t, t('auth.keys.endFailed'))}
            keep={t('auth.keys.keep')}
            onKeep={close}
            confirm={t('auth.keys.end')}
            isBusy={end.isPending}
            onConfirm={() => void confirm(leaving)}
          >
            <p>{t('auth.keys.askText')}</p>
          </Question>
        )}
      </Dialog>
    </div>
  );
}

interface KeyRowProps {
  apiKey: ApiKey;
  onEnd: () => void;
}

/** A key by its name and beginning, when it was made and used, and the way to end it. */
function KeyRow({ apiKey, onEnd }: KeyRowProps) {
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
