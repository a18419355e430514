import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

/** The look of anything one types into or chooses from. */
export const fieldClass =
  'w-full rounded-md border border-edge bg-surface px-3.5 text-[15px] text-ink placeholder:text-ink-faint ' +
  'transition-colors hover:border-ink-soft aria-invalid:border-danger disabled:opacity-55';

export interface FieldText {
  label: string;
  /** Advice below the control. */
  hint?: ReactNode;
  /** What is wrong with the value; announced and tied to the control. */
  error?: ReactNode;
}

/** Attributes that tie a control to its hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

interface FieldProps extends FieldText {
  id: string;
  children: ReactNode;
}

/** Label, control, hint and error, in one column. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
