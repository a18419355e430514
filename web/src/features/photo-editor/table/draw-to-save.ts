import type { EditRecipe, ExportFormat } from '@maquette/contract';
import {
  formatElsewhere,
  isTooLargeToSave,
  type PictureType,
  type SaveForm,
  saveForm,
  smallerForm,
} from '../model/picture-formats.ts';
import { PhotoProblem } from '../worker/photo-jobs.ts';

/** Not even as a smaller file does the history take it. */
export class TooLargeToSave extends Error {}

/** A picture as the history takes it. */
export interface Saveable {
  readonly blob: Blob;
  readonly format: ExportFormat;
  /** Why it is not in the form one would expect: the last parts of a message's key. */
  readonly note: 'savedSmaller' | `savedAs.${'jpeg' | 'webp'}` | `writtenAs.${'jpeg' | 'png'}` | null;
}

interface Saving {
  readonly recipe: EditRecipe;
  /** Of the source. */
  readonly type: PictureType;
  readonly hasAlpha: boolean;
}

type Draw = (form: SaveForm) => Promise<Blob>;

/**
 * Draws a picture in the source's format; in another one where this browser cannot write that, and in a smaller one where
 * it is more than the history takes.
 * @throws TooLargeToSave, and what drawing throws
 */
export async function drawToSave(draw: Draw, { recipe, type, hasAlpha }: Saving): Promise<Saveable> {
  const wanted = saveForm(type, recipe);
  const written = await drawOrNull(draw, wanted);
  const other = { ...wanted, format: formatElsewhere(hasAlpha) };
  const blob = written ?? (await draw(other));
  if (!isTooLargeToSave(blob.size))
    return written
      ? { blob, format: wanted.format, note: null }
      : { blob, format: other.format, note: `writtenAs.${other.format}` };

  const smaller = smallerForm(written ? wanted : other, hasAlpha);
  const small = smaller && (await drawOrNull(draw, smaller));
  if (!small || isTooLargeToSave(small.size)) throw new TooLargeToSave();
  const { format } = smaller;
  return { blob: small, format, note: format === wanted.format ? 'savedSmaller' : `savedAs.${format}` };
}

/** Null where this browser cannot write the format: not all of them write WebP. */
async function drawOrNull(draw: Draw, form: SaveForm): Promise<Blob | null> {
  try {
    return await draw(form);
  } catch (error) {
    if (error instanceof PhotoProblem && error.kind === 'unwritable') return null;
    throw error;
  }
}
