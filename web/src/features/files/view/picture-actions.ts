import { type HistoryItem, type Purpose, purposeOfPicture } from '@maquette/contract';
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

/**
 * Which tool asks for a picture again; null where none made it. What was cleared or furnished is asked for as what was
 * repainted: as the order that it was.
 */
export function remixTool(
  picture: HistoryItem,
): Extract<Purpose, 'inpainting' | 'replace' | 'recolor'> | null {
  const purpose = purposeOfPicture(picture);
  return purpose === 'clearing' || purpose === 'furnishing' ? 'inpainting' : purpose;
}
