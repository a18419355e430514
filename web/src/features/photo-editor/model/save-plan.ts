import { type ExportFormat, limits } from '@maquette/contract';
import type { PictureType } from './picture-kind.ts';

/** How a picture is encoded for the history, and why not as it came if it is not. */
export interface SaveForm {
  readonly format: ExportFormat;
  readonly quality: number;
}

const formats: Record<PictureType, ExportFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const minQuality = 92;

export const formatOf = (type: PictureType): ExportFormat => formats[type];

/** In the source's own format, never below quality 92. */
export const saveForm = (type: PictureType, quality: number): SaveForm => ({
  format: formats[type],
  quality: Math.max(minQuality, quality),
});

/** What is tried when that is more than the server takes; null when nothing smaller is left to try. */
export const smallerForm = ({ format, quality }: SaveForm, hasAlpha: boolean): SaveForm | null => {
  const compact = hasAlpha ? 'webp' : 'jpeg';
  return format === compact && quality === minQuality ? null : { format: compact, quality: minQuality };
};

export const isTooLargeToSave = (bytes: number): boolean => bytes > limits.uploadBytes;

/** The name of an exported picture. */
export const exportName = (format: ExportFormat): string =>
  `edited-image.${format === 'jpeg' ? 'jpg' : format}`;
