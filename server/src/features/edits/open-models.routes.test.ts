import type { EditAnswer, HistoryItem, SelectionAnswer } from '@maquette/contract';
import { renderSampleRoom } from '@maquette/engine';
import { isLong } from '@maquette/engine/testing/size';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import { type Models, runModels } from '../../platform/open-models/running/run-models.ts';
import { buildTestApp, type TestApp } from '#test/support/build-test-app.ts';
import { balanceOf, get, inpaintCall, maskPart, painter, postForm } from '#test/support/edit-drivers.ts';
import type { FormFile } from '#test/support/form.ts';
import { installStandIns, type TestModels } from '#test/support/open-models/model-folder.ts';
import { descendantsOf, hasProcFiles } from '#test/support/process-tree.ts';

const runtime = inject('modelRuntime');
const size = { width: 320, height: 240 } as const;

async function roomPhoto(): Promise<FormFile> {
  const { data } = renderSampleRoom({ ...size, room: 'living', seed: 2, samples: 4 });
  const raw = { ...size, channels: 4 } as const;
  return { bytes: await sharp(data, { raw }).removeAlpha().png().toBuffer(), filename: 'room.png' };
}

const modelProcesses = () => descendantsOf(process.pid).filter((one) => one.program === 'model-process.js');

/** Ends the process of a model as soon as there is one that was not there before. */
async function killModel(before: readonly number[]): Promise<void> {
  const program = () => modelProcesses().find(({ pid }) => !before.includes(pid));
  await expect.poll(program).toBeDefined();
  process.kill(program()?.pid ?? 0, 'SIGKILL');
}

describe.runIf(runtime)('with open models', () => {
  let folder: TestModels;
  let on: TestApp;
  let room: FormFile;
  /** What was asked of models, with the longer side of its picture. */
  const asked: { role: string; side: number }[] = [];
  /** What happens when a model is asked; the processes there were before. */
  let onAsked: (role: string, before: readonly number[]) => Promise<void>;

  beforeAll(async () => {
    folder = installStandIns(['classes.detr', 'select.edgetam', 'erase.migan', 'depth.dav2s'], runtime);
    const { dir, catalogue } = folder;
    const options = { runtimeDir: inject('runtimeDir'), log: silentLog, idleMs: 1 };
    const models = runModels({ dir, catalogue, ...options });
    onAsked = () => Promise.resolve();
    const watched: Models = {
      ...models,
      ask: async (question, signal) => {
        asked.push({ role: question.role, side: Math.max(question.picture.width, question.picture.height) });
        const before = hasProcFiles ? modelProcesses().map(({ pid }) => pid) : [];
        const asking = models.ask(question, signal);
        await onAsked(question.role, before);
        return asking;
      },
    };
    on = await buildTestApp({ changes: { models: watched } });
    on.house.startWork();
    room = await roomPhoto();
  });
  afterAll(async () => {
    await on?.close();
    folder?.remove();
  });

  const edit = async (parts: Record<string, string | FormFile>, tool = 'inpaint') => {
    const who = await painter(on);
    const call = inpaintCall({ image: room, ...parts });
    const answer = await postForm(on, who, { ...call, path: `/inpaint/${tool}` });
    expect(answer.statusCode).toBe(200);
    return { who, answer: answer.json<EditAnswer>() };
  };

  it('capabilities and readiness say which', async () => {
    const who = await painter(on);
    const { models } = (await get(on, who, '/capabilities')).json<{ models: object[] }>();
    expect(models).toMatchObject([
      { role: 'words', title: 'DETR panoptic', isOn: true, fault: null },
      { role: 'select', title: 'EdgeTAM' },
      { role: 'fill', title: 'MI-GAN' },
      { role: 'depth', title: 'Depth Anything V2 Small' },
    ]);
    expect((await get(on, who, '/health/ready')).json()).toEqual({ status: 'ok', drill: null, models });
  });

  it('a click and words are looked for by them too, and the answer says who found it', async () => {
    const who = await painter(on);
    const select = async (parts: Record<string, string>) =>
      (
        await postForm(on, who, { path: '/selection', parts: { image: room, ...parts } })
      ).json<SelectionAnswer>();
    const clicked = await select({ points: '[{"x":160,"y":150,"keep":true}]' });
    const regions = [clicked, ...clicked.alternatives];
    expect(regions.find(({ foundBy }) => foundBy)?.foundBy).toMatchObject({
      id: 'select.edgetam',
      served: true,
    });
    const named = await select({ words: 'the sofa' });
    expect([named, ...named.alternatives].find(({ foundBy }) => foundBy)?.foundBy).toMatchObject({
      id: 'classes.detr',
    });
  });

  it('a removal has a take by the model beside our own, told in each picture; outside nothing changes, and it costs what it costs', async () => {
    const mask = await maskPart({ ...size, white: [120, 120, 180, 200] });
    const { who, answer } = await edit({ mask, mode: 'remove', accept_rough: 'true' });
    expect([answer.charged, answer.changedOutside]).toEqual([1, 0]);
    const made: HistoryItem[] = [];
    for (const at of answer.takes.keys()) {
      const url = `/api/edits/${answer.requestId}/take`;
      const chosen = await on.app.inject({
        method: 'POST',
        url,
        headers: who.headers,
        payload: { index: at },
      });
      made.push(...chosen.json<{ files: HistoryItem[] }>().files);
    }
    expect(made.map(({ metadata }) => metadata.changedOutside)).toEqual(made.map(() => 0));
    const isByModel = ({ metadata }: HistoryItem) => metadata.take?.method === 'model';
    const told = (of: HistoryItem[]) => of.map(({ metadata }) => metadata.models);
    const depth = { role: 'depth', id: 'depth.dav2s', served: true };
    const fill = { role: 'fill', id: 'erase.migan', revision: expect.stringMatching(/^[0-9a-f]{40}$/) };
    expect(told(made.filter(isByModel))).toMatchObject([[depth, { ...fill, served: true }]]);
    const ours = made.filter((one) => !isByModel(one));
    expect(ours.length).toBeGreaterThan(0);
    // Its planes were measured, whoever filled it.
    expect(told(ours)).toMatchObject(ours.map(() => [depth]));
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
  });

  it('what is put has its distances measured', async () => {
    const mask = await maskPart({ ...size, white: [70, 110, 220, 210] });
    const { answer } = await edit({ mask, prompt: 'a sofa' });
    expect(answer.changedOutside).toBe(0);
    expect(answer.models).toContainEqual(expect.objectContaining({ id: 'depth.dav2s', served: true }));
  });

  it.runIf(isLong)('of a large photo they see a small copy, and a window around what goes', async () => {
    const large = { width: 8600, height: 5800 };
    const photo = await sharp(room.bytes)
      .resize({ ...large, fit: 'fill' })
      .jpeg({ quality: 60 })
      .toBuffer();
    const white = [3000, 3000, 4200, 4400] as const;
    const mask = await maskPart({ ...large, white });
    asked.length = 0;
    const image = { bytes: photo, filename: 'large.jpg' };
    const { who, answer } = await edit({ image, mask, mode: 'remove', accept_rough: 'true' });
    expect([answer.charged, answer.changedOutside]).toEqual([1, 0]);
    expect(answer.models).toContainEqual(expect.objectContaining({ role: 'depth', served: true }));
    expect(asked.map(({ role }) => role)).toEqual(['depth', 'fill']);
    expect(asked.map(({ side }) => side <= 1024)).toEqual([true, true]);
    expect(asked[1]?.side).toBe(512);
    expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
  });

  it('what words find is painted for nothing still', async () => {
    const words = { select_prompt: 'the sofa', prompt: 'red', accept_guess: 'true' };
    const { answer } = await edit(words, 'search-recolor');
    expect([answer.charged, answer.changedOutside]).toEqual([0, 0]);
  });

  it.runIf(hasProcFiles)(
    'one that is killed in the middle leaves it to our own engine: done, charged once, told, and off from then on',
    async () => {
      let kills = 0;
      onAsked = async (role, before) => {
        if (role === 'fill' && kills++ === 0) await killModel(before);
      };
      const mask = await maskPart({ ...size, white: [100, 110, 170, 190] });
      const { who, answer } = await edit({ mask, mode: 'remove', accept_rough: 'true' });
      expect([answer.charged, answer.changedOutside]).toEqual([1, 0]);
      expect(answer.models).toContainEqual(expect.objectContaining({ id: 'erase.migan', served: false }));
      expect(await balanceOf(on, who)).toEqual({ balance: 9, held: 0 });
      const { models } = (await get(on, who, '/capabilities')).json<{ models: object[] }>();
      expect(models).toContainEqual(
        expect.objectContaining({ id: 'erase.migan', isOn: false, fault: 'out_of_memory' }),
      );
    },
  );
});
