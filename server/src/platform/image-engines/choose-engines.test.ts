import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { fakeEngine } from '#test/support/fake-engine.ts';
import { useDatabase } from '#test/support/test-database.ts';
import { parseConfig } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { chooseEngines, withFallback } from './choose-engines.ts';
import { emptyJournal, sampleJob } from './image-engine.suite.ts';

const set = {
  stability: { STABILITY_API_KEY: 'sk-a' },
  bfl: { BFL_API_KEY: 'b' },
  comfyui: { COMFYUI_URL: 'http://127.0.0.1:8188' },
  sdcpp: { SDCPP_URL: 'http://127.0.0.1:1234' },
  openai: { OPENAI_IMAGES_URL: 'http://127.0.0.1:8000/v1' },
};
const all = Object.assign({}, ...Object.values(set)) as Record<string, string>;

describe('which engine serves what', () => {
  const on = useDatabase();
  const own = fakeEngine({ name: 'embedded' });
  const choose = (environment: Record<string, string>) =>
    chooseEngines(parseConfig(environment).engines, {
      ...on.context(),
      own,
      images: { run: () => Promise.reject(new Error('nothing is drawn here')) },
      callTimeoutMs: 1000,
    });

  it.each([
    ['nothing is set up', {}, 'embedded', 'embedded'],
    ['everything is', all, 'stability', 'bfl'],
    ['only Stability is', set.stability, 'stability', 'embedded'],
    ['only BFL is', set.bfl, 'embedded', 'bfl'],
    ['only ComfyUI is', set.comfyui, 'comfyui', 'comfyui'],
    ['only an sd-server is', set.sdcpp, 'sdcpp', 'embedded'],
    ['sd-server and an OpenAI server are', { ...set.sdcpp, ...set.openai }, 'sdcpp', 'embedded'],
    ['only an OpenAI server is', set.openai, 'openai', 'embedded'],
    [
      'others are named',
      { ...all, DEFAULT_ENGINE: 'openai', PREMIUM_ENGINE: 'stability' },
      'openai',
      'stability',
    ],
    [
      'our own is named',
      { ...all, DEFAULT_ENGINE: 'embedded', PREMIUM_ENGINE: 'embedded' },
      'embedded',
      'embedded',
    ],
  ])('when %s', (_, environment: Record<string, string>, standard, premium) => {
    const engines = choose(environment);
    expect([engines.default.name, engines.premium.name, engines.own.name]).toEqual([
      standard,
      premium,
      'embedded',
    ]);
    expect(engines.byName(standard)?.name).toBe(standard);
  });

  it('is nobody under a name that is not set up', () => {
    expect(choose(set.stability).byName('bfl')).toBeNull();
  });
});

describe('an engine that has somebody to stand in', () => {
  const job = sampleJob({ task: 'inpaint' });
  afterAll(() => rmSync(job.folder, { recursive: true }));
  const watch = (signal = new AbortController().signal) => ({
    signal,
    onProgress: () => undefined,
    journal: emptyJournal,
  });
  const pair = (failure: Error | null, tasks = fakeEngine().tasks) => {
    const [primary, other] = [fakeEngine({ name: 'first' }), fakeEngine({ name: 'second', tasks })];
    if (failure) primary.failWith(failure);
    return { engine: withFallback(primary, other), primary, other };
  };

  it.each(['refused_by_engine', 'engine_failed', 'engine_timed_out', 'nothing_found'] as const)(
    'fails by itself when it was used: %s',
    async (code) => {
      const { engine, other } = pair(new Refusal(code));
      await expect(engine.perform(job, watch())).rejects.toMatchObject({ code });
      expect(other.jobs).toEqual([]);
    },
  );

  it('fails by itself when the other cannot do the task', async () => {
    const { engine, other } = pair(new Refusal('engine_busy'), ['instruct']);
    await expect(engine.perform(job, watch())).rejects.toMatchObject({ code: 'engine_busy' });
    expect(other.jobs).toEqual([]);
  });

  it.each(['engine_busy', 'engine_unavailable'] as const)('is stood in for: %s', async (code) => {
    const { engine } = pair(new Refusal(code));
    expect((await engine.perform(job, watch())).servedBy.name).toBe('second');
    expect(engine.name).toBe('first');
  });

  it('works by itself when it can', async () => {
    const { engine, other } = pair(null);
    expect((await engine.perform(job, watch())).servedBy.name).toBe('first');
    expect(other.jobs).toEqual([]);
  });

  it('leaves what the other has begun to the other', async () => {
    const { engine, primary } = pair(null);
    const known = { state: 'submitted', handle: 'second an-id' } as const;
    const again = await engine.perform(job, { ...watch(), journal: { ...emptyJournal, known } });
    expect([again.servedBy.name, primary.jobs.length]).toEqual(['second', 0]);
  });
});
