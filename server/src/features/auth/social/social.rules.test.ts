import type { SocialProvider } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import type { ProvenIdentity } from '../../../platform/identity-providers/identity-provider.ts';
import { decide, type Situation } from './social.rules.ts';

const identity = (provider: SocialProvider, changes: Partial<ProvenIdentity> = {}): ProvenIdentity => ({
  provider,
  subject: 'one',
  email: 'ada@example.test',
  isEmailVerified: provider !== 'facebook',
  isEmailAuthoritative: false,
  fullName: null,
  nonce: null,
  ...changes,
});
const situation = (changes: Partial<Situation>): Situation => ({
  identity: identity('google'),
  ownerId: null,
  account: null,
  password: 'unsaid',
  ...changes,
});
const unverified = { id: 'a', isVerified: false, authProvider: 'local' } as const;
const verified = { ...unverified, isVerified: true };
const withoutPassword = { ...verified, authProvider: 'google' } as const;
const unproven = { isEmailVerified: false };
const own = { isEmailAuthoritative: true };

describe('somebody with the word of a provider', () => {
  it.each<[string, Partial<Situation>, string]>([
    ['without an address', { identity: identity('google', { email: null }) }, 'email_missing'],
    [
      'without an address, from Facebook',
      { identity: identity('facebook', { email: null }) },
      'email_missing',
    ],
    ['whose address Google has no proof of', { identity: identity('google', unproven) }, 'email_unverified'],
    ['whose address Apple has no proof of', { identity: identity('apple', unproven) }, 'email_unverified'],
    [
      'without proof of an address somebody has',
      { identity: identity('google', unproven), account: verified, password: 'right' },
      'email_unverified',
    ],
    [
      'from Facebook, at an address that nobody has proven',
      { identity: identity('facebook'), account: unverified },
      'email_unverified',
    ],
    [
      'from Facebook, at such an address, who knows the password',
      { identity: identity('facebook'), account: unverified, password: 'right' },
      'email_unverified',
    ],
    ['at an address somebody has proven', { account: verified }, 'account_exists'],
    [
      'at such an address, from Facebook',
      { identity: identity('facebook'), account: verified },
      'account_exists',
    ],
    ['at such an address, with a wrong password', { account: verified, password: 'wrong' }, 'wrong_password'],
    [
      'at the address of an account that has no password',
      { identity: identity('facebook'), account: withoutPassword },
      'password_elsewhere',
    ],
    [
      'at the address of such an account, with a password that cannot be right',
      { identity: identity('apple'), account: withoutPassword, password: 'wrong' },
      'password_elsewhere',
    ],
  ])('%s is refused', (_, changes, code) => {
    expect(decide(situation(changes))).toEqual({ kind: 'refuse', code });
  });

  it('who is known is let into the account they had, whatever the address says by now', () => {
    for (const changes of [{ email: null }, unproven, own])
      for (const account of [null, unverified, verified])
        expect(decide(situation({ identity: identity('google', changes), ownerId: 'b', account }))).toEqual({
          kind: 'sign-in',
          userId: 'b',
        });
  });

  it('who is new gets an account, verified where the provider has seen proof', () => {
    const email = 'ada@example.test';
    for (const provider of ['google', 'apple'] as const)
      expect(decide(situation({ identity: identity(provider) }))).toEqual({
        kind: 'sign-up',
        email,
        isVerified: true,
      });
    expect(decide(situation({ identity: identity('facebook') }))).toEqual({
      kind: 'sign-up',
      email,
      isVerified: false,
    });
  });

  it('with proof takes over what was made at their address without proof, whatever password is said', () => {
    for (const password of ['unsaid', 'wrong', 'right'] as const)
      expect(decide(situation({ account: unverified, password }))).toEqual({
        kind: 'take-over',
        userId: 'a',
      });
  });

  it('is connected to a proven account by the provider that runs the mailbox, or by its password', () => {
    const connect = { kind: 'connect', userId: 'a' };
    for (const account of [verified, withoutPassword])
      expect(decide(situation({ identity: identity('apple', own), account }))).toEqual(connect);
    for (const provider of ['google', 'apple', 'facebook'] as const)
      expect(
        decide(situation({ identity: identity(provider), account: verified, password: 'right' })),
      ).toEqual(connect);
  });
});
