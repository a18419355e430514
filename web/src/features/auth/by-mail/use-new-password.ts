import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useResetLink } from './api/check-reset-link.ts';
import { useResetPassword } from './api/reset-password.ts';
import { firstProblemOf, type NewPassword } from './model/new-password.ts';

const isDeadLink = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.code === 'token_invalid' || error.code === 'token_expired' || error.fields['token'] !== undefined);

const refusedPassword = (error: Error): string | undefined =>
  error instanceof ApiError ? error.fields['password']?.message : undefined;

/** The form for a new password: checks in order, sends, and tells a refused password from a link that is dead. */
export const useNewPassword = (token: string) => {
  const { t } = useTranslation();
  const { mutate, error, isPending, isSuccess } = useResetPassword();
  const { error: refusal } = useResetLink(token);
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmPassword: '' } });

  const submit = form.handleSubmit((values) => {
    const problem = firstProblemOf(values);
    if (problem) {
      form.setError(problem.field, { message: t(problem.message) }, { shouldFocus: true });
      return;
    }
    mutate(
      { token, password: values.password },
      {
        onError: (refused) => {
          const message = refusedPassword(refused);
          if (message) form.setError('password', { message }, { shouldFocus: true });
        },
      },
    );
  });

  const told = (why: Error) => errorToMessage(why, t, t('auth.resetFailed'));
  const dead = [error, refusal].find((why) => why !== null && isDeadLink(why));
  return {
    form,
    submit,
    isPending,
    isDone: isSuccess,
    /** Why this link can never set a password. */
    deadLink: dead ? told(dead) : null,
    /** Why it did not work this time, unless a field says so. */
    failure: error && refusedPassword(error) === undefined ? told(error) : null,
  };
};
