import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, fieldClass, type FieldText } from './Field.tsx';

interface SelectFieldProps extends FieldText, Omit<ComponentProps<'select'>, 'id'> {
  options: readonly { value: string; label: string }[];
}

/** The platform's own list: works by keyboard and touch everywhere. */
export function SelectField({ label, hint, error, options, className, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          id={id}
          {...select}
          {...describedBy(id, { hint, error })}
          className={classNames(fieldClass, 'h-11 appearance-none pr-10', className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-faint"
        />
      </div>
    </Field>
  );
}
