import type { User } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { instant } from '../../../platform/instant.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { walk } from '../../../platform/walk.ts';
import { userAnswer } from '../accounts/queries.ts';
import { findUser } from '../accounts/users.store.ts';
import { emailChangesOf } from '../by-mail/email-changes.store.ts';
import { keysOf } from '../keys/keys.store.ts';
import { keyAnswer } from '../keys/keys.ts';
import type { AuthPorts } from '../ports.ts';
import { sessionsOf } from '../sessions/sessions.store.ts';
import { identitiesOf } from '../social/identities.store.ts';
import { type SecurityEvent, securityEventsAfter } from '../audit/security-events.store.ts';

/** What is known of who somebody is; no secret among it. */
export interface AccountFacts {
  readonly user: User;
  readonly sessions: readonly object[];
  readonly identities: readonly object[];
  readonly keys: readonly object[];
  /** Oldest first. */
  readonly emailChanges: readonly object[];
  /** Oldest first. */
  readonly securityEvents: AsyncIterable<object>;
}

/** What `auth` knows of a person, for them to take along. @throws Refusal `session_expired` */
export async function exportAccountFacts(
  ctx: Context & Pick<AuthPorts, 'subscriptionStatusOf'>,
  { userId }: { userId: string },
): Promise<AccountFacts> {
  const { db, now } = ctx;
  const user = await findUser(db, userId);
  if (!user) throw new Refusal('session_expired');
  const sessions = await sessionsOf(db, { userId, now: now() });
  const identities = await identitiesOf(db, userId);
  return {
    user: await userAnswer(ctx, user),
    sessions: sessions.map(({ id, createdAt, usedAt, expiresAt, userAgent }) => ({
      id,
      createdAt: instant(createdAt),
      lastUsedAt: instant(usedAt),
      expiresAt: instant(expiresAt),
      userAgent,
    })),
    identities: identities.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      connectedAt: instant(createdAt),
    })),
    emailChanges: (await emailChangesOf(db, userId)).map(({ fromEmail, toEmail, askedAt, confirmedAt }) => ({
      fromEmail,
      toEmail,
      askedAt: instant(askedAt),
      confirmedAt: instant(confirmedAt),
    })),
    keys: (await keysOf(db, userId)).map(keyAnswer),
    securityEvents: securityEvents(db, userId),
  };
}

async function* securityEvents(db: Context['db'], userId: string): AsyncGenerator<object> {
  const facts = walk<SecurityEvent>((after, limit) => securityEventsAfter(db, { userId, after, limit }));
  for await (const { id, kind, address, details, createdAt } of facts)
    yield { id, kind, address, details, at: instant(createdAt) };
}
