import type { Context } from '../../../platform/context.ts';
import type { SecurityEventKind } from './note-security-event.ts';
import { removeOldSecurityEvents } from './security-events.store.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 180;
/** Why somebody's money was touched stays as long as the ledger does. */
const ofMoney: readonly SecurityEventKind[] = ['credits-adjusted', 'refund-ordered'];

/** Forgets what happened longer ago than anybody would look for. */
export const sweepSecurityEvents = ({ db, now }: Context): Promise<void> =>
  removeOldSecurityEvents(db, { before: now() - KEPT_DAYS * DAY_MS, kept: ofMoney });
