import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError } from '../platform/load-chunk.ts';
import { Button } from '../ui/Button.tsx';
import { paths } from './paths.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of the page of failure, for parts that a page can do without. */
  fallback?: ReactNode;
}

/** Catches what a page throws while it is drawn or loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return 'fallback' in this.props ? this.props.fallback : <FailurePage error={failure.error} />;
  }
}

/** A page that could not be loaded, or broke. Plain links: the router itself may be what broke. */
function FailurePage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isChunk = error instanceof ChunkLoadError;
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-start gap-4 px-4 py-20">
      <h1 className="text-3xl font-semibold tracking-tight">
        {isChunk ? t('app.failure.chunkTitle') : t('app.failure.title')}
      </h1>
      <p className="text-lg text-ink-soft">{isChunk ? t('app.failure.chunk') : t('app.failure.text')}</p>
      <div className="flex flex-wrap items-center gap-5 pt-2">
        <Button icon={<RotateCw aria-hidden size={18} />} onClick={() => window.location.reload()}>
          {t('app.failure.reload')}
        </Button>
        <a href={paths.home.href()} className="font-medium text-accent-ink underline underline-offset-4">
          {t('app.goHome')}
        </a>
        <a href={paths.support.href()} className="font-medium text-accent-ink underline underline-offset-4">
          {t('app.title.support')}
        </a>
      </div>
    </div>
  );
}
