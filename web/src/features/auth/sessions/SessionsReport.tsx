import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import type { Report } from './use-ending.ts';

interface SessionsReportProps {
  ref: Ref<HTMLDivElement>;
  report: Report | null;
  /** Nobody is signed in anywhere else. */
  isAlone: boolean;
}

/** How ending a session went, and whether any other is left. */
export function SessionsReport({ ref, report, isAlone }: SessionsReportProps) {
  const { t } = useTranslation();
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-3 rounded-md outline-none empty:hidden">
      {report && <Banner tone={report.tone}>{report.text}</Banner>}
      {isAlone && <p className="text-ink-soft">{t('auth.sessions.onlyHere')}</p>}
    </div>
  );
}
