import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recordedWatch, serviceRequest } from '#test/support/service-request.ts';
import { type ComfyuiSimulatorOptions, type Simulator, startComfyuiSimulator } from '@maquette/simulators';
import { describePictureService } from '#test/support/image-engines/describe-picture-service.ts';
import { silentLog } from '../../log.ts';
import { HandedOver } from '../image-engine.ts';
import type { PictureService } from '../remote/picture-service.ts';
import { comfyuiService } from './comfyui-service.ts';
import { readWorkflows } from './workflows.ts';

const serviceAt = (url: string, callTimeoutMs = 20_000): PictureService =>
  comfyuiService({ url, workflows: readWorkflows(null), pollMs: 5 }, { log: silentLog, callTimeoutMs });

/** The workflows that come with Maquette, another one of them in use. */
const folderUsing = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-workflows-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, 'workflows'), folder, { recursive: true });
  const manifest = join(folder, 'workflows.json');
  const { points } = JSON.parse(readFileSync(manifest, 'utf8')) as { points: unknown };
  writeFileSync(manifest, JSON.stringify({ tasks: { inpaint: name }, points }));
  return folder;
};

const lost = { at: 'poll', lostId: true };

describePictureService('comfyui', {
  simulate: startComfyuiSimulator,
  connect: serviceAt,
  pictureStep: 'result',
  isCancellable: true,
  failures: [
    { name: 'a server started anew', faults: [lost, lost], code: 'engine_failed', submissions: 1 },
    { name: 'no id', faults: [{ lostId: true }], code: 'engine_failed', submissions: 1 },
    { name: 'no memory', faults: [{ filtered: true }], code: 'engine_failed', submissions: 1 },
    { name: 'no picture', faults: [{ readyWithoutUrl: true }], code: 'engine_failed', submissions: 1 },
    {
      name: 'a cleaned folder',
      faults: [{ at: 'result', status: 404 }],
      code: 'engine_failed',
      submissions: 1,
    },
    {
      name: 'a full disk',
      faults: [
        { at: 'upload', status: 500 },
        { at: 'upload', status: 500 },
      ],
      code: 'engine_busy',
      submissions: 0,
    },
    {
      name: 'a server that is loading',
      faults: [{ at: 'info', status: 503 }],
      code: 'engine_busy',
      submissions: 0,
    },
  ],
});

const standing = async (
  options: ComfyuiSimulatorOptions = {},
): Promise<{ comfyui: Simulator; service: PictureService }> => {
  const comfyui = await startComfyuiSimulator(options);
  onTestFinished(async () => {
    comfyui.assertClean();
    await comfyui.close();
  });
  return { comfyui, service: serviceAt(comfyui.url) };
};

describe('ComfyUI', () => {
  it.each([
    ['model file', 'flux2-vae.safetensors', 'VAELoader has no vae_name "flux2-vae.safetensors"', true],
    ['model file', 'qwen_3_4b.safetensors', 'CLIPLoader has no clip_name "qwen_3_4b.safetensors"', false],
    ['node', 'Flux2Scheduler', 'the node Flux2Scheduler is not installed', false],
  ])('is not asked when it lacks a %s: %s', async (_what, lacking, words, isNew) => {
    const { service } = await standing({ lacks: [lacking], isNew });
    const { signal } = recordedWatch();
    await expect(service.prepare?.('inpaint', signal)).rejects.toMatchObject({ kind: 'operator' });
    await expect(service.prepare?.('inpaint', signal)).rejects.toThrow(words);
  });

  it('tells its operator when it refuses a graph for a file that has gone since', async () => {
    const { service } = await standing({ lacks: ['flux2-vae.safetensors'] });
    const asked = service.ask(await serviceRequest('instruct'), recordedWatch());
    await expect(asked).rejects.toMatchObject({
      kind: 'operator',
      message: expect.stringContaining('flux2-vae'),
    });
  });

  it('is asked once what it has, not for every job', async () => {
    const { service, comfyui } = await standing();
    const { signal } = recordedWatch();
    await service.prepare?.('instruct', signal);
    const calls = comfyui.calls('info');
    await service.prepare?.('instruct', signal);
    expect(comfyui.calls('info')).toBe(calls);
  });

  it('has every workflow that comes with Maquette accepted', async () => {
    const { comfyui } = await standing();
    for (const name of ['inpaint-checkpoint', 'inpaint-plain-checkpoint']) {
      const workflows = readWorkflows(folderUsing(name));
      const service = comfyuiService(
        { url: comfyui.url, workflows, pollMs: 5 },
        { log: silentLog, callTimeoutMs: 20_000 },
      );
      expect(service.parameters).toEqual([
        ...['style-preset', 'negative-prompt', 'seed', 'steps', 'guidance', 'strength'],
      ]);
      await service.prepare?.('inpaint', recordedWatch().signal);
      await service.ask(await serviceRequest('inpaint', { strength: 0.7 }), recordedWatch());
    }
    expect(comfyui.charged).toBe(2);
  });

  it('is told to drop what it may have queued without saying so', async () => {
    const { service, comfyui } = await standing();
    comfyui.next({ lostAnswer: true });
    await expect(service.ask(await serviceRequest('instruct'), recordedWatch())).rejects.toMatchObject({
      kind: 'lost',
    });
    expect({ submissions: comfyui.submissions, cancellations: comfyui.cancellations }).toEqual({
      submissions: 1,
      cancellations: 1,
    });
  });

  it('is not interrupted for a job that only waits', async () => {
    const { service, comfyui } = await standing();
    const watch = recordedWatch();
    comfyui.next({ at: 'queue', neverAnswer: true });
    const asked = service.ask(await serviceRequest('instruct'), watch);
    void comfyui.reached('queue').then(() => watch.end(new Error('enough')));
    await expect(asked).rejects.toThrow('enough');
    expect([comfyui.calls('interrupt'), comfyui.cancellations]).toEqual([0, 1]);
  });

  it('is left to its work when somebody else will fetch the outcome', async () => {
    const { service, comfyui } = await standing();
    const [watch, reason] = [recordedWatch(), new HandedOver('the server stops')];
    comfyui.next({ at: 'poll', neverAnswer: true });
    const asked = service.ask(await serviceRequest('instruct'), watch);
    void comfyui.reached('poll').then(() => watch.end(reason));
    await expect(asked).rejects.toBe(reason);
    expect(comfyui.cancellations).toBe(0);
    const handle = watch.written.flatMap((one) => (one.state === 'submitted' ? one.handle : []))[0] ?? '';
    await expect(service.resume?.(handle, recordedWatch())).resolves.toBeDefined();
    expect(comfyui.submissions).toBe(1);
  });
});
