import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '#test/support/build-test-app.ts';
import { balanceOf, finished, maskPart, painter, photoPart, postForm } from '#test/support/edit-drivers.ts';
import { type ServedSimulators, serveAll } from '@maquette/simulators';

const SIZE = { width: 320, height: 240 };

let served: ServedSimulators;
beforeAll(async () => {
  served = await serveAll({ firstPort: 0, latencyMs: 1 });
});
afterAll(() => served.close());

/** Every tool, by the calls of the specification. */
const calls = [
  ['inpaint', { prompt: 'a blue sofa' }, true],
  ['inpaint', { mode: 'remove' }, true],
  ['search-replace', { search_prompt: 'the chair', prompt: 'a blue sofa' }, false],
  ['search-recolor', { select_prompt: 'the wall', prompt: 'green' }, false],
  ['flux-kontext-pro', { prompt: 'make the sofa green' }, false],
] as const;
/** The premium call costs no more where the same engine serves it. */
const PRICES = 5 * 1;

describe('every tool is done by every service, alone and with nothing changed outside', () => {
  it.each(['stability', 'bfl', 'comfyui', 'sdcpp', 'openai'])('%s', async (name) => {
    const settings = { ...served.settings, DEFAULT_ENGINE: name, PREMIUM_ENGINE: name };
    const on = await buildTestApp({ settings });
    try {
      on.house.startWork();
      const who = await painter(on, 20);
      const before = (await balanceOf(on, who)).balance;
      const image = await photoPart(SIZE);
      const mask = await maskPart({ ...SIZE, white: [120, 90, 200, 150] });
      const edits = calls.map(async ([tool, words, isMasked]) => {
        const parts = { image, ...words, ...(isMasked && { mask }) };
        const headers = { prefer: 'respond-async' };
        const started = await postForm(on, who, { path: `/inpaint/${tool}`, parts, headers });
        const edit = await finished(on, who, started.json<{ requestId: string }>().requestId);
        return [tool, edit.state, edit.error?.code, edit.changedOutside, edit.files.length];
      });
      expect(await Promise.all(edits)).toEqual(calls.map(([tool]) => [tool, 'succeeded', undefined, 0, 1]));
      expect(await balanceOf(on, who)).toEqual({ balance: before - PRICES, held: 0 });
      expect(served.violations()).toEqual([]);
    } finally {
      await on.close();
    }
  });
});
