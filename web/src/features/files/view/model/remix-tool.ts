import { displayedType, fileTypes, type HistoryItem } from '@maquette/contract';

export type RemixTool = 'inpainting' | 'replace' | 'recolor';

/**
 * Which tool made a picture, so that it can be asked for again; null for photos, for what the photo editor made, and for
 * types that this version does not know.
 */
export const remixTool = (picture: HistoryItem): RemixTool | null => {
  if (!fileTypes.includes(picture.type)) return null;
  const type = displayedType(picture.type);
  if (type === 'upload' || type === 'edited') return null;
  // Premium serves all tools under one type: what was looked for tells which.
  if (picture.recolorObject !== undefined) return 'recolor';
  return picture.searchPrompt === undefined ? 'inpainting' : 'replace';
};
