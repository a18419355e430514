import type { Context } from '../../platform/context.ts';
import { removeOldSecurityEvents } from './audit/security-events.store.ts';
import type { SecurityEventKind } from './audit/security-events.ts';
import { expiredTokensKeptMs } from './auth.rules.ts';
import { removeOldEmailChanges } from './by-mail/email-changes.store.ts';
import { removeOldMailTokens } from './by-mail/mail-tokens.store.ts';
import { removeEndedSessions } from './sessions/sessions.store.ts';
import { removeExpiredNonces } from './social/nonces.store.ts';

const DAY_MS = 86_400_000;
/** What happened longer ago nobody looks for. */
const EVENTS_KEPT_DAYS = 180;
/** Why somebody's money was touched stays as long as the ledger does. */
const ofMoney: readonly SecurityEventKind[] = ['credits-adjusted', 'refund-ordered'];

/** Forgets what is kept only for a time: sessions and nonces that ended, links that nobody opens any more, old events. */
export async function sweepAuth({ db, now }: Context): Promise<void> {
  const at = now();
  await removeEndedSessions(db, at);
  await removeOldMailTokens(db, at - expiredTokensKeptMs);
  await removeOldEmailChanges(db, at - expiredTokensKeptMs);
  await removeExpiredNonces(db, at);
  await removeOldSecurityEvents(db, { before: at - EVENTS_KEPT_DAYS * DAY_MS, kept: ofMoney });
}
