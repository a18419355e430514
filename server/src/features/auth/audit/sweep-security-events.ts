import type { Context } from '../../../platform/context.ts';
import { removeOldSecurityEvents } from './security-events.store.ts';

const DAY_MS = 86_400_000;
const KEPT_DAYS = 180;

/** Forgets what happened longer ago than anybody would look for. */
export const sweepSecurityEvents = ({ db, now }: Context): Promise<void> =>
  removeOldSecurityEvents(db, now() - KEPT_DAYS * DAY_MS);
