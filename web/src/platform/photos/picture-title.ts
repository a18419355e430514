import {
  displayedType,
  type DisplayedType,
  fileTypes,
  type HistoryItem,
  isMadeName,
} from '@maquette/contract';
import { useTranslation } from 'react-i18next';

type TypeLabel =
  | `tool.${Exclude<DisplayedType, 'edited' | 'upload'>}`
  | `files.type.${'edited' | 'upload' | 'declutter' | 'empty' | 'unknown'}`
  | 'files.titleFurnished';

/** The words for a picture's type; a type this version does not know is "unknown". */
export function typeLabel(type: string): TypeLabel {
  const known = fileTypes.find((name) => name === type);
  if (known === undefined) return 'files.type.unknown';
  const shown = displayedType(known);
  return shown === 'edited' || shown === 'upload' ? `files.type.${shown}` : `tool.${shown}`;
}

/** The words for what a picture is: a room that was cleared or furnished says so. */
export function pictureLabel({ type, metadata }: Pick<HistoryItem, 'type' | 'metadata'>): TypeLabel {
  const { group, room_type: roomType } = metadata.parameters ?? {};
  if (roomType !== undefined) return 'files.titleFurnished';
  return group === 'declutter' || group === 'empty' ? `files.type.${group}` : typeLabel(type);
}

type Named = Pick<
  HistoryItem,
  'name' | 'type' | 'prompt' | 'recolorObject' | 'newColor' | 'metadata' | 'originalImage'
>;

/** What a picture is called wherever it is shown: a result by what was asked for, everything else by the photo's own name. */
export function usePictureTitle() {
  const { t } = useTranslation();
  return (picture: Named): string => {
    const { name, type, prompt, recolorObject, newColor, metadata } = picture;
    if (recolorObject && newColor)
      return t('files.titleRecoloured', { thing: recolorObject, colour: newColor });
    if (prompt) return prompt;
    const { group, room_type: roomType } = metadata.parameters ?? {};
    if (group !== undefined || roomType !== undefined) return t(pictureLabel({ type, metadata }));
    if (metadata.parameters?.['product_width'] !== undefined) return t('edits.product.own');
    if (metadata.parameters?.['mode'] === 'remove') return t('files.titleRemoved');
    if (!isMadeName(name)) return name;
    return photoNameOf(picture) ?? t(pictureLabel({ type, metadata }));
  };
}

/** The name of the photo that a picture was made from, where somebody called it so and the picture itself is called otherwise. */
export function photoNameOf({
  originalImage,
  name,
}: Pick<HistoryItem, 'originalImage' | 'name'>): string | null {
  return originalImage && originalImage.name !== name && !isMadeName(originalImage.name)
    ? originalImage.name
    : null;
}
