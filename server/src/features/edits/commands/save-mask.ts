import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits, type SaveMaskAnswer, type SaveMaskBody } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { getStoredFile, maskAddress, storeMask } from '../../files/index.ts';
import { editWords } from '../messages/words.ts';
import type { EditsContext } from '../ports.ts';

const PREFIX = 'data:image/png;base64,';

/** The picture in a PNG data URL (RFC 2397). @throws Refusal validation_failed, picture_too_large */
function pictureIn(maskData: string): Buffer {
  const encoded = maskData.slice(PREFIX.length);
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) {
    throw new Refusal('validation_failed', { fields: { maskData: { code: 'invalid' } } });
  }
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > limits.uploadBytes) {
    throw new Refusal('picture_too_large', { fields: { maskData: { code: 'picture_too_large' } } });
  }
  return bytes;
}

/**
 * Keeps a painted mask for a later inpaint call.
 * @throws Refusal validation_failed, picture_too_large and what reading a mask may say
 */
export async function saveMask(ctx: EditsContext, input: SaveMaskBody): Promise<SaveMaskAnswer> {
  const path = join(ctx.tempFolder, `${ctx.newId()}-mask-data`);
  try {
    await writeFile(path, pictureIn(input.maskData));
    const { fileId } = input;
    const photo =
      fileId === undefined ? undefined : await getStoredFile(ctx, { userId: requireUser(ctx), id: fileId });
    const mask = await storeMask(ctx, { path, ...(photo && { photo }) });
    return {
      success: true,
      message: editWords(ctx.locale).maskSaved,
      maskFilename: mask.filename,
      url: maskAddress(ctx, mask),
      width: mask.width,
      height: mask.height,
    };
  } finally {
    await rm(path, { force: true });
  }
}
