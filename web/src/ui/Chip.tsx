import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  icon?: ReactNode;
  /** Pressed state of a chip that switches something; leave out for one that only acts. */
  selected?: boolean;
}

export function Chip({ icon, selected, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={selected}
      className={classNames(
        'inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 justify-center text-sm transition-colors touch:h-11 touch:min-w-11',
        selected
          ? 'border-accent bg-accent-soft font-medium text-accent-ink'
          : 'border-line bg-surface text-ink-soft hover:border-edge hover:text-ink',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
