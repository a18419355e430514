import type { FileType, HistoryItem } from '@maquette/contract';

type TypeLabel =
  | 'files.type.upload'
  | 'files.type.inpaint'
  | 'files.type.search-replace'
  | 'files.type.search-recolor'
  | 'files.type.declutter'
  | 'files.type.empty'
  | 'files.type.edited'
  | 'files.type.unknown';

const labels: Record<FileType, TypeLabel> = {
  upload: 'files.type.upload',
  inpaint: 'files.type.inpaint',
  inpaint_result: 'files.type.inpaint',
  flux_kontext_pro: 'files.type.inpaint',
  flux_kontext_pro_result: 'files.type.inpaint',
  'search-replace': 'files.type.search-replace',
  'search-recolor': 'files.type.search-recolor',
  edited: 'files.type.edited',
};

/** The words for a picture's type; a type this version does not know is "unknown". */
export const typeLabel = (type: string): TypeLabel => labels[type as FileType] ?? 'files.type.unknown';

/** The words for what a picture is: a room that was cleared says so. */
export const pictureLabel = ({ type, metadata }: Pick<HistoryItem, 'type' | 'metadata'>): TypeLabel => {
  const group = metadata.parameters?.['group'];
  return group === 'declutter' || group === 'empty' ? `files.type.${group}` : typeLabel(type);
};
