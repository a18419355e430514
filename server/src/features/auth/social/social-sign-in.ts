import type { SignedIn, SocialLoginBody, SocialProvider } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ProvenIdentity } from '../../../platform/identity-providers/identity-provider.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { holdUser } from '../accounts/change-users.store.ts';
import { passwordFits } from '../accounts/passwords.ts';
import { userAnswer } from '../accounts/queries.ts';
import { findUserByEmail, type StoredUser } from '../accounts/users.store.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { openSession } from '../sessions/sessions.ts';
import { proveIdentity } from './confirm-identity.ts';
import { findOwner } from './identities.store.ts';
import { emailKey, limitsOf, providerLabels } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { admit, LostRace } from './admit.ts';
import { useNonce } from './nonces.ts';
import { decide, type Situation, type SocialRefusal } from './social.rules.ts';

type SocialContext = Context & Pick<AuthPorts, 'identityProviders' | 'onSignedUp' | 'subscriptionStatusOf'>;

interface Attempt extends SocialLoginBody {
  readonly provider: SocialProvider;
  readonly userAgent: string;
}

/** A password as it was judged, and against what: it may be replaced in the meantime. */
interface JudgedPassword {
  readonly hash: string | null;
  readonly fits: boolean;
}

const ATTEMPTS = 5;

/**
 * Signs in with what a provider gave the browser; makes an account at the first time.
 * @throws Refusal `rate_limited`, `not_found`, `validation_failed`, `social_refused`, `provider_unavailable`,
 * `email_missing`, `email_unverified`, `password_elsewhere`, `account_exists` and `wrong_password` (both leave the nonce
 * good for another try)
 */
export async function socialSignIn(ctx: SocialContext, attempt: Attempt): Promise<SignedIn> {
  await countHit(ctx, limitsOf.socialByAddress, ctx.address);
  const identity = await proveIdentity(ctx, attempt);
  const account = identity.email === null ? null : await findUserByEmail(ctx.db, identity.email);
  const judged = await judgePassword(ctx, account, attempt.password);
  for (let tried = 1; ; tried++) {
    try {
      const { token, user } = await inTransaction(ctx, (tx) => enter(tx, { ...attempt, identity, judged }));
      return { token, user: await userAnswer(ctx, user) };
    } catch (error) {
      if (error instanceof LostRace && tried < ATTEMPTS) continue;
      if (error instanceof Refusal) await noteRefusal(ctx, error, { identity, account });
      throw error;
    }
  }
}

/** As costly and as limited as a sign-in with a password: it tells as much. */
async function judgePassword(
  ctx: Context,
  account: StoredUser | null,
  password: string | undefined,
): Promise<JudgedPassword | null> {
  if (!account || password === undefined) return null;
  const key = emailKey(account.email);
  await countHit(ctx, limitsOf.signInByBoth, `${key} ${ctx.address}`);
  await countHit(ctx, limitsOf.signInByAccount, key);
  return { hash: account.passwordHash, fits: await passwordFits(account.passwordHash, password) };
}

type Entry = Attempt & { readonly identity: ProvenIdentity; readonly judged: JudgedPassword | null };

async function enter(
  tx: SocialContext,
  { identity, judged, fullName, userAgent }: Entry,
): Promise<{ token: string; user: StoredUser }> {
  await useNonce(tx, identity.nonce);
  const { ownerId, account } = await lookUp(tx, identity);
  const decision = decide({ identity, ownerId, account, password: verdictOn(judged, account) });
  if (decision.kind === 'refuse') throw refusalOf(decision.code, account);
  const user = (await admit(tx, decision, { identity, fullName })) ?? account;
  if (!user) throw new LostRace();
  if (decision.kind !== 'sign-up')
    await noteSecurityEvent(tx, {
      kind: 'signed-in',
      userId: user.id,
      details: { provider: identity.provider },
    });
  const token = await openSession(tx, { user, rememberMe: false, userAgent });
  return { token, user };
}

/** Whom the identity leads to, or who has its address: held, so that what is decided about them stays true. */
async function lookUp(
  { db }: Context,
  identity: ProvenIdentity,
): Promise<{ ownerId: string | null; account: StoredUser | null }> {
  const ownerId = await findOwner(db, identity);
  const byEmail = identity.email === null ? null : await findUserByEmail(db, identity.email);
  const id = ownerId ?? byEmail?.id;
  if (id === undefined) return { ownerId: null, account: null };
  const account = await holdUser(db, id);
  // Gone, or no longer theirs, while others were waited for.
  if (!account || (await findOwner(db, identity)) !== ownerId) throw new LostRace();
  return { ownerId, account };
}

function verdictOn(judged: JudgedPassword | null, account: StoredUser | null): Situation['password'] {
  if (judged === null) return 'unsaid';
  return judged.fits && judged.hash === account?.passwordHash ? 'right' : 'wrong';
}

function refusalOf(code: SocialRefusal, account: StoredUser | null): Refusal {
  if (code === 'wrong_password') return new Refusal(code, { fields: { password: { code } } });
  if (code === 'password_elsewhere' && account !== null && account.authProvider !== 'local')
    return new Refusal(code, { values: { provider: providerLabels[account.authProvider] } });
  return new Refusal(code);
}

const noteRefusal = (
  ctx: Context,
  { code }: Refusal,
  { identity, account }: { identity: ProvenIdentity; account: StoredUser | null },
): Promise<void> =>
  noteSecurityEvent(ctx, {
    kind: 'sign-in-refused',
    userId: account?.id ?? null,
    details: { provider: identity.provider, reason: code },
  });
