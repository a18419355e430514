import { readFile } from 'node:fs/promises';
import { isTooSmallToEdit, type Mask } from '@maquette/engine';
import { Refusal } from '../../refusal.ts';
import { decodeMask, type Size } from '../decode-pixels.ts';
import { readHead } from '../open-picture.ts';
import { coverAt } from './place-mask.ts';

export interface AssertMask {
  /** A grey picture of the photo's proportions, as `read-mask` writes it. */
  readonly maskPath: string;
  readonly photo: Size;
}

/** Whether a saved mask marks enough of a photo. @throws Refusal mask_too_small, picture_unreadable */
export async function assertMask({ maskPath, photo }: AssertMask): Promise<void> {
  const bytes = await readFile(maskPath);
  assertEditable(await decodeMask(bytes, await readHead(bytes)), photo);
}

/** @throws Refusal mask_too_small for what marks too little of the photo, in pixels of the photo */
export function assertEditable(mask: Mask, photo: Size): void {
  const isOfPhoto = mask.width === photo.width && mask.height === photo.height;
  const whole = { left: 0, top: 0, right: photo.width, bottom: photo.height };
  if (isTooSmallToEdit(isOfPhoto ? mask : coverAt(mask, photo, whole))) throw new Refusal('mask_too_small');
}
