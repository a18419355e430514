import type { Session } from '@maquette/contract';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SessionRow } from './SessionRow.tsx';
import { type Report, useEnding } from './use-ending.ts';
import type { useSessions } from './use-sessions.ts';

interface SessionListProps extends Pick<ReturnType<typeof useSessions>, 'end' | 'endOthers'> {
  known: readonly Session[];
  /** When the list was fetched. */
  nowMs: number;
}

export function SessionList({ known, nowMs, end, endOthers }: SessionListProps) {
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
