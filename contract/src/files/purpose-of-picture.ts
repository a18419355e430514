import type { Purpose } from '../edits/tool.ts';
import { displayedType, fileTypes, type HistoryItem } from './history-item.ts';

type Kept = Pick<HistoryItem, 'type' | 'metadata' | 'recolorObject' | 'searchPrompt'>;

/**
 * What a picture was made for, by what the history keeps of it; null for photos, for what the photo editor made, and for
 * types that this version does not know.
 */
export function purposeOfPicture({ type, metadata, recolorObject, searchPrompt }: Kept): Purpose | null {
  if (!fileTypes.includes(type)) return null;
  const shown = displayedType(type);
  if (shown === 'upload' || shown === 'edited') return null;
  const { parameters = {} } = metadata;
  if (parameters['group'] !== undefined) return 'clearing';
  if (parameters['room_type'] !== undefined) return 'furnishing';
  // Premium serves three purposes under one type: what was looked for tells which.
  if (recolorObject !== undefined) return 'recolor';
  return searchPrompt === undefined ? 'inpainting' : 'replace';
}
