import { type NamedMask, namedMaskLimits } from '@maquette/contract';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { foldText } from '../../../platform/fold-text.ts';
import { hasSameAspect } from '../../../platform/images/same-aspect.ts';
import { instant } from '../../../platform/instant.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { maskLimit } from '../files.rules.ts';
import { maskAddress, maskName } from '../history-item.ts';
import { getStoredFile } from '../history/queries.ts';
import { getMask } from '../masks.ts';
import type { FilesContext } from '../ports.ts';
import { addName, namesOf, removeName, type StoredName, updateName } from './named-masks.store.ts';

interface OfPhoto {
  /** The photo's. */
  readonly id: string;
}

interface OfName extends OfPhoto {
  /** Of the name, as the list gives it. */
  readonly maskId: string;
}

/** The named masks of one of the caller's photos, by name. @throws Refusal not_found */
export async function listNamedMasks(ctx: FilesContext, { id }: OfPhoto): Promise<{ masks: NamedMask[] }> {
  const userId = requireUser(ctx);
  await getStoredFile(ctx, { userId, id });
  const names = await namesOf(ctx.db, { userId, fileId: id });
  return { masks: names.map((kept) => told(ctx, kept)) };
}

export interface NameMask extends OfPhoto {
  readonly name: string;
  readonly maskFilename: string;
  /** The mask that has the name gives it up. */
  readonly isReplacing: boolean;
}

/**
 * Gives one of the caller's saved masks a name for one of their photos.
 * @throws Refusal not_found, mask_aspect_differs, mask_name_taken, mask_limit_reached, rate_limited, session_expired
 */
export async function nameMask(
  ctx: FilesContext,
  { id, name, maskFilename, isReplacing }: NameMask,
): Promise<NamedMask> {
  const userId = requireUser(ctx);
  await countHit(ctx, maskLimit, userId);
  const photo = await getStoredFile(ctx, { userId, id });
  const mask = await getMask(ctx, { userId, filename: maskFilename });
  if (!hasSameAspect(mask, photo)) throw new Refusal('mask_aspect_differs');
  const wanted: StoredName = {
    ...{ id: ctx.newId(), userId, fileId: id, maskId: mask.id, createdAt: ctx.now() },
    ...keyed(name),
  };
  return inTransaction(ctx, async (tx) => {
    const kept = await keep(tx, wanted, isReplacing);
    await ctx.assertStillHere(tx, { userId });
    return told(ctx, kept);
  });
}

async function keep(
  { db }: Pick<FilesContext, 'db'>,
  wanted: StoredName,
  isReplacing: boolean,
): Promise<StoredName> {
  const names = await namesOf(db, wanted);
  const former = names.find(({ nameKey }) => nameKey === wanted.nameKey);
  if (former && !isReplacing) throw nameTaken();
  if (!former && names.length >= namedMaskLimits.perPhoto) throw new Refusal('mask_limit_reached');
  if (!former) {
    if (!(await addName(db, wanted))) throw nameTaken();
    return wanted;
  }
  const kept = { ...wanted, id: former.id };
  await updateName(db, kept);
  return kept;
}

/** Gives one of the caller's named masks another name. @throws Refusal not_found, mask_name_taken */
export function renameMask(
  ctx: FilesContext,
  { id, maskId, name }: OfName & { readonly name: string },
): Promise<NamedMask> {
  const userId = requireUser(ctx);
  return inTransaction(ctx, async ({ db }) => {
    const names = await namesOf(db, { userId, fileId: id });
    const former = names.find((kept) => kept.id === maskId);
    if (!former) throw new Refusal('not_found');
    const renamed = { ...former, ...keyed(name) };
    if (names.some((kept) => kept.nameKey === renamed.nameKey && kept.id !== maskId)) throw nameTaken();
    await updateName(db, renamed);
    return told(ctx, renamed);
  });
}

/** Forgets one of the caller's named masks; its picture is swept up like any mask that nothing needs. @throws Refusal not_found */
export async function forgetMask(ctx: FilesContext, { id, maskId }: OfName): Promise<{ success: true }> {
  const userId = requireUser(ctx);
  if (!(await removeName(ctx.db, { userId, fileId: id, id: maskId }))) throw new Refusal('not_found');
  return { success: true };
}

const nameTaken = (): Refusal =>
  new Refusal('mask_name_taken', { fields: { name: { code: 'mask_name_taken' } } });

function keyed(sent: string): Pick<StoredName, 'name' | 'nameKey'> {
  const name = sent.normalize('NFC').replace(/\s+/gu, ' ');
  return { name, nameKey: foldText(name) };
}

function told(ctx: FilesContext, { id, name, maskId, createdAt }: StoredName): NamedMask {
  const url = maskAddress(ctx, { id: maskId });
  return { id, name, maskFilename: maskName(maskId), url, createdAt: instant(createdAt) };
}
