import type { TFunction } from 'i18next';
import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useRegister } from '../api/register.ts';
import { firstProblem, type Registration } from '../model/registration.ts';

const fieldNames: readonly string[] = [
  'fullName',
  'email',
  'password',
  'confirmPassword',
  'agreeTerms',
] satisfies FieldPath<Registration>[];
const isField = (name: string): name is FieldPath<Registration> => fieldNames.includes(name);

const isTaken = (error: Error): boolean =>
  (error instanceof ApiError && error.code === 'email_in_use') ||
  error.message.includes('Email already in use');

/** What was refused field by field, each reason as it came. */
const fieldFailures = (error: Error): [FieldPath<Registration>, string][] => {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return fields.flatMap(([name, { message }]) => (isField(name) ? [[name, message]] : []));
};

/** The account is there, but the answer has no session that could be used. */
const isMadeWithoutSession = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 201;

const failureText = (error: Error, t: TFunction): string =>
  error.message.includes('Password') ? error.message : errorToMessage(error, t, t('auth.registrationError'));

/** The registration form: checks in order, sends, and puts each refusal beside its field or above the form. */
export const useRegistration = () => {
  const { t } = useTranslation();
  const toast = useToast();
  const register = useRegister();
  // Without values of its own the form takes over what was typed while it was a drawn page.
  const form = useForm<Registration>();

  const submit = form.handleSubmit(async (values) => {
    register.reset();
    const problem = firstProblem(values);
    if (problem) {
      form.setError(problem.field, { message: t(problem.message) }, { shouldFocus: true });
      return;
    }
    const { fullName, email, password } = values;
    try {
      await register.mutateAsync({ fullName: fullName.trim(), email: email.trim(), password });
      toast({ type: 'success', message: t('auth.registrationSuccess') });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (isTaken(error)) {
        form.setError('email', { type: 'taken' }, { shouldFocus: true });
        return;
      }
      for (const [name, message] of fieldFailures(error)) {
        form.setError(name, { message }, { shouldFocus: true });
      }
    }
  });

  const { error } = register;
  const isMade = isMadeWithoutSession(error);
  const isShown = isMade || error === null || isTaken(error) || fieldFailures(error).length > 0;
  return {
    form,
    submit,
    isPending: register.isPending,
    /** The account is made, and one still has to sign in. */
    isMade,
    failure: isShown ? null : failureText(error, t),
  };
};
