import {
  authEndpoints,
  brokenPasswordRules,
  Email,
  type PasswordRule,
  type RegisterBody,
  type SignedIn,
} from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { useRefusals } from '../../../platform/forms/use-refusals.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { useStartSession } from '../start-session.ts';

const fields = ['fullName', 'email', 'password', 'confirmPassword', 'agreeTerms'] as const;

function isTaken(error: Error): boolean {
  return (
    (error instanceof ApiError && error.code === 'email_in_use') ||
    error.message.includes('Email already in use')
  );
}

/** The account is there, but the answer has no session that could be used. */
function isMadeWithoutSession(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 201;
}

/** The registration form: checks in order, sends, and puts each refusal beside its field or above the form. */
export function useRegistration() {
  const { t } = useTranslation();
  const toast = useToast();
  const register = useRegister();
  // Without values of its own the form takes over what was typed while it was a drawn page.
  const form = useForm<Registration>();
  const { error } = register;
  const { failure, showBesideFields } = useRefusals(form, {
    error,
    fields,
    failed: t('auth.registrationError'),
  });

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
    } catch (refusal) {
      if (!(refusal instanceof Error)) throw refusal;
      if (isTaken(refusal)) {
        form.setError('email', { type: 'taken' }, { shouldFocus: true });
        return;
      }
      showBesideFields(refusal);
    }
  });

  const isMade = isMadeWithoutSession(error);
  const isShown = isMade || error === null || isTaken(error);
  const isAboutPassword = failure !== null && error?.message.includes('Password');
  return {
    form,
    submit,
    isPending: register.isPending,
    /** The account is made, and one still has to sign in. */
    isMade,
    failure: isShown ? null : isAboutPassword ? error.message : failure,
  };
}

function useRegister() {
  const startSession = useStartSession();
  return useMutation<SignedIn, Error, RegisterBody>({
    mutationFn: (body) => call(authEndpoints.register, { body }),
    onSuccess: startSession,
  });
}

export interface Registration {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
  agreeTerms: boolean;
}

interface Problem {
  field: keyof Registration;
  message:
    | `auth.required.${'fullName' | 'email' | 'password' | 'confirmPassword'}`
    | `auth.passwordProblem.${PasswordRule}`
    | 'auth.invalidEmail'
    | 'auth.passwordsDiffer'
    | 'auth.mustAgree';
}

const required = ['fullName', 'email', 'password', 'confirmPassword'] as const;

/**
 * The first thing wrong with a registration, or null. Order: what is left empty, a malformed address, then passwords
 * match, terms agreed, length, uppercase, lowercase, digit.
 */
export function firstProblem(registration: Registration): Problem | null {
  const empty = required.find((field) => registration[field].trim() === '');
  if (empty) return { field: empty, message: `auth.required.${empty}` };
  const { email, password, confirmPassword, agreeTerms } = registration;
  if (!Email.safeParse(email.trim()).success) return { field: 'email', message: 'auth.invalidEmail' };
  if (password !== confirmPassword) return { field: 'confirmPassword', message: 'auth.passwordsDiffer' };
  if (!agreeTerms) return { field: 'agreeTerms', message: 'auth.mustAgree' };
  const [rule] = brokenPasswordRules(password);
  return rule ? { field: 'password', message: `auth.passwordProblem.${rule}` } : null;
}
