import type { Context } from '../../../platform/context.ts';
import { removeEndedSessions } from './sessions.store.ts';

/** Forgets sessions that have ended. */
export const sweepSessions = ({ db, now }: Context): Promise<void> => removeEndedSessions(db, now());
