import type { Edit, EditAnswer, ErrorCode } from '@maquette/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../../../platform/log.ts';
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
import type { SignedInUser } from '#test/support/signed-in.ts';
import {
  type Fault,
  type Simulator,
  stabilityKey,
  startBflSimulator,
  startSimulator,
  startStability,
} from '@maquette/simulators';

const size = { width: 320, height: 240 };
const BFL_KEY = 'a-key-of-bfl';

let stability: Simulator;
let bfl: Simulator;
/** Stands where no answer may lead. */
let canary: Simulator;
let patient: TestApp;
/** With a deadline of a second. */
let hurried: TestApp;
let standing: TestApp;

/** What the services did is said in the log, which fails no test here. */
const build = async (settings: Record<string, string>): Promise<TestApp> => {
  const services = {
    STABILITY_API_KEY: stabilityKey,
    STABILITY_API_URL: stability.url,
    BFL_API_KEY: BFL_KEY,
    BFL_API_URL: bfl.url,
  };
  const on = await buildTestApp({
    settings: { ...services, ...settings },
    changes: { log: openLog('silent') },
  });
  on.house.startWork();
  return on;
};

beforeAll(async () => {
  stability = await startStability();
  bfl = await startBflSimulator({ key: BFL_KEY, pixels: 76_800 });
  canary = await startSimulator({ name: 'canary', routes: [], loose: null });
  patient = await build({});
  hurried = await build({ ENGINE_TIMEOUT_MS: '1500' });
  standing = await build({ FALLBACK_ENGINE: 'embedded' });
});
afterAll(async () => {
  await Promise.all([patient, hurried, standing].map((on) => on.close()));
  await Promise.all([stability, bfl, canary].map((simulator) => simulator.close()));
});
beforeEach(async () => {
  for (const on of [patient, hurried, standing]) {
    await on.db.deleteFrom('engine_gates').execute();
    await on.db.deleteFrom('rate_limits').execute();
  }
});
afterEach(() => {
  const services = [stability, bfl];
  try {
    for (const simulator of services) simulator.assertClean();
  } finally {
    for (const simulator of services) simulator.reset();
  }
});

const inpaint = async (on: TestApp, who: SignedInUser) => {
  const parts = {
    image: await photoPart(size),
    mask: await maskPart({ ...size, white: [30, 20, 280, 210] }),
  };
  return postForm(on, who, inpaintCall({ ...parts, prompt: 'a sofa' }, { 'accept-language': 'fr' }));
};

/** The premium call, begun and waited for to its end. */
const flux = async (on: TestApp, who: SignedInUser, wishes = {}): Promise<Edit> => {
  const parts = { image: await photoPart(size), prompt: 'make the wall blue', ...wishes };
  const call = { path: '/inpaint/flux-kontext-pro', parts };
  const { requestId } = (await postForm(on, who, call)).json<{ requestId: string }>();
  const bus = on.house.deps.edits.bus.watch(who.user.id);
  for (;;) {
    const edit = (await get(on, who, `/edits/${requestId}`)).json<Edit>();
    if (edit.finishedAt !== null) {
      bus.stop();
      return edit;
    }
    await bus.next({ timeoutMs: 500, signal: new AbortController().signal });
  }
};

/** It failed for this reason, told in English now; nothing is held or charged, and only the photo is kept. */
const expectNoCharge = async (on: TestApp, who: SignedInUser, code: ErrorCode) => {
  const [edit] = (await get(on, who, '/edits?state=all')).json<{ edits: Edit[] }>().edits;
  expect(edit).toMatchObject({ state: 'failed', charged: 0, files: [], error: { code } });
  expect(await balanceOf(on, who)).toEqual({ balance: 10, held: 0 });
  const { files } = (await get(on, who, '/files')).json<{ files: { type: string }[] }>();
  expect(files.map(({ type }) => type)).toEqual(['upload']);
  expect(await on.db.selectFrom('engine_slots').selectAll().execute()).toEqual([]);
  return edit?.error?.message ?? '';
};

const failure = (name: string) => ({ id: 'f81d4fae', name, errors: ['said so'] });

interface Expected {
  readonly what: string;
  readonly faults: readonly Fault[];
  readonly code: ErrorCode;
  readonly status: number;
  readonly submissions: number;
}

const synchronous: readonly Expected[] = [
  {
    what: '429 with Retry-After',
    faults: [{ status: 429, headers: { 'retry-after': '40' }, body: failure('rate_limit_exceeded') }],
    code: 'engine_busy',
    status: 503,
    submissions: 1,
  },
  {
    what: '429 without Retry-After',
    faults: [{ status: 429, body: failure('rate_limit_exceeded') }],
    code: 'engine_busy',
    status: 503,
    submissions: 1,
  },
  {
    what: '402',
    faults: [{ status: 402, body: failure('payment_required') }],
    code: 'engine_unavailable',
    status: 503,
    submissions: 1,
  },
  {
    what: '403 moderated',
    faults: [{ moderated: true }],
    code: 'refused_by_engine',
    status: 422,
    submissions: 1,
  },
  {
    what: '200 CONTENT_FILTERED',
    faults: [{ filtered: true }],
    code: 'refused_by_engine',
    status: 422,
    submissions: 1,
  },
  {
    what: '500 again and again',
    faults: [
      { status: 500, body: failure('internal_error') },
      { status: 500, body: failure('internal_error') },
    ],
    code: 'engine_busy',
    status: 503,
    submissions: 2,
  },
  { what: 'HTML', faults: [{ htmlBody: true }], code: 'engine_failed', status: 502, submissions: 1 },
  {
    what: 'HTML from in between',
    faults: [{ htmlBody: true, status: 504 }],
    code: 'engine_failed',
    status: 502,
    submissions: 1,
  },
  { what: 'a cut body', faults: [{ truncated: true }], code: 'engine_failed', status: 502, submissions: 1 },
  {
    what: 'a lost answer',
    faults: [{ lostAnswer: true }],
    code: 'engine_failed',
    status: 502,
    submissions: 1,
  },
  {
    what: 'JSON as a picture',
    faults: [{ wrongType: true }],
    code: 'engine_failed',
    status: 502,
    submissions: 1,
  },
  {
    what: 'the picture unchanged',
    faults: [{ unchanged: true }],
    code: 'engine_failed',
    status: 502,
    submissions: 1,
  },
  { what: 'a bomb', faults: [{ bomb: true }], code: 'engine_failed', status: 502, submissions: 1 },
  {
    what: 'a picture that breaks off',
    faults: [{ cutPicture: true }],
    code: 'engine_failed',
    status: 502,
    submissions: 1,
  },
];

describe('an edit whose service answers with', () => {
  it.each(synchronous)('$what fails, in both languages, and costs nothing', async (expected) => {
    for (const fault of expected.faults) stability.next(fault);
    const who = await painter(patient);
    const answer = await inpaint(patient, who);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([expected.status, expected.code]);
    const english = await expectNoCharge(patient, who, expected.code);
    expect(english).toMatch(/\.$/);
    expect(errorOf(answer).message).toMatch(/\.$/);
    expect(errorOf(answer).message).not.toBe(english);
    expect(stability.submissions).toBe(expected.submissions);
  });

  it('a redirect to this machine fails, and leads nowhere', async () => {
    stability.next({ redirect: `${canary.url}/v1/anything` });
    const who = await painter(patient);
    expect((await inpaint(patient, who)).statusCode).toBe(502);
    await expectNoCharge(patient, who, 'engine_failed');
    expect(canary.violations).toEqual([]);
  });

  it('nothing at all fails at its deadline', async () => {
    stability.next({ neverAnswer: true });
    const who = await painter(hurried);
    const answer = await inpaint(hurried, who);
    expect([answer.statusCode, errorOf(answer).error]).toEqual([504, 'engine_timed_out']);
    await expectNoCharge(hurried, who, 'engine_timed_out');
    expect(stability.submissions).toBe(1);
  });

  it('a picture of another size succeeds, and nothing changed outside the mask', async () => {
    stability.next({ otherSize: { width: 512, height: 384 } });
    const who = await painter(patient);
    const answer = await inpaint(patient, who);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<EditAnswer>()).toMatchObject({ charged: 1, changedOutside: 0 });
    expect(await balanceOf(patient, who)).toEqual({ balance: 9, held: 0 });
  });

  it('a picture of another shape is refused rather than forced into the photo', async () => {
    stability.next({ otherSize: { width: 200, height: 420 } });
    const who = await painter(patient);
    expect(errorOf(await inpaint(patient, who)).error).toBe('engine_reframed');
    await expectNoCharge(patient, who, 'engine_reframed');
  });

  it('one 500 succeeds at the second call, and is charged once', async () => {
    stability.next({ status: 500, body: failure('internal_error') });
    const who = await painter(patient);
    expect((await inpaint(patient, who)).json()).toMatchObject({ success: true, charged: 1 });
    expect([stability.submissions, stability.charged]).toEqual([2, 1]);
    expect(await balanceOf(patient, who)).toEqual({ balance: 9, held: 0 });
  });

  // Our own engine works on it twice: on a busy machine that takes its time.
  it('402 is done by the engine that stands in, which the result says', async () => {
    stability.next({ status: 402, body: failure('payment_required') });
    const who = await painter(standing);
    for (let again = 0; again < 2; again++) expect((await inpaint(standing, who)).statusCode).toBe(200);
    expect(stability.submissions).toBe(1);
    const { edits } = (await get(standing, who, '/edits?state=all')).json<{ edits: Edit[] }>();
    expect(edits.map(({ charged, files }) => [charged, files[0]?.metadata?.['engine']])).toEqual([
      [1, 'embedded'],
      [1, 'embedded'],
    ]);
  }, 120_000);
});

describe('a premium edit whose service', () => {
  it.each<[string, readonly Fault[], ErrorCode]>([
    ['is ready without a picture', [{ readyWithoutUrl: true }], 'engine_failed'],
    [
      'gives an address that has run out twice',
      [1, 2].map(() => ({ at: 'result', status: 403 })),
      'engine_failed',
    ],
    ['refuses the input', [{ moderated: true }], 'refused_by_engine'],
    ['refuses its own output', [{ filtered: true }], 'refused_by_engine'],
    ['forgets to tell the id', [{ lostId: true }], 'engine_failed'],
    [
      'names an address on this machine',
      [{ status: 200, body: { id: 'x', polling_url: 'http://127.0.0.1:9/v1/get_result?id=x' } }],
      'engine_failed',
    ],
  ])('%s fails and costs nothing', async (_, faults, code) => {
    for (const fault of faults) bfl.next(fault);
    const who = await painter(patient);
    await flux(patient, who);
    await expectNoCharge(patient, who, code);
    expect(bfl.submissions).toBe(1);
  });

  it('never says more than a word nobody knows fails at its deadline', async () => {
    for (let look = 0; look < 3; look++) bfl.next({ at: 'poll', unknownStatus: true });
    const who = await painter(hurried);
    bfl.next({ at: 'poll', neverAnswer: true });
    expect((await flux(hurried, who)).error?.code).toBe('engine_timed_out');
    await expectNoCharge(hurried, who, 'engine_timed_out');
    bfl.reset();
  });

  it('gives an address that ran out is asked for a fresh one, and is charged once', async () => {
    bfl.next({ at: 'result', status: 403 });
    const who = await painter(patient);
    expect(await flux(patient, who)).toMatchObject({ state: 'succeeded', charged: 2 });
    expect([bfl.submissions, bfl.charged]).toEqual([1, 1]);
    expect(await balanceOf(patient, who)).toEqual({ balance: 8, held: 0 });
  });

  it('draws in the aspect that was asked for gives a whole picture of that shape, and says that it is another one', async () => {
    const who = await painter(patient);
    const edit = await flux(patient, who, { aspect_ratio: '16:9' });
    expect(edit).toMatchObject({ state: 'succeeded', charged: 2, changedOutside: null });
    const { width = 0, height = 1 } = edit.files[0]?.metadata ?? {};
    expect(width / height).toBeCloseTo(16 / 9, 1);
  });
});
