import type { EditTool } from '@maquette/contract';
import { hasSameAspect } from '../../../platform/images/same-aspect.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import {
  assertRoom,
  getMask,
  getStoredFile,
  type SentFile,
  type StoredFile,
  type StoredMask,
  storeMask,
  uploadFile,
} from '../../files/index.ts';
import { editLimit } from '../edits.rules.ts';
import type { StoredEdit } from '../edits.store.ts';
import type { EditsContext } from '../ports.ts';
import { type EditForm, hashCall, type SentHashes, type Wishes } from '../recipes/index.ts';
import { findRepeated, startEdits } from './start-edits.ts';

/** One of the four edit calls: its fields and how they are read. */
export interface EditCall {
  readonly tool: EditTool;
  readonly form: EditForm;
  readonly read: (sent: SentHashes) => Wishes;
  readonly image: SentFile | undefined;
  readonly mask: SentFile | undefined;
  readonly idempotencyKey: string | null;
}

/** What came with a call besides its text fields. */
export const hashesOf = ({ image, mask }: Pick<EditCall, 'image' | 'mask'>): SentHashes => ({
  imageSha256: image?.sha256 ?? null,
  maskSha256: mask?.sha256 ?? null,
});

/**
 * Stores what was sent and puts the variations asked for in the queue.
 * @returns the edits, the first one first
 * @throws Refusal for everything that can be wrong with photo, mask or words, before anything is held
 */
export async function startEditCall(ctx: EditsContext, call: EditCall): Promise<StoredEdit[]> {
  const userId = requireUser(ctx);
  await countHit(ctx, editLimit, userId);
  const sent = hashesOf(call);
  const wishes = call.read(sent);
  const { tool, form, idempotencyKey: key } = call;
  const callKey = key === null ? null : { key, requestHash: hashCall(tool, form, sent) };
  const repeated = await findRepeated(ctx, userId, callKey);
  if (repeated) return repeated;
  await assertRoom(ctx, userId);
  const photo = await photoOf(ctx, userId, call);
  const mask = await maskOf(ctx, photo, call);
  return startEdits(ctx, { userId, tool, wishes, sourceId: photo.id, mask, callKey });
}

const photoOf = (ctx: EditsContext, userId: string, { image, form }: EditCall): Promise<StoredFile> =>
  image
    ? uploadFile(ctx, { file: image, type: 'upload' })
    : getStoredFile(ctx, { userId, id: form.fileId ?? '' });

/** The mask sent, else the one saved before, else none. */
async function maskOf(ctx: EditsContext, photo: StoredFile, call: EditCall): Promise<StoredMask | null> {
  if (call.mask) return storeMask(ctx, { path: call.mask.path, photo });
  const filename = call.form.maskFilename;
  if (!filename) return null;
  const mask = await getMask(ctx, { userId: photo.userId, filename });
  if (!hasSameAspect(mask, photo)) throw new Refusal('mask_aspect_differs');
  return mask;
}
