import type { ComponentProps } from 'react';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordField } from './PasswordField.tsx';

type Field = ComponentProps<typeof PasswordField>;

interface NewPasswordFieldsProps {
  /** What has been typed so far. */
  typed: string;
  password: Field;
  confirmation: Field;
}

/** A new password beside the list of its rules, and once more. */
export function NewPasswordFields({ typed, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        required
        hint={<PasswordChecklist password={typed} />}
        {...password}
      />
      <PasswordField autoComplete="new-password" required {...confirmation} />
    </>
  );
}
