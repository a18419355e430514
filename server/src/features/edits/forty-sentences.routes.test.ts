import { readFileSync } from 'node:fs';
import type { EditAnswer } from '@maquette/contract';
import { outcomesIn, SENTENCES } from '@maquette/engine/testing/sentences';
import { someOf } from '@maquette/engine/testing/size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, errorOf, type TestApp } from '#test/support/build-test-app.ts';
import {
  balanceOf,
  get,
  inpaintCall,
  maskPart,
  painter,
  photoPart,
  postForm,
} from '#test/support/edit-drivers.ts';
import { enginesOf, fakeEngine } from '#test/support/fake-engine.ts';

const requirements = new URL('../../../../docs/requirements.md', import.meta.url);
const outcomes = outcomesIn(readFileSync(requirements, 'utf8'));

const own = fakeEngine({ name: 'own', outcome: { confidence: null } });

type Answer = Awaited<ReturnType<typeof postForm>>;

/** What a call came to, as the table writes it. */
function doneBy(answer: Answer): string {
  if (answer.statusCode !== 200) {
    const { error, closest } = errorOf(answer);
    if (error !== 'no_model') return `${answer.statusCode} ${error}`;
    return `${answer.statusCode} ${error}, ${closest ? `closest: ${closest}` : 'nothing is close'}`;
  }
  const { understood, charged } = answer.json<EditAnswer>();
  const kinds = understood.things.map(({ kind }) => kind).filter((kind) => kind !== '');
  const named = kinds.length > 0 ? `: ${kinds.join(', ')}` : '';
  return `${understood.action}${named} · ${charged === 0 ? 'free' : `${charged} credit`}`;
}

describe('after the click, with something marked and our own engine', () => {
  let on: TestApp;
  beforeAll(async () => {
    on = await buildTestApp({ changes: { engines: enginesOf(own, { own }) } });
    on.house.startWork();
  });
  afterAll(() => on.close());

  it.each(someOf(SENTENCES, 16))(
    '"$sentence" comes to what the table says',
    async ({ sentence, language }) => {
      const before = own.jobs.length;
      const who = await painter(on);
      const pictures = { image: await photoPart(), mask: await maskPart() };
      const parts = { ...pictures, prompt: sentence, accept_rough: 'true' };
      const answer = await postForm(on, who, inpaintCall(parts, { 'accept-language': language }));
      expect(doneBy(answer)).toBe(outcomes.find((one) => one.sentence === sentence)?.done);
      const isDone = answer.statusCode === 200;
      const charged = isDone ? answer.json<EditAnswer>().charged : 0;
      expect(await balanceOf(on, who)).toEqual({ balance: 10 - charged, held: 0 });
      const edits = (await get(on, who, '/edits')).json<{ edits: unknown[] }>().edits;
      expect([edits.length, own.jobs.length - before]).toEqual(isDone ? [1, 1] : [0, 0]);
    },
  );
});
