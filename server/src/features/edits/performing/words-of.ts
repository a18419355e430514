import type { EditRequest } from '@maquette/contract';
import type { JobWords } from '../../../platform/image-engines/image-engine.ts';

/** The words of a request as typed and in English. */
export async function wordsOf(request: EditRequest): Promise<JobWords> {
  const { prompt, searchPrompt, selectPrompt, negativePrompt } = request;
  const words = { prompt, find: searchPrompt ?? selectPrompt ?? '', negative: negativePrompt };
  return { ...words, english: words };
}
