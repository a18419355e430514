import type { FileType, HistoryItem } from '@maquette/contract';

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

const resultNames: Partial<Record<FileType, string>> = {
  inpaint_result: 'inpainted-room',
  'search-replace': 'replaced-image',
  'search-recolor': 'search-recolor-result',
  edited: 'edited-image',
};

/** Under which name a picture is saved: results as specified, others by their own name; with the ending of their type. */
export const downloadName = ({ type, name, metadata }: HistoryItem): string => {
  const base = resultNames[type] ?? (name.replace(/\.[^.]*$/, '') || 'picture');
  return `${base}.${endings[metadata.mime] ?? 'jpg'}`;
};
