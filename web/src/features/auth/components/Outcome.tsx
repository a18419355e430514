import type { ReactNode } from 'react';
import { Banner } from '../../../ui/Banner.tsx';

interface OutcomeProps {
  tone: 'success' | 'danger';
  message: string;
  /** Where to go from here: a link or button. */
  children?: ReactNode;
}

const focus = (place: HTMLElement | null): void => place?.focus();

/** What came of a form, in its place. Takes over the focus that went with the form. */
export function Outcome({ tone, message, children }: OutcomeProps) {
  return (
    <div ref={focus} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <Banner tone={tone}>{message}</Banner>
      {children}
    </div>
  );
}
