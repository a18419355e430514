import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start gap-2.5">
        <input
          id={id}
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-[3px] size-[18px] shrink-0 cursor-pointer rounded-sm accent-accent touch:mt-2.5 touch:size-6"
        />
        <label htmlFor={id} className="cursor-pointer text-[15px] text-ink-soft touch:min-h-11 touch:py-2.5">
          {label}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
