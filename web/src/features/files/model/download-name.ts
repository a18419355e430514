import type { HistoryItem } from '@maquette/contract';

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Under which name a picture is saved: results as specified, others by their own name with the ending of their type. */
export const downloadName = ({ type, name, metadata }: HistoryItem): string => {
  if (type === 'inpaint_result') return 'inpainted-room.png';
  return `${name.replace(/\.[^.]*$/, '') || 'picture'}.${endings[metadata.mime] ?? 'jpg'}`;
};
