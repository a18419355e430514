import { limits } from '@maquette/contract';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

interface Problem {
  field: keyof NewPassword;
  message: `auth.required.${keyof NewPassword}` | 'auth.passwordsDiffer' | 'auth.passwordProblem.too_short';
}

/**
 * The first thing wrong with a new password, or null. Order: what is left empty, both alike, length. The other rules
 * are the server's to enforce here; the list beside the field shows them.
 */
export const firstProblemOf = ({ password, confirmPassword }: NewPassword): Problem | null => {
  if (password === '') return { field: 'password', message: 'auth.required.password' };
  if (confirmPassword === '') return { field: 'confirmPassword', message: 'auth.required.confirmPassword' };
  if (password !== confirmPassword) return { field: 'confirmPassword', message: 'auth.passwordsDiffer' };
  if (password.length < limits.passwordMin)
    return { field: 'password', message: 'auth.passwordProblem.too_short' };
  return null;
};
