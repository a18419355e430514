import type { Context } from '../../../platform/context.ts';
import { expiredTokensKeptMs } from '../auth.rules.ts';
import { removeOldMailTokens } from './mail-tokens.store.ts';

/** Forgets links in mails that ended so long ago that nobody opens them any more. */
export const sweepMailTokens = ({ db, now }: Context): Promise<void> =>
  removeOldMailTokens(db, now() - expiredTokensKeptMs);
