import { type PhotoFile, PhotoProblem } from './photo-jobs.ts';

/** A decoded picture of 50 megapixels takes 200 MB, so it is let go soon after its last use. */
const KEPT_MS = 10_000;

interface Kept {
  readonly id: number;
  readonly bitmap: Promise<ImageBitmap>;
  users: number;
  timer?: ReturnType<typeof setTimeout>;
}

let kept: Kept | null = null;

/**
 * Lends the picture decoded at its full size, upright and in sRGB. One picture is kept for the next use.
 * @throws {PhotoProblem} unreadable
 */
export async function withFullPicture<Result>(
  file: PhotoFile,
  work: (bitmap: ImageBitmap) => Result | Promise<Result>,
): Promise<Result> {
  const lent = lend(file);
  lent.users += 1;
  try {
    return await work(await lent.bitmap);
  } finally {
    lent.users -= 1;
    if (lent.users === 0) giveBack(lent);
  }
}

function lend(file: PhotoFile): Kept {
  if (kept?.id === file.id) {
    clearTimeout(kept.timer);
    return kept;
  }
  const before = kept;
  kept = { id: file.id, bitmap: decode(file.blob), users: 0 };
  if (before?.users === 0) letGo(before);
  return kept;
}

function giveBack(lent: Kept): void {
  if (kept === lent) lent.timer = setTimeout(() => letGo(lent), KEPT_MS);
  else letGo(lent);
}

function letGo(lent: Kept): void {
  clearTimeout(lent.timer);
  if (kept === lent) kept = null;
  // A picture that could not be decoded has told those who asked for it.
  lent.bitmap.then(
    (bitmap) => bitmap.close(),
    () => {},
  );
}

async function decode(blob: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new PhotoProblem('unreadable', error);
  }
}
