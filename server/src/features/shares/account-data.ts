import { instant } from '../../platform/instant.ts';
import type { Context } from '../../platform/context.ts';
import { listed } from './shares.rules.ts';
import { answersTo, removeSharesOf, sharesOf } from './shares.store.ts';

type Person = { readonly userId: string };

/** A person's links and what was answered, for the export of their account. */
export async function exportShares({ db }: Pick<Context, 'db'>, { userId }: Person): Promise<object> {
  const shares = await sharesOf(db, { userId, most: listed });
  const answers = await answersTo(
    db,
    shares.map(({ id }) => id),
  );
  return {
    shares: shares.map((share) => ({
      ...{ id: share.id, title: share.title, fileIds: share.fileIds },
      createdAt: instant(share.createdAt),
      expiresAt: instant(share.expiresAt),
      revokedAt: instant(share.revokedAt),
      answers: answers
        .filter(({ shareId }) => shareId === share.id)
        .map(({ name, chosen, pins, createdAt }) => ({ name, chosen, pins, createdAt: instant(createdAt) })),
    })),
  };
}

/** Ends and forgets a person's links with all that was answered. */
export function removeShares({ db }: Pick<Context, 'db'>, { userId }: Person): Promise<void> {
  return removeSharesOf(db, userId);
}
