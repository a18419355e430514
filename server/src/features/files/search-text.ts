import { foldText } from '../../platform/fold-text.ts';
import type { StoredFile } from './files.store.ts';

type Searched = Pick<StoredFile, 'name' | 'prompt' | 'translatedPrompt' | 'details'>;

/** Everything a picture is searched by, folded: its name, the words it was made with and what was looked for in it. */
export const searchText = ({ name, prompt, translatedPrompt, details }: Searched): string => {
  const { search_prompt: replaced, select_prompt: recoloured } = details.parameters ?? {};
  const texts = [name, prompt, translatedPrompt, replaced, recoloured];
  return foldText(texts.filter((text) => typeof text === 'string').join('\n'));
};
