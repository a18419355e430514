import { classNames } from './class-names.ts';

/** Holds the place of what is loading; give it the final size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-sunken', className)} />;
}
