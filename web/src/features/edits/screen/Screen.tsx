import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KeptLook, KeptLookContext } from '../../../platform/viewport/kept-look.ts';
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
  /** The way to another tool. */
  tools?: ReactNode;
  /** What is asked before anything else. */
  question?: ReactNode;
  /** The stage. */
  children: ReactNode;
}

/** Title, steps and tools in one row, so that the window is the photo's; and what stands in place of a photo that is not there. */
export function Screen({ screen, title, intro, stepper, tools, question, children }: ScreenFrameProps) {
  const { t } = useTranslation();
  const kept = useKeptLook(screen.photo?.id);
  const { heading, isLoading, isFetching, failure, retry } = screen;
  return (
    <div className="flex w-full flex-1 flex-col">
      <header className="flex h-11 shrink-0 items-center gap-x-5 border-b border-line bg-surface px-3 sm:px-4">
        <h1
          ref={heading}
          tabIndex={-1}
          className={
            stepper
              ? 'text-[15px] font-semibold tracking-tight whitespace-nowrap outline-none max-xl:sr-only'
              : 'line-clamp-2 min-w-0 text-[13px] leading-tight font-semibold tracking-tight outline-none sm:text-[15px]'
          }
        >
          {title}
        </h1>
        {stepper}
        {tools}
      </header>
      {intro !== null && <p className="mx-auto w-full max-w-3xl px-4 pt-6 text-ink-soft">{intro}</p>}
      {failure && (
        <div className="p-4">
          <LoadFailure
            error={failure}
            message={t('edits.photo.failed')}
            isFetching={isFetching}
            onRetry={retry}
          />
        </div>
      )}
      {question}
      {isLoading ? (
        <Skeleton className="min-h-96 w-full flex-1" />
      ) : (
        <KeptLookContext value={kept}>{children}</KeptLookContext>
      )}
    </div>
  );
}

/** Where one looks at a photo, whichever step shows it. */
function useKeptLook(photoId: string | undefined): KeptLook {
  const [of, setOf] = useState<{ photoId: string | undefined; kept: KeptLook }>(() => ({
    ...{ photoId, kept: { look: null } },
  }));
  if (of.photoId === photoId) return of.kept;
  const kept = { look: null };
  setOf({ photoId, kept });
  return kept;
}
