import { brokenPasswordRules, Email, type PasswordRule } from '@maquette/contract';

export interface Registration {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
  agreeTerms: boolean;
}

export interface Problem {
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
