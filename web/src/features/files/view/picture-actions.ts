import { displayedType, fileTypes, type HistoryItem } from '@maquette/contract';
import type { ToolHome } from '../../../platform/tool-links.ts';

/** Where a picture can be taken from its view; `remix`: to the tool that made it, as it was made. */
export type PictureUse = ToolHome | 'remix';

/** What the view of a picture asks of the list it stands in. */
export interface PictureActions {
  star: (picture: HistoryItem, isStarred: boolean) => void;
  /** To the trash, after the view has asked; says so and offers to take it back. */
  remove: (picture: HistoryItem) => void;
  /** Out of the trash. */
  restore: (picture: HistoryItem) => void;
  /** The view has asked before. */
  removeForGood: (picture: HistoryItem) => void;
  /** Into a room, or out of its own; asked before. */
  move: (picture: HistoryItem) => void;
  /** By a link that anybody can open. */
  share: (picture: HistoryItem) => void;
  /** What others said of pictures, in a few words, by their ids. */
  verdicts: ReadonlyMap<string, string>;
  /** Where all that they said is read. */
  verdictsAddress: string;
  /** The address that takes a picture there; null where it cannot be taken. */
  linkTo: (picture: HistoryItem, use: PictureUse) => string | null;
}

type RemixTool = 'inpainting' | 'replace' | 'recolor';

/**
 * Which tool made a picture, so that it can be asked for again; null for photos, for what the photo editor made, and for
 * types that this version does not know.
 */
export function remixTool(picture: HistoryItem): RemixTool | null {
  if (!fileTypes.includes(picture.type)) return null;
  const type = displayedType(picture.type);
  if (type === 'upload' || type === 'edited') return null;
  // Premium serves all tools under one type: what was looked for tells which.
  if (picture.recolorObject !== undefined) return 'recolor';
  return picture.searchPrompt === undefined ? 'inpainting' : 'replace';
}
