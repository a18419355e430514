import { type Share, type ShareAnswer, shareLimits } from '@maquette/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import { instant } from '../../platform/instant.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import { historyItemsByIds } from '../files/index.ts';
import type { SharesContext } from './ports.ts';
import { dayMs, isAlive, limitsOf, listed } from './shares.rules.ts';
import {
  addShare,
  answersTo,
  findShare,
  noteSeen,
  revoke,
  sharesOf,
  type StoredAnswer,
  type StoredShare,
} from './shares.store.ts';

export interface NewShare {
  readonly fileIds: readonly string[];
  readonly title?: string | undefined;
  readonly days?: number | undefined;
}

/**
 * Makes a link to some of the caller's pictures.
 * @throws Refusal `not_signed_in`, `session_expired`, `rate_limited`, `not_found` where one of the pictures is not there, not the
 *   caller's, or in the trash
 */
export async function createShare(ctx: SharesContext, wish: NewShare): Promise<Share> {
  const userId = requireUser(ctx);
  await countHit(ctx, limitsOf.create, userId);
  const { fileIds, title, days = shareLimits.daysDefault } = wish;
  const found = await historyItemsByIds(ctx, { userId, ids: fileIds });
  if (fileIds.some((id) => found.get(id)?.deletedAt !== undefined || !found.has(id)))
    throw new Refusal('not_found');
  const createdAt = ctx.now();
  const share: StoredShare = {
    ...{ id: ctx.newId(), userId, fileIds, createdAt, revokedAt: null },
    title: title || null,
    expiresAt: createdAt + days * dayMs,
  };
  await inTransaction(ctx, async (tx) => {
    await addShare(tx.db, share);
    await ctx.assertStillHere(tx, { userId });
  });
  const [answer] = await shareAnswers(ctx, [share]);
  if (!answer) throw new Error('A link that was just made is told');
  return answer;
}

/** The caller's links, newest first, with their answers; those to one picture alone where it is named. */
export async function listShares(
  ctx: SharesContext,
  { fileId }: { fileId?: string | undefined },
): Promise<{ shares: Share[] }> {
  const userId = requireUser(ctx);
  const shares = await sharesOf(ctx.db, { userId, most: listed });
  const wanted = fileId === undefined ? shares : shares.filter(({ fileIds }) => fileIds.includes(fileId));
  return { shares: await shareAnswers(ctx, wanted) };
}

/** Notes that the caller has seen the answers to one of their links. @throws Refusal `not_signed_in`, `not_found` */
export async function noteAnswersSeen(
  ctx: SharesContext,
  { id }: { id: string },
): Promise<{ success: true }> {
  await ownShare(ctx, id);
  await noteSeen(ctx.db, id, ctx.now());
  return { success: true };
}

/** Ends one of the caller's links at once. Done twice, it is done once. @throws Refusal `not_signed_in`, `not_found` */
export async function revokeShare(ctx: SharesContext, { id }: { id: string }): Promise<{ success: true }> {
  const { userId } = await ownShare(ctx, id);
  await revoke(ctx.db, { userId, id }, ctx.now());
  return { success: true };
}

async function ownShare(ctx: SharesContext, id: string): Promise<StoredShare> {
  const userId = requireUser(ctx);
  const share = await findShare(ctx.db, id);
  if (share?.userId !== userId) throw new Refusal('not_found');
  return share;
}

async function shareAnswers(ctx: SharesContext, shares: readonly StoredShare[]): Promise<Share[]> {
  const [first] = shares;
  if (!first) return [];
  const ids = [...new Set(shares.flatMap(({ fileIds }) => fileIds))];
  const pictures = await historyItemsByIds(ctx, { userId: first.userId, ids });
  const shareIds = shares.map(({ id }) => id);
  const answers = await answersTo(ctx.db, shareIds);
  return shares.map((share) => {
    const shown = share.fileIds.map((fileId, position) => {
      const picture = pictures.get(fileId);
      const isThere = picture !== undefined && picture.deletedAt === undefined;
      return { position, fileId, name: isThere ? picture.name : null, url: isThere ? picture.url : null };
    });
    return {
      ...{ id: share.id, title: share.title, path: `/s/${ctx.shareSigner.tokenOf(share.id)}` },
      createdAt: instant(share.createdAt),
      expiresAt: instant(share.expiresAt),
      revokedAt: instant(share.revokedAt),
      isOpen: isAlive(share, ctx.now()) && shown.some(({ url }) => url !== null),
      pictures: shown,
      answers: answers.filter(({ shareId }) => shareId === share.id).map(answerTold),
    };
  });
}

function answerTold({ id, name, chosen, pins, createdAt, seenAt }: StoredAnswer): ShareAnswer {
  return {
    ...{ id, name, chosen, pins: [...pins] },
    createdAt: instant(createdAt),
    isNew: seenAt === null,
  };
}
