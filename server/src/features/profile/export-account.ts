import type { Readable } from 'node:stream';
import { streamZip } from '../../platform/archive/stream-zip.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { requireUser } from '../../platform/require-user.ts';
import { exportAccountFacts, noteSecurityEvent } from '../auth/index.ts';
import { accountEntries } from './account-entries.ts';
import { exportWords } from './messages/words.ts';
import type { ProfileContext } from './ports.ts';
import { limitsOf } from './profile.rules.ts';

/** A file for the caller to keep. */
export interface AccountExport {
  readonly content: Readable;
  readonly mime: 'application/zip';
  readonly filename: string;
}

/**
 * Everything that is kept about the caller, packed as it is being read.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`
 */
export async function exportAccount(ctx: ProfileContext): Promise<AccountExport> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.export, userId);
  const account = await exportAccountFacts(ctx, { userId });
  await noteSecurityEvent(ctx, { kind: 'account-exported', userId });
  const day = new Date(ctx.now()).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return {
    content: streamZip(accountEntries(ctx, account)),
    mime: 'application/zip',
    filename: `${exportWords(account.user.locale).filename}-${day}.zip`,
  };
}
