import type { ReactNode } from 'react';
import { SupportLink } from '../money/SupportLink.tsx';

interface ResultFrameProps {
  /** Above everything, where the money is test money. */
  notice: ReactNode;
  children: ReactNode;
}

/** A page that tells what became of a payment; what it says is read out as it changes. */
export function ResultFrame({ notice, children }: ResultFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pt-6 sm:px-6">
      {notice}
      <div aria-live="polite" className="flex flex-1 flex-col">
        {children}
      </div>
      <SupportLink />
    </div>
  );
}
