import type { Session } from '@maquette/contract';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSessions } from './use-sessions.ts';

/** Where one is signed in, and the way to end each of these sessions. */
export function SessionsPanel() {
  const { t } = useTranslation();
  const sessions = useSessions();
  const { data, error, refetch, isFetching, dataUpdatedAt } = sessions.list;
  return (
    <Panel title={t('auth.sessions.title')} intro={t('auth.sessions.intro')}>
      {data ? (
        <SessionList known={data.sessions} nowMs={dataUpdatedAt} {...sessions} />
      ) : error ? (
        <LoadFailure
          isBrief
          error={error}
          message={t('auth.sessions.failed')}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy className="flex flex-col gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </Panel>
  );
}

interface SessionListProps extends Pick<ReturnType<typeof useSessions>, 'end' | 'endOthers'> {
  known: readonly Session[];
  /** When the list was fetched. */
  nowMs: number;
}

function SessionList({ known, nowMs, end, endOthers }: SessionListProps) {
  const { t } = useTranslation();
  const here = known.filter(({ current }) => current);
  const others = known.filter(({ current }) => !current);
  const { report, reportRef, endOne, endAllOthers } = useEnding({ end, endOthers, others });
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line">
        {[...here, ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            nowMs={nowMs}
            isEnding={end.isPending && end.variables.id === session.id}
            onEnd={(device) => void endOne(session, device)}
          />
        ))}
      </ul>
      <SessionsReport ref={reportRef} report={report} isAlone={others.length === 0} />
      {others.length > 0 && (
        <div>
          <Button variant="secondary" busy={endOthers.isPending} onClick={() => void endAllOthers()}>
            {t('auth.sessions.endOthers')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SessionsReportProps {
  ref: Ref<HTMLDivElement>;
  report: Report | null;
  /** Nobody is signed in anywhere else. */
  isAlone: boolean;
}

/** How ending a session went, and whether any other is left. */
function SessionsReport({ ref, report, isAlone }: SessionsReportProps) {
  const { t } = useTranslation();
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-3 rounded-md outline-none empty:hidden">
      {report && <Banner tone={report.tone}>{report.text}</Banner>}
      {isAlone && <p className="text-ink-soft">{t('auth.sessions.onlyHere')}</p>}
    </div>
  );
}

interface Report {
  tone: 'success' | 'danger';
  text: string;
}

interface Ending extends Pick<ReturnType<typeof useSessions>, 'end' | 'endOthers'> {
  others: readonly Session[];
}

/** Ends sessions and says how that went. After a success the focus goes to the words: the button it was on is gone. */
function useEnding({ end, endOthers, others }: Ending) {
  const { t } = useTranslation();
  const [report, setReport] = useState<Report | null>(null);
  const reportRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (report?.tone === 'success') reportRef.current?.focus();
  }, [report]);

  const endOne = async (session: Session, device: string) => {
    setReport(null);
    try {
      await end.mutateAsync(session);
      setReport({ tone: 'success', text: t('auth.sessions.ended', { device }) });
    } catch (error) {
      setReport({ tone: 'danger', text: errorToMessage(error, t, t('auth.sessions.endFailed')) });
    }
  };

  const endAllOthers = async () => {
    setReport(null);
    const { length } = await endOthers.mutateAsync(others);
    const left = others.length - length;
    setReport(
      left === 0
        ? { tone: 'success', text: t('auth.sessions.othersEnded', { count: length }) }
        : { tone: 'danger', text: t('auth.sessions.othersLeft', { count: left }) },
    );
  };

  return { report, reportRef, endOne, endAllOthers };
}
