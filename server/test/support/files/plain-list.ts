import type { ListFilesQuery } from '@maquette/contract';
import { foldText } from '../../../src/platform/fold-text.ts';
import type { StoredFile } from '../../../src/features/files/files.store.ts';

const shownAs: Readonly<Record<string, string>> = {
  inpaint_result: 'inpaint',
  flux_kontext_pro: 'inpaint',
  flux_kontext_pro_result: 'inpaint',
};
const aliases: Readonly<Record<string, string>> = {
  searchReplace: 'search-replace',
  searchRecolor: 'search-recolor',
};

const shown = ({ type }: StoredFile): string => shownAs[type] ?? type;

const isOfType = (file: StoredFile, wanted: string): boolean => {
  const type = aliases[wanted] ?? wanted;
  return type in shownAs ? file.type === type : shown(file) === type;
};

const textOf = ({ name, prompt, translatedPrompt, details }: StoredFile): string => {
  const { search_prompt: replaced, select_prompt: recoloured } = details.parameters ?? {};
  return foldText([name, prompt, translatedPrompt, replaced, recoloured].join('\n'));
};

const isWanted = (file: StoredFile, query: ListFilesQuery): boolean =>
  (file.deletedAt !== null) === (query.trash === 'true') &&
  (query.starred === undefined || (file.starredAt !== null) === (query.starred === 'true')) &&
  (query.album === undefined || file.albumId === query.album) &&
  (query.type === undefined || isOfType(file, query.type)) &&
  foldText(query.search ?? '')
    .split(' ')
    .every((word) => textOf(file).includes(word));

const keyOf = (file: StoredFile, field: ListFilesQuery['sortField']): readonly (string | number)[] => {
  if (field === 'name') return [foldText(file.name), file.id];
  if (field === 'size') return [file.bytes, file.id];
  return field === 'type' ? [shown(file), file.createdAt, file.id] : [file.createdAt, file.id];
};

const compare = (a: readonly (string | number)[], b: readonly (string | number)[]): number => {
  const index = a.findIndex((value, at) => value !== b[at]);
  return index === -1 ? 0 : (a[index] ?? '') < (b[index] ?? '') ? -1 : 1;
};

/** The ids of a whole list, told from all pictures of a person without any database: what the real one is held against. */
export const plainList = (files: readonly StoredFile[], query: ListFilesQuery): string[] => {
  const direction = query.sortDirection === 'asc' ? 1 : -1;
  return files
    .filter((file) => isWanted(file, query))
    .sort((a, b) => direction * compare(keyOf(a, query.sortField), keyOf(b, query.sortField)))
    .map(({ id }) => id);
};
