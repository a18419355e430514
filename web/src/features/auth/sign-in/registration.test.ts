import { describe, expect, it } from 'vitest';
import { firstProblem, type Registration } from './use-registration.ts';

const makeRegistration = (changes: Partial<Registration> = {}): Registration => ({
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'Sofa1234',
  confirmPassword: 'Sofa1234',
  agreeTerms: true,
  ...changes,
});

const both = (password: string) => ({ password, confirmPassword: password });

describe('a registration', () => {
  it.each<[string, Partial<Registration>, string, string]>([
    ['without a name', { fullName: '  ' }, 'fullName', 'auth.required.fullName'],
    ['without an address', { email: '' }, 'email', 'auth.required.email'],
    ['with a malformed address', { email: 'ada@' }, 'email', 'auth.invalidEmail'],
    ['with two passwords', { confirmPassword: 'other' }, 'confirmPassword', 'auth.passwordsDiffer'],
    ['without consent', { agreeTerms: false }, 'agreeTerms', 'auth.mustAgree'],
    ['with a short password', both('Sofa1'), 'password', 'auth.passwordProblem.too_short'],
    ['without uppercase', both('sofa1234'), 'password', 'auth.passwordProblem.no_uppercase'],
    ['without lowercase', both('SOFA1234'), 'password', 'auth.passwordProblem.no_lowercase'],
    ['without digit', both('SofaSofa'), 'password', 'auth.passwordProblem.no_digit'],
  ])('%s is refused', (_, changes, field, message) => {
    expect(firstProblem(makeRegistration(changes))).toEqual({ field, message });
  });

  it('is checked for matching passwords, then consent, then the rules of passwords', () => {
    const allWrong = makeRegistration({ password: 'x', confirmPassword: 'y', agreeTerms: false });
    expect(firstProblem(allWrong)?.message).toBe('auth.passwordsDiffer');
    expect(firstProblem({ ...allWrong, confirmPassword: 'x' })?.message).toBe('auth.mustAgree');
    expect(firstProblem({ ...allWrong, confirmPassword: 'x', agreeTerms: true })?.message).toBe(
      'auth.passwordProblem.too_short',
    );
  });

  it('passes when nothing is wrong', () => {
    expect(firstProblem(makeRegistration())).toBeNull();
  });
});
