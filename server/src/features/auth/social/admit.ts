import type { Context } from '../../../platform/context.ts';
import type { ProvenIdentity } from '../../../platform/identity-providers/identity-provider.ts';
import { queueMail } from '../../../platform/mailer/queue-mail.ts';
import { changeUser } from '../accounts/change-users.store.ts';
import { addUser, type StoredUser } from '../accounts/users.store.ts';
import { noteSecurityEvent } from '../audit/security-events.ts';
import { removeMailTokensOf } from '../by-mail/mail-tokens.store.ts';
import { removeSessionsOf } from '../sessions/sessions.store.ts';
import { addIdentity, removeIdentitiesOf } from './identities.store.ts';
import { providerLabels } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';
import { type Decision, nameFor } from './social.rules.ts';

/** Somebody else changed what the decision rested on: it is to be taken anew, in another transaction. */
export class LostRace extends Error {}

export type AdmitContext = Context & Pick<AuthPorts, 'onSignedUp'>;

export interface Newcomer {
  readonly identity: ProvenIdentity;
  /** As the browser was told it. */
  readonly fullName?: string | undefined;
}

/** Does what was decided, within the transaction it was decided in. @returns null for somebody known, nothing to do */
export async function admit(
  tx: AdmitContext,
  decision: Exclude<Decision, { kind: 'refuse' }>,
  newcomer: Newcomer,
): Promise<StoredUser | null> {
  switch (decision.kind) {
    case 'sign-in':
      return null;
    case 'sign-up':
      return signUp(tx, decision, newcomer);
    case 'connect':
      await connect(tx, decision.userId, newcomer);
      return null;
    case 'take-over':
      return takeOver(tx, decision.userId, newcomer);
  }
}

async function signUp(
  tx: AdmitContext,
  { email, isVerified }: { email: string; isVerified: boolean },
  { identity, fullName }: Newcomer,
): Promise<StoredUser> {
  const { provider } = identity;
  const user = await addUser(tx.db, {
    id: tx.newId(),
    email,
    fullName: nameFor(identity, fullName) ?? email.replace(/@.*/, ''),
    passwordHash: null,
    authProvider: provider,
    isVerified,
    locale: tx.locale,
    createdAt: tx.now(),
  });
  if (!user) throw new LostRace();
  await bind(tx, user.id, identity);
  await tx.onSignedUp(tx, { userId: user.id });
  if (!isVerified) await queueMail(tx, { kind: 'verification', to: { userId: user.id } });
  await noteSecurityEvent(tx, { kind: 'signed-up', userId: user.id, details: { provider } });
  return user;
}

async function connect(tx: AdmitContext, userId: string, { identity }: Newcomer): Promise<void> {
  const { provider } = identity;
  await bind(tx, userId, identity);
  await noteSecurityEvent(tx, { kind: 'identity-connected', userId, details: { provider } });
  await tellOwner(tx, userId, identity);
}

/** Whatever was brought along by whoever made the account, who never proved the address, opens it no more. */
async function takeOver(
  tx: AdmitContext,
  userId: string,
  { identity, fullName }: Newcomer,
): Promise<StoredUser> {
  const { provider } = identity;
  const user = await changeUser(tx.db, userId, {
    passwordHash: null,
    authProvider: provider,
    isVerified: true,
    fullName: nameFor(identity, fullName),
  });
  if (!user) throw new LostRace();
  await removeSessionsOf(tx.db, userId);
  await removeMailTokensOf(tx.db, userId);
  await removeIdentitiesOf(tx.db, userId);
  await bind(tx, userId, identity);
  await noteSecurityEvent(tx, { kind: 'account-taken-over', userId, details: { provider } });
  await tellOwner(tx, userId, identity);
  return user;
}

async function bind(
  { db, now }: Context,
  userId: string,
  { provider, subject }: ProvenIdentity,
): Promise<void> {
  if (!(await addIdentity(db, { provider, subject, userId, createdAt: now() }))) throw new LostRace();
}

const tellOwner = (tx: Context, userId: string, { provider }: ProvenIdentity): Promise<void> =>
  queueMail(tx, {
    kind: 'sign-in-method-added',
    to: { userId },
    details: { provider: providerLabels[provider] },
  });
