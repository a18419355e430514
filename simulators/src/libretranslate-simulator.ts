import { z } from 'zod';
import { type Desk, type SimCall, type SimReply, type Simulator, startSimulator } from './simulator.ts';

export interface TranslateSimulatorOptions {
  readonly port?: number;
  /** What it knows: French to English. Everything else comes back as "[en] …". */
  readonly sentences?: Readonly<Record<string, string>>;
}

/** The fields of LibreTranslate's POST /translate (docs.libretranslate.com), and no others. */
const Body = z.strictObject({
  q: z.string(),
  source: z.enum(['auto', 'fr', 'en']),
  target: z.literal('en'),
  format: z.enum(['text', 'html']).optional(),
  alternatives: z.int().min(0).optional(),
  api_key: z.string().optional(),
});

/** LibreTranslate: one call, one sentence. It says 400, 403, 429, 500 as faults with a status. */
export const startTranslateSimulator = (options: TranslateSimulatorOptions = {}): Promise<Simulator> => {
  const translate = (call: SimCall, desk: Desk): SimReply => {
    const body = Body.safeParse(call.json());
    if (!body.success || call.headers['content-type'] !== 'application/json') {
      desk.violation(`translate: ${body.error?.message ?? 'is not JSON'}`);
      return { status: 400, body: { error: 'Invalid request' } };
    }
    if (body.data.q.trim() === '') {
      desk.violation('translate: nothing to translate');
      return { status: 400, body: { error: 'Invalid request: missing q parameter' } };
    }
    const { q, source } = body.data;
    const known = options.sentences?.[q];
    const detected = source === 'auto' && {
      detectedLanguage: { confidence: 90, language: known ? 'fr' : 'en' },
    };
    return { status: 200, body: { translatedText: known ?? `[en] ${q}`, ...detected } };
  };
  return startSimulator({
    name: 'libretranslate',
    ...(options.port !== undefined && { port: options.port }),
    loose: { optional: ['detectedLanguage'] },
    routes: [{ method: 'POST', path: /^\/translate$/, step: 'submit', serve: translate }],
  });
};
