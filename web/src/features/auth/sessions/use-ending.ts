import type { Session } from '@maquette/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import type { useSessions } from './use-sessions.ts';

export interface Report {
  tone: 'success' | 'danger';
  text: string;
}

interface Ending extends Pick<ReturnType<typeof useSessions>, 'end' | 'endOthers'> {
  others: readonly Session[];
}

/** Ends sessions and says how that went. After a success the focus goes to the words: the button it was on is gone. */
export function useEnding({ end, endOthers, others }: Ending) {
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
