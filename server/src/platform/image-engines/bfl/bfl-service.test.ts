import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordedWatch, serviceRequest } from '#test/support/service-request.ts';
import { type Fault, type Simulator, startBflSimulator } from '@maquette/simulators';
import { describePictureService } from '#test/support/image-engines/describe-picture-service.ts';
import { silentLog } from '../../log.ts';
import type { PictureService, ServiceAnswer, ServiceRequest } from '../remote/picture-service.ts';
import { bflService } from './bfl-service.ts';

const KEY = 'a-key';
const PIXELS = 250_000;

let bfl: Simulator;
let service: PictureService;
let request: ServiceRequest;
beforeAll(async () => {
  bfl = await startBflSimulator({ key: KEY, pixels: PIXELS });
  service = serviceAt(bfl.url);
  request = await serviceRequest('instruct');
});
afterAll(() => bfl.close());
beforeEach(() => bfl.reset());
afterEach(() => bfl.assertClean());

const serviceAt = (url: string, callTimeoutMs = 20_000): PictureService =>
  bflService({ key: KEY, url, pollMs: 5 }, { log: silentLog, callTimeoutMs });

const ask = (
  faults: readonly Fault[] = [],
  changes: Partial<ServiceRequest> = {},
): Promise<ServiceAnswer> => {
  for (const fault of faults) bfl.next(fault);
  return service.ask({ ...request, ...changes }, recordedWatch());
};

describePictureService('bfl', {
  simulate: () => startBflSimulator({ key: KEY, pixels: PIXELS }),
  connect: serviceAt,
  pictureStep: 'result',
  failures: [
    { name: 'a moderated input', faults: [{ moderated: true }], code: 'refused_by_engine', submissions: 1 },
    { name: 'a moderated output', faults: [{ filtered: true }], code: 'refused_by_engine', submissions: 1 },
    { name: '402', faults: [{ status: 402, body: '' }], code: 'engine_unavailable', submissions: 1 },
    { name: 'no id', faults: [{ lostId: true }], code: 'engine_failed', submissions: 1 },
    {
      name: 'ready without a picture',
      faults: [{ at: 'poll' }, { at: 'poll', readyWithoutUrl: true }],
      code: 'engine_failed',
      submissions: 1,
    },
  ],
});

describe('FLUX.1 Kontext pro refuses', () => {
  it.each<[string, string, Fault]>([
    ['an input its rules forbid', 'refused', { moderated: true }],
    ['an output its rules forbid', 'refused', { filtered: true }],
    ['a key it does not know', 'operator', { status: 403, body: { detail: 'Not authenticated' } }],
    ['an account without credits', 'operator', { status: 402, body: { error: 'Insufficient credits' } }],
    [
      'one task too many',
      'busy',
      { status: 429, body: { message: 'slow down' }, headers: { 'retry-after': '7' } },
    ],
    ['a request it finds wrong', 'broken', { status: 422, body: { detail: [{ loc: ['body'], msg: 'no' }] } }],
    ['by an answer without a task', 'lost', { lostId: true }],
    ['by a page instead of an answer', 'lost', { htmlBody: true }],
    ['by breaking off', 'lost', { lostAnswer: true }],
    ['by a result without a picture', 'broken', { at: 'poll', readyWithoutUrl: true }],
    ['by a redirect', 'broken', { redirect: 'http://127.0.0.1:1/' }],
    ['by sending the result elsewhere', 'broken', { at: 'result', redirect: 'http://127.0.0.1:1/' }],
  ])('%s: %s', async (_what, kind, fault) => {
    const more: Fault[] = fault.readyWithoutUrl ? [{ at: 'poll' }] : [];
    await expect(ask([...more, fault])).rejects.toMatchObject({ name: 'ServiceFailure', kind });
    expect(bfl.submissions).toBe(1);
  });

  it('says when it may be asked again', async () => {
    const fault = { status: 429, body: '', headers: { 'retry-after': '7' } };
    await expect(ask([fault])).rejects.toMatchObject({ retryAfterMs: 7_000 });
    await expect(ask([{ status: 429, body: '' }])).rejects.toMatchObject({ retryAfterMs: 1_000 });
  });

  it('tells in its log what the service said, in whatever form', async () => {
    const body = { detail: [{ loc: ['body', 'seed'], msg: 'not a number' }] };
    await expect(ask([{ status: 422, body }])).rejects.toThrow('body.seed: not a number');
    await expect(ask([{ status: 400, body: 'plain words' }])).rejects.toThrow('plain words');
    await expect(ask([{ status: 402, body: { error: { code: 1 } } }])).rejects.toThrow('{"code":1}');
  });

  it('an address of a task or a picture that is not its own', async () => {
    const foreign = { id: '1', polling_url: 'http://127.0.0.1:9/v1/get_result?id=1' };
    await expect(ask([{ status: 200, body: foreign }])).rejects.toMatchObject({ kind: 'broken' });
    const sample = { id: '1', status: 'Ready', result: { sample: 'http://169.254.169.254/latest/' } };
    await expect(ask([{ at: 'poll', status: 200, body: sample }])).rejects.toMatchObject({ kind: 'broken' });
  });

  it('a task it has never heard of after a few looks', async () => {
    const unknown: Fault = { at: 'poll', lostId: true };
    await expect(ask([unknown, unknown, unknown, unknown])).rejects.toMatchObject({ kind: 'broken' });
    await expect(ask([unknown, unknown])).resolves.toBeDefined();
  });
});

describe('FLUX.1 Kontext pro', () => {
  it("changes a picture by a sentence, in the picture's own aspect, and tells what it costs", async () => {
    const watch = recordedWatch();
    const { picture, cost } = await service.ask(request, watch);
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 576, height: 432, format: 'png' });
    expect(cost).toEqual({ amount: 4, unit: 'BFL credits' });
    expect(watch.told.length).toBeGreaterThan(0);
    expect({ submissions: bfl.submissions, charged: bfl.charged }).toEqual({ submissions: 1, charged: 1 });
  });

  it('takes the aspect that was asked for', async () => {
    const { picture } = await ask([], { aspectRatio: '16:9', stylePreset: 'watercolor', safetyTolerance: 6 });
    const { width, height } = await sharp(picture).metadata();
    expect(width / height).toBeCloseTo(16 / 9, 1);
  });

  it('goes on looking through trouble that passes and states nobody has heard of', async () => {
    await ask([
      { at: 'poll', status: 503, body: '' },
      { at: 'poll', unknownStatus: true },
      { at: 'poll', lostAnswer: true },
      { at: 'poll', status: 429, body: '' },
      { at: 'result', truncated: true },
    ]);
    expect({ submissions: bfl.submissions, charged: bfl.charged }).toEqual({ submissions: 1, charged: 1 });
  });

  it('asks for a fresh address when the first has run out, once', async () => {
    const expired: Fault = { at: 'poll', expiredUrl: true };
    await ask([{ at: 'poll' }, expired]);
    await expect(ask([{ at: 'poll' }, expired, expired])).rejects.toMatchObject({ kind: 'broken' });
  });

  it('writes down that it asks before it does, and where to find the task after', async () => {
    const watch = recordedWatch();
    bfl.next({ at: 'poll', status: 402, body: '' });
    await expect(service.ask(request, watch)).rejects.toMatchObject({ kind: 'operator' });
    expect(watch.written.map(({ state }) => state)).toEqual(['submitting', 'submitted']);
    const handle = watch.written.flatMap((one) => (one.state === 'submitted' ? one.handle : []))[0] ?? '';
    const again = await serviceAt(bfl.url).resume?.(handle, recordedWatch());
    expect(again?.cost).toEqual({ amount: 4, unit: 'BFL credits' });
    expect(bfl.submissions).toBe(1);
  });

  it('stops looking when the work is ended', async () => {
    const watch = recordedWatch();
    const reason = new Error('enough');
    bfl.next({ at: 'poll', neverAnswer: true });
    const asked = service.ask(request, watch);
    await expect.poll(() => bfl.calls('poll')).toBe(1);
    watch.end(reason);
    await expect(asked).rejects.toBe(reason);
  });
});
