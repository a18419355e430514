import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/support/build-test-app.ts';
import { finished, inpaintCall, painter, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { enginesOf, type FakeEngine, fakeEngine } from '#test/support/fake-engine.ts';
import { type Simulator, startTranslateSimulator } from '@maquette/simulators';

const FRENCH = 'un zébu bleu sur la lune';
const ENGLISH = 'a blue zebu on the moon';

describe('words that are not English', () => {
  let service: Simulator;
  let engine: FakeEngine;
  let on: TestApp;
  beforeEach(async () => {
    service = await startTranslateSimulator({ sentences: { [FRENCH]: ENGLISH } });
    engine = fakeEngine();
    const settings = { TRANSLATE_URL: service.url };
    on = await buildTestApp({ settings, changes: { engines: enginesOf(engine) } });
    on.house.startWork();
  });
  afterEach(async () => {
    await on.close();
    service.assertClean();
    await service.close();
  });

  const edited = async (prompt: string) => {
    const who = await painter(on);
    const call = inpaintCall({ image: await photoPart(), prompt }, { prefer: 'respond-async' });
    const { requestId } = (await postForm(on, who, call)).json<{ requestId: string }>();
    return finished(on, who, requestId);
  };

  it('do not stop an edit when the translation service is down', async () => {
    service.next({ status: 500 });
    expect(await edited(FRENCH)).toMatchObject({ state: 'succeeded' });
  });

  it('reach the engine in English, and both are kept', async () => {
    const edit = await edited(FRENCH);
    expect(engine.jobs[0]?.words).toMatchObject({ prompt: FRENCH, english: { prompt: ENGLISH } });
    expect(edit.files[0]).toMatchObject({ prompt: FRENCH, translatedPrompt: ENGLISH });
  });

  it('that the vocabulary knows trouble nobody', async () => {
    const edit = await edited('un canapé rouge');
    expect(edit.files[0]).toMatchObject({ prompt: 'un canapé rouge', translatedPrompt: 'a red sofa' });
    expect(service.submissions).toBe(0);
  });

  it('are the only ones with a translation', async () => {
    expect((await edited('a red sofa')).files[0]?.translatedPrompt).toBeUndefined();
  });
});
