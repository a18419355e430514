import { extensionOf } from '../../../platform/images/picture-type.ts';
import type { StoredFile } from '../files.store.ts';

/** Endings that pictures are sent with, whatever they turn out to be. */
const PICTURE_ENDING = /\.(jpe?g|jfif|png|apng|webp|heic|heif|avif|gif|bmp|tiff?)$/i;

/** A picture's name as it is shown, with the ending of what it is. */
export const fileNameOf = ({ name, mime }: Pick<StoredFile, 'name' | 'mime'>): string => {
  const extension = extensionOf(mime);
  const ending = PICTURE_ENDING.exec(name)?.[1]?.toLowerCase();
  if (ending === extension || (ending === 'jpeg' && extension === 'jpg')) return name;
  return `${name.replace(PICTURE_ENDING, '')}.${extension}`;
};
