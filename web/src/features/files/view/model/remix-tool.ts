import { displayedType, type HistoryItem } from '@maquette/contract';

export type RemixTool = 'inpainting' | 'replace' | 'recolor';

/** Which tool made a picture, so that it can be asked for again; null for photos and for what the photo editor made. */
export const remixTool = (picture: HistoryItem): RemixTool | null => {
  const type = displayedType(picture.type);
  if (type === 'upload' || type === 'edited') return null;
  // Premium serves all tools under one type: what was looked for tells which.
  if (picture.recolorObject !== undefined) return 'recolor';
  return picture.searchPrompt === undefined ? 'inpainting' : 'replace';
};
