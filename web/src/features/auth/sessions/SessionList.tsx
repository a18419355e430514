import type { Session } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { SessionRow } from './SessionRow.tsx';
import { SessionsReport } from './SessionsReport.tsx';
import { useEnding } from './use-ending.ts';
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
