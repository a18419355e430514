import type { SignedIn, SocialLoginBody, SocialProvider } from '@maquette/contract';
import { afterAll, beforeAll } from 'vitest';
import { parseConfig } from '../../../src/platform/config.ts';
import type { Context } from '../../../src/platform/context.ts';
import { chooseIdentityProviders } from '../../../src/platform/identity-providers/choose-identity-providers.ts';
import type { IdentityProviders } from '../../../src/platform/identity-providers/identity-provider.ts';
import { silentLog } from '../../../src/platform/log.ts';
import {
  type FacebookToken,
  type IdentityProviderSimulator,
  startIdentityProvider,
} from '@maquette/simulators';
import type { TestDatabase } from '../test-database.ts';
import { withoutPlan } from './without-plan.ts';
import { giveNonce } from '../../../src/features/auth/social/nonces.ts';
import { socialSignIn } from '../../../src/features/auth/social/social-sign-in.ts';

type Claims = Readonly<Record<string, unknown>>;
type Extra = Partial<SocialLoginBody> & { readonly context?: Partial<Context> };

export interface Providers {
  readonly simulator: IdentityProviderSimulator;
  /** What sign-in verbs are given: a visitor of an address of their own, with every provider configured. */
  context(changes?: Partial<Context>): SocialContext;
  nonce(): Promise<string>;
  /** A credential with a fresh nonce, unless the claims carry one. */
  google(claims?: Claims): Promise<string>;
  apple(claims?: Claims): Promise<string>;
  signIn(provider: SocialProvider, credential: string, extra?: Extra): Promise<SignedIn>;
  withGoogle(claims?: Claims, extra?: Extra): Promise<SignedIn>;
  withApple(claims?: Claims, extra?: Extra): Promise<SignedIn>;
  withFacebook(token: FacebookToken, extra?: Extra): Promise<SignedIn>;
}

type SocialContext = Parameters<typeof socialSignIn>[0];

/** Simulated providers for the block it is called in, and drivers of whoever signs in with them. */
export const useProviders = (on: TestDatabase): Providers => {
  let simulator: IdentityProviderSimulator | undefined;
  let identityProviders: IdentityProviders = {};
  beforeAll(async () => {
    simulator = await startIdentityProvider({ now: on.clock.now });
    const { signIn } = parseConfig(simulator.settings);
    identityProviders = chooseIdentityProviders(signIn, { now: on.clock.now, log: silentLog });
  });
  afterAll(async () => {
    simulator?.assertClean();
    await simulator?.close();
  });
  const running = (): IdentityProviderSimulator => {
    if (simulator === undefined) throw new Error('The providers are there inside tests and hooks only');
    return simulator;
  };

  const context: Providers['context'] = (changes = {}) => ({
    ...on.context({ actor: { kind: 'anonymous' }, address: on.context().newId(), ...changes }),
    identityProviders,
    ...withoutPlan,
    // Stands for the welcome credits: a second time for the same person would fail.
    onSignedUp: async ({ db }, { userId }) => {
      await db.insertInto('credit_accounts').values({ user_id: userId, balance: 10, held: 0 }).execute();
    },
  });
  const nonce = async () => (await giveNonce(context())).nonce;
  const google = async (claims: Claims = {}) => running().googleToken({ nonce: await nonce(), ...claims });
  const apple = async (claims: Claims = {}) => running().appleToken({ nonce: await nonce(), ...claims });
  const signIn: Providers['signIn'] = (provider, credential, { context: changes, ...body } = {}) =>
    socialSignIn(context(changes), { provider, credential, userAgent: 'test', ...body });
  return {
    get simulator() {
      return running();
    },
    context,
    nonce,
    google,
    apple,
    signIn,
    withGoogle: async (claims, extra) => signIn('google', await google(claims), extra),
    withApple: async (claims, extra) => signIn('apple', await apple(claims), extra),
    withFacebook: async (token, extra) => signIn('facebook', running().facebookToken(token), extra),
  };
};
