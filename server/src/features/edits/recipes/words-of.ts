import type { EditRequest } from '@maquette/contract';
import type { JobWords } from '../../../platform/image-engines/image-engine.ts';
import type { EditsContext } from '../ports.ts';

/** The words of a request as typed and in English. */
export async function wordsOf(
  { translator }: Pick<EditsContext, 'translator'>,
  request: Pick<EditRequest, 'prompt' | 'searchPrompt' | 'selectPrompt' | 'negativePrompt'>,
): Promise<JobWords> {
  const { prompt, searchPrompt, selectPrompt, negativePrompt: negative } = request;
  const find = searchPrompt ?? selectPrompt ?? '';
  const [englishPrompt, englishFind, englishNegative] = await Promise.all(
    [prompt, find, negative].map((text) => translator.toEnglish(text)),
  );
  const english = { prompt: englishPrompt ?? '', find: englishFind ?? '', negative: englishNegative ?? '' };
  return { prompt, find, negative, english };
}
