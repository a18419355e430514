import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CompareTagProps {
  side: 'left' | 'right';
  /** The line passes over the tag: fade. */
  hidden?: boolean;
  children: ReactNode;
}

export function CompareTag({ side, hidden = false, children }: CompareTagProps) {
  return (
    <span
      className={classNames(
        'pointer-events-none absolute bottom-3 rounded-full bg-black/65 px-3 py-1 text-xs font-medium text-white',
        'transition-opacity duration-150',
        side === 'left' ? 'left-3' : 'right-3',
        hidden && 'opacity-0',
      )}
    >
      {children}
    </span>
  );
}
