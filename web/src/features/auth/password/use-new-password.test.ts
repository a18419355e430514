import { expect, it } from 'vitest';
import { firstProblemOf } from './ResetPasswordForm.tsx';

it.each([
  ['', '', 'password', 'auth.required.password'],
  ['Sofa1234', '', 'confirmPassword', 'auth.required.confirmPassword'],
  ['short', 'other', 'confirmPassword', 'auth.passwordsDiffer'],
  ['Sofa123', 'Sofa123', 'password', 'auth.passwordProblem.too_short'],
])('refuses %j with %j', (password, confirmPassword, field, message) => {
  expect(firstProblemOf({ password, confirmPassword })).toEqual({ field, message });
});

it('leaves the remaining rules to the server', () => {
  expect(firstProblemOf({ password: 'lowercase', confirmPassword: 'lowercase' })).toBeNull();
});
