import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, fieldClass, type FieldText } from './Field.tsx';

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Grows with its text where the browser can. */
export function TextArea({ label, hint, error, className, rows = 4, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        rows={rows}
        {...area}
        {...describedBy(id, { hint, error })}
        className={classNames(
          fieldClass,
          'field-sizing-content max-h-72 min-h-24 resize-y py-2.5',
          className,
        )}
      />
    </Field>
  );
}
