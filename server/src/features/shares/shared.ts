import { limits, type Pin, type SharedPictures, shareLimits } from '@maquette/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import { instant } from '../../platform/instant.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { payerOf } from '../auth/index.ts';
import { getStoredFile, openCopy, type PictureBytes, type StoredFile } from '../files/index.ts';
import type { SharesContext } from './ports.ts';
import { isAlive, limitsOf } from './shares.rules.ts';
import { addAnswer, countAnswers, findShare, type StoredShare } from './shares.store.ts';

export interface SharedPicture {
  readonly token: string;
  readonly position: string;
  readonly w: string;
  readonly before?: 'true' | undefined;
}

export interface Answered {
  readonly token: string;
  readonly name?: string | undefined;
  readonly chosen?: number | undefined;
  readonly pins?: readonly Pin[] | undefined;
}

/**
 * What a link shows to whoever holds it.
 * @throws Refusal `rate_limited`, `not_found` alike for a link that expired, was revoked, whose pictures are gone, or that never was
 */
export async function getShared(ctx: SharesContext, { token }: { token: string }): Promise<SharedPictures> {
  await countHit(ctx, limitsOf.look, ctx.address);
  const share = await aliveShare(ctx, token);
  const files = await Promise.all(share.fileIds.map((id) => fileOf(ctx, share, id)));
  const pictures = await Promise.all(
    files.map(async (file, position) => {
      if (file === null) return [];
      const { name, width, height } = file;
      return [{ position, name, width, height, hasBefore: (await beforeOf(ctx, share, file)) !== null }];
    }),
  );
  const person = await payerOf(ctx, share);
  if (pictures.flat().length === 0 || person === null) throw new Refusal('not_found');
  const { title, expiresAt } = share;
  return { title, from: person.fullName, expiresAt: instant(expiresAt), pictures: pictures.flat() };
}

/**
 * One of its pictures in a width, or the photo it was made from, always through this process: an ended link is ended for every byte.
 * @throws Refusal `not_found`
 */
export async function openSharedPicture(ctx: SharesContext, wish: SharedPicture): Promise<PictureBytes> {
  const share = await aliveShare(ctx, wish.token);
  const file = await fileOf(ctx, share, share.fileIds[Number(wish.position)]);
  const shown = file && wish.before ? await beforeOf(ctx, share, file) : file;
  const width = limits.renditionWidths.find((known) => String(known) === wish.w);
  if (!shown || !width) throw new Refusal('not_found');
  return { ...openCopy(ctx, { file: shown, width }), elsewhere: async () => null, maxAgeSeconds: 0 };
}

/**
 * Keeps what somebody answered.
 * @throws Refusal `rate_limited` also where the link has as many answers as it takes, `not_found`, `validation_failed` for a picture
 *   that the link does not show
 */
export async function answerShare(
  ctx: SharesContext,
  { token, ...said }: Answered,
): Promise<{ success: true }> {
  await countHit(ctx, limitsOf.answer, ctx.address);
  const share = await aliveShare(ctx, token);
  const { name, chosen = null, pins = [] } = said;
  const positions = [...(chosen === null ? [] : [chosen]), ...pins.map(({ position }) => position)];
  if (positions.some((position) => position >= share.fileIds.length))
    throw new Refusal('validation_failed', { fields: { chosen: { code: 'invalid' } } });
  await inTransaction(ctx, async (tx) => {
    if ((await countAnswers(tx.db, share.id)) >= shareLimits.answers) throw new Refusal('rate_limited');
    const answer = { id: ctx.newId(), shareId: share.id, name: name || null, chosen, pins };
    await addAnswer(tx.db, { ...answer, createdAt: ctx.now(), seenAt: null });
  });
  return { success: true };
}

async function aliveShare(ctx: SharesContext, token: string): Promise<StoredShare> {
  const id = ctx.shareSigner.idOf(token);
  const share = id === null ? null : await findShare(ctx.db, id);
  if (!share || !isAlive(share, ctx.now())) throw new Refusal('not_found');
  return share;
}

/** A picture of the link; null where it was deleted since. */
async function fileOf(
  ctx: SharesContext,
  { userId }: StoredShare,
  id: string | undefined,
): Promise<StoredFile | null> {
  if (id === undefined) return null;
  try {
    const file = await getStoredFile(ctx, { userId, id });
    return file.deletedAt === null ? file : null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}

/** The photo a picture was made from, of the same shape: only then can they lie upon each other. */
async function beforeOf(
  ctx: SharesContext,
  share: StoredShare,
  file: StoredFile,
): Promise<StoredFile | null> {
  const before = file.originalId === null ? null : await fileOf(ctx, share, file.originalId);
  if (before === null) return null;
  const [one, other] = [before.width / before.height, file.width / file.height];
  return Math.abs(one - other) / other < SAME_SHAPE ? before : null;
}

/** Sides are whole pixels: shapes of the same photo in two sizes differ by so much at most. */
const SAME_SHAPE = 0.01;
