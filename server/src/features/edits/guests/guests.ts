import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FluxResult } from '@maquette/contract';
import { countHit } from '../../../platform/rate-limit.ts';
import { type FieldRefusal, Refusal } from '../../../platform/refusal.ts';
import { hashOfToken } from '../../../platform/secret-token.ts';
import { removePicturesOf, type StoredFile, storeMask, uploadFile } from '../../files/index.ts';
import { considerCall, type Order } from '../commands/consider-call.ts';
import { newEdits } from '../commands/new-edits.ts';
import { assertPlace } from '../commands/place.ts';
import { hashesOf, hasMask, type SentCall } from '../commands/sent-pictures.ts';
import { removeCalls } from '../commands/idempotency.store.ts';
import { type CallKey, findRepeated, startEdits } from '../commands/start-edits.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { fluxResult } from '../queries/own-edits.ts';
import { hashCall, parametersIn } from '../recipes/parameters.ts';
import { countGuestEdits, countGuestTry, guestLookLimit } from './guest-limits.ts';
import { photoOfVisit } from './sample-work.ts';
import { visitOf } from './visits.ts';
import { guestId, GUEST_KEPT_MS, removeGuestEdits } from './guests.store.ts';

/** The longer side of the photo a visitor's edit works on, in pixels. */
const LONGEST = 1024;

/** What a visitor sends, the secret of the visit it belongs to, if any, and what it is repeated under. */
export type GuestCall = SentCall & {
  readonly visit: string | undefined;
  readonly idempotencyKey: string | null;
};

/**
 * Takes on an edit without an account: small, for nothing, and nobody else's to see. A call repeated under its key within a visit
 * starts nothing, costs no try and gets the first edits.
 * @throws Refusal for everything that can be wrong with photo, mask or words; guest_limit_reached, idempotency_conflict
 */
export async function startGuestCall(
  ctx: EditsContext,
  { visit: secret, idempotencyKey, ...call }: GuestCall,
): Promise<readonly StoredEdit[]> {
  assertNothingStored(call);
  const visit = visitOf(secret);
  await countGuestTry(ctx);
  const guest = asGuest(ctx);
  const callKey = keyWithin(visit, { key: idempotencyKey, call });
  const repeated = await findRepeated(guest, guestId, callKey);
  if (repeated) return repeated;
  const { edits } = await guestEdits(guest, call, visit);
  const count = edits.filter(({ repeats }) => repeats === null).length;
  return startEdits(guest, {
    ...{ userId: guestId, edits, callKey },
    count: (tx) => countGuestEdits(tx, { count, visit }),
  });
}

/** All visitors share one name: a key counts within a visit alone, and cannot be guessed from another. */
function keyWithin(
  visit: string | undefined,
  { key, call }: { key: string | null; call: SentCall },
): CallKey | null {
  if (visit === undefined || key === null) return null;
  return { key: hashOfToken(`${visit} ${key}`), requestHash: hashCall(call, hashesOf(call)) };
}

export const asGuest = (ctx: EditsContext): EditsContext => ({
  ...ctx,
  actor: { kind: 'user', userId: guestId, sessionId: '', role: 'guest' },
});

/** What a visitor's call comes to, with its pictures kept and nothing begun. */
export async function guestEdits(
  guest: EditsContext,
  call: SentCall,
  visit: string | undefined,
): Promise<{ order: Order; photo: StoredFile; edits: readonly StoredEdit[] }> {
  const parameters = parametersIn(call, hashesOf(call));
  const considered = await considerCall(guest, { call, parameters, hasMask: hasMask(call) });
  const order = { ...considered, price: 0 };
  const photo = await storeSmall(guest, call, visit);
  const mask = call.mask && (await storeMask(guest, { path: call.mask.path, photo, isSeparate: true }));
  await assertPlace(guest, { order, photo });
  const edits = await newEdits(guest, {
    ...{ order, photo, mask: mask ?? null, product: null },
    ...(visit && { visit }),
  });
  return { order, photo, edits };
}

/** All visitors share one name: what is stored under it is nobody's to refer to. */
function assertNothingStored({ form }: SentCall): void {
  const fields: Record<string, FieldRefusal> = {};
  if (form.fileId !== undefined) fields['fileId'] = { code: 'not_allowed' };
  if (form.maskFilename !== undefined) fields['maskFilename'] = { code: 'not_allowed' };
  if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
}

/** Within a visit the same photo is stored once; what comes without one is stored by itself. */
async function storeSmall(
  ctx: EditsContext,
  { image }: SentCall,
  visit: string | undefined,
): Promise<StoredFile> {
  if (!image) throw new Refusal('missing_field', { fields: { image: { code: 'required' } } });
  const smallPath = join(ctx.tempFolder, `${ctx.newId()}-small`);
  try {
    await ctx.images.run('shrinkPicture', { path: image.path, smallPath, longest: LONGEST });
    const sha256 = visit ? photoOfVisit(visit, image.sha256) : image.sha256;
    const file = { ...image, sha256, path: smallPath };
    return await uploadFile(ctx, { file, type: 'upload', isSeparate: visit === undefined });
  } finally {
    await rm(smallPath, { force: true });
  }
}

/** How far a visitor's premium edit is, and its picture, for whoever knows its number. @throws Refusal not_found, rate_limited */
export async function guestFluxResult(ctx: EditsContext, { id }: { id: string }): Promise<FluxResult> {
  await countHit(ctx, guestLookLimit, ctx.address);
  return fluxResult(ctx, { userId: guestId, id });
}

/** Removes what visitors left: photos, masks, results and the edits themselves. */
export async function sweepGuests(ctx: EditsContext): Promise<void> {
  const before = ctx.now() - GUEST_KEPT_MS;
  await removePicturesOf(ctx, { userId: guestId, before });
  await removeGuestEdits(ctx.db, before);
  await removeCalls(ctx.db, { userId: guestId, before });
}
