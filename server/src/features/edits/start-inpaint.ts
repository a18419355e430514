import type { InpaintForm } from '@maquette/contract';
import { countHit } from '../../platform/rate-limit.ts';
import { hasSameAspect } from '../../platform/images/same-aspect.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requireUser } from '../../platform/require-user.ts';
import {
  assertRoom,
  getMask,
  getStoredFile,
  type SentFile,
  type StoredFile,
  type StoredMask,
  storeMask,
  uploadFile,
} from '../files/index.ts';
import { editLimit } from './edits.rules.ts';
import type { StoredEdit } from './edits.store.ts';
import type { EditsContext } from './ports.ts';
import { hashInpaintCall, readInpaintForm } from './recipes/inpaint.ts';
import { type CallKey, findRepeated, startEdit } from './start-edit.ts';

export interface StartInpaint {
  readonly form: InpaintForm;
  readonly image: SentFile | undefined;
  readonly mask: SentFile | undefined;
  readonly idempotencyKey: string | null;
}

/**
 * Stores what was sent and puts the edit in the queue.
 * @throws Refusal for everything that can be wrong with photo, mask or words, before anything is held
 */
export async function startInpaint(ctx: EditsContext, input: StartInpaint): Promise<StoredEdit> {
  const userId = requireUser(ctx);
  await countHit(ctx, editLimit, userId);
  const sent = { imageSha256: input.image?.sha256 ?? null, maskSha256: input.mask?.sha256 ?? null };
  const wishes = readInpaintForm(input.form, sent);
  const callKey = callKeyOf(input.idempotencyKey, hashInpaintCall(input.form, sent));
  const repeated = await findRepeated(ctx, userId, callKey);
  if (repeated) return repeated;
  await assertRoom(ctx, userId);
  const photo = await photoOf(ctx, userId, input);
  const mask = await maskOf(ctx, photo, input);
  const request = { ...wishes, sourceId: photo.id, ...(mask && { maskFilename: mask.filename }) };
  return startEdit(ctx, { userId, tool: 'inpaint', request, maskId: mask?.id ?? null, callKey });
}

const callKeyOf = (key: string | null, requestHash: string): CallKey | null =>
  key === null ? null : { key, requestHash };

const photoOf = (ctx: EditsContext, userId: string, { image, form }: StartInpaint): Promise<StoredFile> =>
  image
    ? uploadFile(ctx, { file: image, type: 'upload' })
    : getStoredFile(ctx, { userId, id: form.fileId ?? '' });

/** The mask sent, else the one saved before, else none: then the central half is meant. */
async function maskOf(ctx: EditsContext, photo: StoredFile, input: StartInpaint): Promise<StoredMask | null> {
  if (input.mask) return storeMask(ctx, { path: input.mask.path, photo });
  const filename = input.form.maskFilename;
  if (!filename) return null;
  const mask = await getMask(ctx, { userId: photo.userId, filename });
  if (!hasSameAspect(mask, photo)) throw new Refusal('mask_aspect_differs');
  return mask;
}
