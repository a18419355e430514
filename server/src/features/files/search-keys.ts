import { displayedType, type FileMetadata, type FileType } from '@maquette/contract';
import { foldText } from '../../platform/fold-text.ts';

interface Words {
  readonly name: string;
  readonly prompt: string | null;
  readonly translatedPrompt: string | null;
}

type Details = Pick<FileMetadata, 'parameters'>;

type Searched = Words & { readonly type: FileType; readonly details: Details };

/** What a picture is filtered, put in order and searched by, kept in its row: everything in it that is text is folded. */
export function searchKeys(file: Searched) {
  return {
    shown_type: displayedType(file.type),
    name_key: foldText(file.name),
    search_text: searchText(file),
  };
}

/** The same of a picture told as its row is, for whoever looks a database through. */
export function searchKeysOfRow({
  type,
  details,
  ...words
}: Words & { readonly type: string; readonly details: string }) {
  return searchKeys({ ...words, type: type as FileType, details: JSON.parse(details) as Details });
}

/** Its name, the words it was made with and what was looked for in it. */
function searchText({ name, prompt, translatedPrompt, details }: Searched): string {
  const { search_prompt: replaced, select_prompt: recoloured } = details.parameters ?? {};
  const texts = [name, prompt, translatedPrompt, replaced, recoloured];
  return foldText(texts.filter((text) => typeof text === 'string').join('\n'));
}
