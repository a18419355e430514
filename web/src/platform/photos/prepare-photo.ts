import { limits } from '@maquette/contract';

/** What happened to a photo before it was sent. */
export type Preparation = 'untouched' | 'converted' | 'reduced';

export interface PreparedPhoto {
  readonly file: File;
  readonly preparation: Preparation;
  /** Size after the preparation, in pixels; known only when the photo was decoded here. */
  readonly width?: number;
  readonly height?: number;
}

/** `heic`: a photo of a phone, which most browsers cannot decode. */
type Reason = 'invalid-type' | 'unreadable' | 'too-large' | 'heic';

/** The browser could not make a photo of it. */
export class PhotoRefused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

const JPEG_QUALITY = 0.92;
const SHRINK_STEP = 0.8;
const MIN_SIDE = 512;

function isAccepted(type: string): boolean {
  return (limits.pictureTypes as readonly string[]).includes(type);
}

/** Not every system knows the type by the name's end. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

function asJpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}

/** Pixels per photo that stay within the limit of the server, as a factor on each side. */
function pixelScale(width: number, height: number): number {
  return Math.min(1, Math.sqrt(limits.uploadPixels / (width * height)));
}

async function encode(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new PhotoRefused('unreadable');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

async function reencode(bitmap: ImageBitmap, { name, size }: File): Promise<PreparedPhoto> {
  const isTooLarge = size > limits.uploadBytes;
  let scale = pixelScale(bitmap.width, bitmap.height);
  let blob = await encode(bitmap, scale);
  while (blob.size > limits.uploadBytes && Math.min(bitmap.width, bitmap.height) * scale > MIN_SIDE) {
    scale *= SHRINK_STEP;
    blob = await encode(bitmap, scale);
  }
  if (blob.size > limits.uploadBytes) throw new PhotoRefused('too-large');
  return {
    file: new File([blob], asJpegName(name), { type: 'image/jpeg' }),
    preparation: isTooLarge || scale < 1 ? 'reduced' : 'converted',
    width: Math.round(bitmap.width * scale),
    height: Math.round(bitmap.height * scale),
  };
}

/**
 * Makes a photo fit to be sent: JPEG, PNG and WebP within the limit go as they are; what only the browser can decode
 * (HEIC on some systems, AVIF, BMP) becomes JPEG; what is larger than the limit is reduced.
 * @throws PhotoRefused when it is no picture or cannot be decoded here
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  if (file.size === 0) throw new PhotoRefused('unreadable');
  if (isAccepted(file.type) && file.size <= limits.uploadBytes) return { file, preparation: 'untouched' };
  const isPicture = isAccepted(file.type) || isHeic(file);
  if (!isPicture && (!file.type.startsWith('image/') || /svg|gif/.test(file.type)))
    throw new PhotoRefused('invalid-type');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (isHeic(file)) throw new PhotoRefused('heic');
    throw new PhotoRefused(isAccepted(file.type) ? 'unreadable' : 'invalid-type');
  }
  try {
    return await reencode(bitmap, file);
  } finally {
    bitmap.close();
  }
}
