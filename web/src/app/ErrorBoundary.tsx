import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage.tsx';

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
