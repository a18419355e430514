import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldErrorProps {
  /** Of the control that is wrong: it points here by `aria-describedby`. */
  id: string;
  error: ReactNode;
}

/** What is wrong with a control's value, announced when it appears. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{error}</span>
    </p>
  );
}
