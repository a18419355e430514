import { brokenPasswordRules, passwordRules } from '@maquette/contract';
import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
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

/** The rules of passwords, each with a mark that follows the typing. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation();
  const broken = brokenPasswordRules(password);
  return (
    <div className="flex flex-col gap-1.5">
      <p>{t('auth.passwordRules')}</p>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {passwordRules.map((rule) => {
          const met = !broken.includes(rule);
          const Mark = met ? Check : Circle;
          return (
            <li
              key={rule}
              className={classNames('flex items-center gap-2', met && 'font-medium text-success')}
            >
              <Mark aria-hidden size={met ? 16 : 8} className={met ? '' : 'mx-1'} />
              {t(`auth.rule.${rule}`)}
              <span className="sr-only">{met ? t('auth.ruleMet') : t('auth.ruleOpen')}</span>
            </li>
          );
        })}
      </ul>
      <p>{t('auth.passwordHint')}</p>
    </div>
  );
}
