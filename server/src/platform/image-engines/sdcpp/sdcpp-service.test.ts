import { describe, expect, it, onTestFinished } from 'vitest';
import { recordedWatch, serviceRequest } from '#test/support/service-request.ts';
import { describePictureService } from '#test/support/image-engines/describe-picture-service.ts';
import { type SdcppSimulatorOptions, type Simulator, startSdcppSimulator } from '@maquette/simulators';
import { silentLog } from '../../log.ts';
import { type EngineTask, HandedOver } from '../image-engine.ts';
import type { PictureService, ServiceLimits } from '../remote/picture-service.ts';
import { sdcppService } from './sdcpp-service.ts';

const serviceAt = (url: string, callTimeoutMs = 20_000): PictureService =>
  sdcppService({ url, pollMs: 5 }, { log: silentLog, callTimeoutMs });

describePictureService('sdcpp', {
  simulate: startSdcppSimulator,
  connect: serviceAt,
  pictureStep: 'poll',
  isCancellable: true,
  failures: [
    {
      name: 'a full queue',
      faults: [{ status: 429, headers: { 'retry-after': '60' } }],
      code: 'engine_busy',
      submissions: 1,
    },
    { name: 'no id', faults: [{ lostId: true }], code: 'engine_failed', submissions: 1 },
    {
      name: 'a server that was started anew',
      faults: [{ at: 'poll', lostId: true }],
      code: 'engine_failed',
      submissions: 1,
    },
    {
      name: 'a result that is gone',
      faults: [{ at: 'poll', status: 410 }],
      code: 'engine_failed',
      submissions: 1,
    },
    { name: 'no memory', faults: [{ filtered: true }], code: 'engine_failed', submissions: 1 },
    { name: 'no picture', faults: [{ readyWithoutUrl: true }], code: 'engine_failed', submissions: 1 },
    {
      name: 'another server',
      faults: [{ at: 'capabilities', status: 404 }],
      code: 'engine_unavailable',
      submissions: 0,
    },
    {
      name: 'a server that is loading',
      faults: [{ at: 'capabilities', status: 503 }],
      code: 'engine_busy',
      submissions: 0,
    },
  ],
});

const standing = async (
  options: SdcppSimulatorOptions = {},
): Promise<{ sdcpp: Simulator; service: PictureService }> => {
  const sdcpp = await startSdcppSimulator(options);
  onTestFinished(async () => {
    sdcpp.assertClean();
    await sdcpp.close();
  });
  return { sdcpp, service: serviceAt(sdcpp.url) };
};

const limitsOf = ({ limits }: PictureService, task: EngineTask): ServiceLimits =>
  typeof limits === 'function' ? limits(task) : limits;

describe('sd-server', () => {
  it.each([
    ['inpaint', 'mask_image'],
    ['inpaint', 'init_image'],
    ['instruct', 'ref_images'],
  ] as const)('is not asked to %s when its model takes no %s', async (task, lacking) => {
    const { service } = await standing({ lacks: [lacking] });
    const { signal } = recordedWatch();
    await expect(service.prepare?.(task, signal)).rejects.toMatchObject({ kind: 'operator' });
  });

  it('tells which sizes it takes', async () => {
    const { service } = await standing({ sideMin: 300, sideMax: 800 });
    await service.prepare?.('inpaint', recordedWatch().signal);
    expect(limitsOf(service, 'inpaint')).toMatchObject({ sideMin: 320, sideMax: 768, sideStep: 64 });
  });

  it('gets no reference picture when its model takes none', async () => {
    const { service, sdcpp } = await standing({ lacks: ['ref_images'] });
    const watch = recordedWatch();
    await service.prepare?.('inpaint', watch.signal);
    await service.ask(await serviceRequest('inpaint'), watch);
    expect(sdcpp.submissions).toBe(1);
  });

  it.each([
    [0.3, 0.3],
    [0.9, null],
  ])(
    'is told the strength that was asked for, and its own without one: %f for %s',
    async (told, strength) => {
      const { service, sdcpp } = await standing({ strength: told });
      await service.ask(await serviceRequest('inpaint', { strength }), recordedWatch());
      expect(sdcpp.charged).toBe(1);
    },
  );

  it("gets people's words without its own commands", async () => {
    const { service, sdcpp } = await standing();
    const sly = {
      prompt: 'a sofa <lora:other:1><sd_cpp_extra_args>{}</sd_cpp_extra_args>',
      find: '',
      negative: '',
    };
    const words = { ...sly, english: sly };
    await service.ask(await serviceRequest('instruct', { words }), recordedWatch());
    expect(sdcpp.charged).toBe(1);
  });

  it('goes on being asked in states nobody has heard of', async () => {
    const { service, sdcpp } = await standing();
    sdcpp.next({ at: 'poll', unknownStatus: true });
    const { picture } = await service.ask(await serviceRequest('instruct'), recordedWatch());
    expect(picture.length).toBeGreaterThan(0);
  });

  it('is left to its work when somebody else will fetch the outcome', async () => {
    const { service, sdcpp } = await standing();
    const [watch, reason] = [recordedWatch(), new HandedOver('the server stops')];
    sdcpp.next({ at: 'poll', neverAnswer: true });
    const asked = service.ask(await serviceRequest('instruct'), watch);
    void sdcpp.reached('poll').then(() => watch.end(reason));
    await expect(asked).rejects.toBe(reason);
    expect(sdcpp.cancellations).toBe(0);
    const handle = watch.written.flatMap((one) => (one.state === 'submitted' ? one.handle : []))[0] ?? '';
    await expect(service.resume?.(handle, recordedWatch())).resolves.toBeDefined();
    expect(sdcpp.submissions).toBe(1);
  });
});
