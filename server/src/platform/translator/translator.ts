import { translateWords } from '@maquette/engine';
import { z } from 'zod';
import { serviceFetch } from '../image-engines/remote/wire/service-fetch.ts';
import type { Log } from '../log.ts';

/** Says in English what people typed, for engines that know no other language. */
export interface Translator {
  /** Never fails: what cannot be translated in time comes back as far as it was understood. */
  toEnglish(text: string): Promise<string>;
}

export interface TranslatorOptions {
  /** A server that speaks LibreTranslate's API (docs.libretranslate.com); null = the built-in vocabulary only. */
  readonly url: string | null;
  readonly log: Log;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const BYTES_MAX = 100_000;

const Answer = z.object({ translatedText: z.string().min(1) });

/** The built-in vocabulary first; a translation service only for what it does not know. */
export const openTranslator = ({ url, log, timeoutMs = TIMEOUT_MS }: TranslatorOptions): Translator => ({
  toEnglish: async (text) => {
    const { english, isComplete } = translateWords(text);
    if (isComplete || url === null) return english;
    try {
      return await ask({ url, text, timeoutMs });
    } catch (error) {
      log.warn({ err: error }, 'translation failed');
      return english;
    }
  },
});

async function ask({ url, text, timeoutMs }: { url: string; text: string; timeoutMs: number }) {
  const reply = await serviceFetch({
    method: 'POST',
    url: `${url}/translate`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q: text, source: 'fr', target: 'en', format: 'text' }),
    signal: AbortSignal.timeout(timeoutMs),
    timeoutMs,
    bytesMax: BYTES_MAX,
  });
  if (reply.status !== 200) throw new Error(`the translation service answers ${reply.status}`);
  return Answer.parse(reply.json()).translatedText;
}
