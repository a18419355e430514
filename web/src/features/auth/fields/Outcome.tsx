import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Banner } from '../../../ui/Banner.tsx';

interface OutcomeProps {
  tone: 'success' | 'danger';
  message: string;
  /** Where to go from here: a link or button. */
  children?: ReactNode;
}

function focus(place: HTMLElement | null): void {
  place?.focus();
}

/** What came of a form, in its place. Takes over the focus that went with the form. */
export function Outcome({ tone, message, children }: OutcomeProps) {
  return (
    <div ref={focus} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <Banner tone={tone}>{message}</Banner>
      {children}
    </div>
  );
}

const afterMs = 3000;

/** Three seconds after there is somewhere to go, replaces the page by it, unless the reader has left by then. */
export function useLeadOn(to: string | null, state?: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true, state }), afterMs);
    return () => clearTimeout(timer);
  }, [to, state, navigate]);
}
