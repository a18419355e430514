import sharp, { type Metadata } from 'sharp';

export interface PictureRules {
  readonly types: readonly ('png' | 'jpeg' | 'webp')[];
  readonly sideMin?: number;
  readonly sideMax?: number;
  readonly pixelsMin?: number;
  readonly pixelsMax?: number;
  readonly aspectMax?: number;
  readonly sideStep?: number;
  readonly bytesMax?: number;
}

export interface SentPicture {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  readonly channels: number;
}

/** Decodes a picture that was sent and holds it against the service's rules: what it is, or what is wrong with it. */
export async function checkPicture(bytes: Buffer, rules: PictureRules): Promise<SentPicture | string> {
  let head: Metadata;
  try {
    head = await sharp(bytes).metadata();
    await sharp(bytes, { failOn: 'warning' }).stats();
  } catch (error) {
    return `cannot be decoded: ${(error as Error).message}`;
  }
  const { width, height, format } = head;
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  const step = rules.sideStep ?? 1;
  const faults = [
    !rules.types.some((type) => type === format) && `is ${format}`,
    shorter < (rules.sideMin ?? 0) && 'has too short a side',
    longer > (rules.sideMax ?? Infinity) && 'has too long a side',
    width * height < (rules.pixelsMin ?? 0) && 'has too few pixels',
    width * height > (rules.pixelsMax ?? Infinity) && 'has too many pixels',
    longer / shorter > (rules.aspectMax ?? Infinity) && 'is too long and narrow',
    (width % step !== 0 || height % step !== 0) && `has sides that are not multiples of ${step}`,
    bytes.length > (rules.bytesMax ?? Infinity) && 'has too many bytes',
  ].filter((fault) => fault !== false);
  if (faults.length > 0) return `${width}x${height} ${faults.join(', ')}`;
  return { width, height, hasAlpha: head.hasAlpha, channels: head.channels };
}

/** Share of white in a mask that is black and white; null when it is anything else. */
export async function whiteShare(mask: Buffer): Promise<number | null> {
  const { data, info } = await sharp(mask).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let white = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    const value = data[i] ?? 0;
    if (value !== 0 && value !== 255) return null;
    for (let c = 1; c < info.channels; c++) if (data[i + c] !== value) return null;
    if (value === 255) white++;
  }
  return white / (info.width * info.height);
}
