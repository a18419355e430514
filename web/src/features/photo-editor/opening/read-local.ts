import { PhotoRefused, type Preparation, preparePhoto } from '../../../platform/photos/prepare-photo.ts';
import { type PictureType, pictureKind } from '../model/picture-kind.ts';

export interface LocalPicture {
  readonly bytes: Blob;
  readonly type: PictureType;
  readonly preparation: Preparation;
}

const HEAD_BYTES = 12;

const kindOf = async (blob: Blob): Promise<PictureType | null> =>
  pictureKind(new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer()));

/**
 * A picture of this device by its content, whatever it is called: JPEG, PNG and WebP as they are, of any size; what else
 * the browser can decode as JPEG.
 * @throws PhotoRefused when it is no picture or cannot be decoded here
 */
export const readLocal = async (file: File): Promise<LocalPicture> => {
  if (file.size === 0) throw new PhotoRefused('unreadable');
  const type = await kindOf(file);
  if (type) return { bytes: file.slice(0, file.size, type), type, preparation: 'untouched' };
  // A name or type that lies must not let it pass as it is.
  const claimed = pictureTypes.has(file.type) ? 'image/unknown' : file.type;
  const prepared = await preparePhoto(new File([file], file.name, { type: claimed }));
  return { bytes: prepared.file, type: 'image/jpeg', preparation: prepared.preparation };
};

const pictureTypes: ReadonlySet<string> = new Set<PictureType>(['image/jpeg', 'image/png', 'image/webp']);
