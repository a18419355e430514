import { classNames } from '../../../ui/class-names.ts';
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';

interface HandleProps extends HTMLAttributes<HTMLSpanElement> {
  className?: string;
  /** Shares of the photo's width and height. */
  x: number;
  y: number;
  children: ReactNode;
}

/** Half of what a finger needs. */
const HALF = '22px';

/** Something to take hold of with mouse or finger; keys and buttons do the same. Always within the picture. */
export function Handle({ x, y, className, children, ...hands }: HandleProps) {
  const place: CSSProperties = {
    left: `clamp(${HALF}, ${100 * x}%, calc(100% - ${HALF}))`,
    top: `clamp(${HALF}, ${100 * y}%, calc(100% - ${HALF}))`,
  };
  return (
    <span
      aria-hidden
      {...hands}
      style={place}
      className={classNames(
        'absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center active:cursor-grabbing',
        className,
      )}
    >
      <span className="grid size-8 max-sm:size-7 place-items-center rounded-full border border-line bg-surface text-ink shadow-low">
        {children}
      </span>
    </span>
  );
}
