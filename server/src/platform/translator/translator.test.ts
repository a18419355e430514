import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, startTranslateSimulator } from '@maquette/simulators';
import { silentLog } from '../log.ts';
import { openTranslator } from './translator.ts';

const UNKNOWN = 'un zébu bleu sur un trapèze';

describe('words in English', () => {
  let service: Simulator;
  beforeEach(async () => {
    service = await startTranslateSimulator({ sentences: { [UNKNOWN]: 'a blue zebu on a trapeze' } });
  });
  afterEach(async () => {
    service.assertClean();
    await service.close();
  });

  const translator = (url: string | null = service.url, timeoutMs = 20_000) =>
    openTranslator({ url, log: silentLog, timeoutMs });

  it.each([
    ['answers with a fault', { status: 500, body: { error: 'x' } }],
    ['answers with a page', { htmlBody: true }],
    ['does not answer', { neverAnswer: true }],
    ['sends one elsewhere', { redirect: 'http://127.0.0.1:1/' }],
    ['breaks off', { truncated: true }],
  ])('are what the vocabulary understood when the service %s', async (_, fault) => {
    service.next(fault);
    const timeoutMs = 'neverAnswer' in fault ? 300 : 20_000;
    expect(await translator(service.url, timeoutMs).toEnglish(UNKNOWN)).toBe('blue');
  });

  it('are what the vocabulary understood when there is no service', async () => {
    expect(await translator(null).toEnglish(UNKNOWN)).toBe('blue');
  });

  it.each(['un canapé rouge', 'a zebu on a trapeze', ''])(
    'do not trouble the service when every word is known: "%s"',
    async (text) => {
      await translator().toEnglish(text);
      expect(service.submissions).toBe(0);
    },
  );

  it('come from the service otherwise', async () => {
    expect(await translator().toEnglish(UNKNOWN)).toBe('a blue zebu on a trapeze');
  });
});
