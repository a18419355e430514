import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, fieldClass, type FieldText } from './Field.tsx';

interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'id'> {
  /** A 44 px button at the end of the control. */
  action?: ReactNode;
}

export function TextField({ label, hint, error, action, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          {...input}
          {...describedBy(id, { hint, error })}
          className={classNames(fieldClass, 'h-11', action ? 'pr-12' : null, className)}
        />
        {action && <div className="absolute inset-y-0 right-0">{action}</div>}
      </div>
    </Field>
  );
}
