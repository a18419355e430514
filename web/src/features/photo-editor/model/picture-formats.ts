import { type EditRecipe, type ExportFormat, limits } from '@maquette/contract';
import { isNeutral } from './recipe.ts';

const kinds = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47] },
  // "WEBP" behind "RIFF" and a length.
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const;

export type PictureType = (typeof kinds)[number]['type'];

/** What a file is by its first twelve bytes, whatever it is called; null for none of the three. */
export function pictureKind(head: Uint8Array): PictureType | null {
  return kinds.find(({ at, bytes }) => bytes.every((byte, i) => head[at + i] === byte))?.type ?? null;
}

/** How a picture is encoded for the history. */
export interface SaveForm {
  readonly format: ExportFormat;
  readonly quality: number;
  /** Whether it is encoded; otherwise the source's own file will do. */
  readonly isAnew: boolean;
}

interface SmallForm extends SaveForm {
  readonly format: 'jpeg' | 'webp';
}

const formats: Record<PictureType, ExportFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const minQuality = 92;

export function formatOf(type: PictureType): ExportFormat {
  return formats[type];
}

/** In the source's own format, never below quality 92; the very file when nothing was changed. */
export function saveForm(type: PictureType, recipe: EditRecipe): SaveForm {
  return {
    format: formats[type],
    quality: Math.max(minQuality, recipe.export.quality),
    isAnew: !isNeutral(recipe),
  };
}

/** What is tried when that is more than the server takes; null when nothing smaller is left to try. */
export function smallerForm({ format, quality, isAnew }: SaveForm, hasAlpha: boolean): SmallForm | null {
  const compact = hasAlpha ? 'webp' : 'jpeg';
  const isTried = isAnew && format === compact && quality === minQuality;
  return isTried ? null : { format: compact, quality: minQuality, isAnew: true };
}

/** The format that every browser writes. */
export function formatElsewhere(hasAlpha: boolean): 'jpeg' | 'png' {
  return hasAlpha ? 'png' : 'jpeg';
}

export function isTooLargeToSave(bytes: number): boolean {
  return bytes > limits.uploadBytes;
}
