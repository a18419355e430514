import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { useScreen } from './use-screen.ts';

interface ScreenFrameProps {
  screen: ReturnType<typeof useScreen>;
  title: string;
  /** What the tool does, where one begins with it. */
  intro: string | null;
  /** Where one stands among the steps. */
  stepper?: ReactNode;
  /** What is asked before anything else. */
  question?: ReactNode;
  children: ReactNode;
}

/** Title and step of a tool, and what stands in place of the step while its photo is not there. */
export function Screen({ screen, title, intro, stepper, question, children }: ScreenFrameProps) {
  const { t } = useTranslation();
  const { heading, isLoading, isFetching, failure, retry } = screen;
  return (
    <div className="mx-auto flex w-full max-w-[1720px] flex-1 flex-col gap-6 px-4 py-6 sm:px-6">
      <header
        className={
          stepper ? 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3' : 'flex flex-col gap-1'
        }
      >
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight outline-none">
          {title}
        </h1>
        {stepper}
        {intro !== null && <p className="w-full text-ink-soft">{intro}</p>}
      </header>
      {failure && (
        <LoadFailure
          error={failure}
          message={t('edits.photo.failed')}
          isFetching={isFetching}
          onRetry={retry}
        />
      )}
      {question}
      {isLoading ? <Skeleton className="min-h-96 w-full flex-1" /> : children}
    </div>
  );
}
