import { isFinal, type TakenOver, type Visit, VisitToken } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { hashOfToken, newSecretToken } from '../../../platform/secret-token.ts';
import { handOverPictures } from '../../files/index.ts';
import type { EditsContext } from '../ports.ts';
import { toEdits } from '../queries/edit-answer.ts';
import { guestLookLimit, guestTries, guestTriesLeft } from './guest-limits.ts';
import { editsOfVisit, GUEST_KEPT_MS, guestId, takeEditsOfVisit } from './guests.store.ts';

/** A visit's secret as it is kept; nothing for what cannot be one. */
export const visitOf = (secret: string | undefined): string | undefined =>
  VisitToken.safeParse(secret).success && secret !== undefined ? hashOfToken(secret) : undefined;

/**
 * Begins a visit, or says how far the one is whose secret is told: tries that are left today, and what was made in it. A visit
 * is kept nowhere but with its edits: without any it is only a secret.
 * @throws Refusal rate_limited
 */
export async function lookAtVisit(
  ctx: EditsContext,
  { visit: told }: { visit?: string | undefined },
): Promise<Visit> {
  await countHit(ctx, guestLookLimit, ctx.address);
  ctx.expectVisitor(ctx.locale);
  const secret = told ?? newSecretToken();
  const visit = hashOfToken(secret);
  const edits = await editsOfVisit(ctx.db, { visit, since: ctx.now() - GUEST_KEPT_MS });
  return {
    visit: secret,
    tries: guestTries,
    triesLeft: await guestTriesLeft(ctx, visit),
    edits: await toEdits(ctx, edits),
  };
}

/**
 * Makes what came of a visit the caller's own: edits, photos, masks and results. Whoever knows the secret may, once.
 * @throws Refusal not_found where there is nothing (any more), rate_limited
 */
export async function takeOverVisit(
  ctx: EditsContext,
  { visit: secret }: { visit: string },
): Promise<TakenOver> {
  const userId = requireUser(ctx);
  await countHit(ctx, guestLookLimit, ctx.address);
  const wanted = { visit: hashOfToken(secret), since: ctx.now() - GUEST_KEPT_MS };
  const edits = await inTransaction(ctx, async (tx) => {
    const taken = await takeEditsOfVisit(tx.db, { ...wanted, userId });
    await handOverPictures(tx, {
      ...{ from: guestId, to: userId },
      editIds: taken.map(({ id }) => id),
      photoIds: taken.map(({ sourceId }) => sourceId),
      maskIds: taken.flatMap(({ maskId }) => maskId ?? []),
    });
    await tx.assertStillHere(tx, { userId });
    return taken;
  });
  const left = await editsOfVisit(ctx.db, wanted);
  const waiting = left.filter(({ state }) => !isFinal(state)).length;
  if (edits.length === 0 && waiting === 0) throw new Refusal('not_found');
  const newestFirst = edits.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return { edits: await toEdits(ctx, newestFirst), waiting };
}
