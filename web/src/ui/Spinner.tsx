import { LoaderCircle } from 'lucide-react';

interface SpinnerProps {
  /** Read by screen readers; leave out where the surroundings already say that work is under way. */
  label?: string;
  /** Pixels. */
  size?: number;
}

export function Spinner({ label, size = 18 }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle aria-hidden size={size} className="animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
