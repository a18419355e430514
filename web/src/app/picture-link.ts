import type { HistoryItem } from '@maquette/contract';
import { type PictureUse, remixTool } from '../features/files/index.ts';
import { paths } from './paths.ts';

const tools = {
  inpainting: paths.furnitureInpainting,
  replace: paths.searchReplace,
  recolor: paths.searchRecolor,
  clearing: paths.emptyRoom,
  furnishing: paths.furnish,
} as const;

/** The address that takes a picture into the photo editor or a tool; null where there is nothing to make again. */
export const pictureLink = (picture: HistoryItem, use: PictureUse): string | null => {
  const id = encodeURIComponent(picture.id);
  if (use === 'editor') return paths.photoEditor.href(picture.id);
  if (use !== 'remix') return `${tools[use].href()}?photo=${id}`;
  const tool = remixTool(picture);
  return tool && `${tools[tool].href()}?remix=${id}`;
};
