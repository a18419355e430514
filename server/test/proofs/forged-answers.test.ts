import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bflService } from '../../src/platform/image-engines/bfl/bfl-service.ts';
import { openAiService } from '../../src/platform/image-engines/openai/openai-service.ts';
import type { PictureService } from '../../src/platform/image-engines/remote/picture-service.ts';
import { silentLog } from '../../src/platform/log.ts';
import { type Canary, startCanary, towardsCanary } from '../support/canary.ts';
import { recordedWatch, serviceRequest } from '../support/service-request.ts';
import { type Fault, type Simulator, startBflSimulator, startOpenAi } from '@maquette/simulators';

const KEY = 'a-key';
const ports = { log: silentLog, callTimeoutMs: 20_000 };

let canary: Canary;
beforeEach(async () => {
  canary = await startCanary();
});
afterEach(() => canary.close());
const simulators = {} as Record<'bfl' | 'openai', Simulator>;
beforeAll(async () => {
  simulators.bfl = await startBflSimulator({ key: KEY, pixels: 76_800, tasksMax: 1000 });
  simulators.openai = await startOpenAi({ answer: 'url', isOpen: true, sizes: /^\d+x\d+$/ });
});
afterAll(() => Promise.all([simulators.bfl, simulators.openai].map((each) => each.close())));
beforeEach(() => Object.values(simulators).forEach((simulator) => simulator.reset()));

const bfl = (): PictureService => bflService({ key: KEY, url: simulators.bfl.url, pollMs: 5 }, ports);
const openai = (): PictureService =>
  openAiService(
    {
      url: `${simulators.openai.url}/v1`,
      key: null,
      model: 'qwen-image-edit',
      mask: 'alpha',
      maskField: 'mask',
    },
    ports,
  );

interface Way {
  readonly name: string;
  readonly at: 'bfl' | 'openai';
  readonly service: () => PictureService;
  readonly task: 'instruct' | 'inpaint';
  /** What the service says in place of what is right, to lead there. */
  readonly lead: (to: string) => Fault;
}

const ways: Way[] = [
  {
    name: 'the address to ask how far it is',
    at: 'bfl',
    service: bfl,
    task: 'instruct',
    lead: (to) => ({ status: 200, body: { id: '1', polling_url: to } }),
  },
  {
    name: 'the address of the picture, from BFL',
    at: 'bfl',
    service: bfl,
    task: 'instruct',
    lead: (to) => ({ at: 'poll', status: 200, body: { id: '1', status: 'Ready', result: { sample: to } } }),
  },
  {
    name: 'the address of the picture, from who speaks as OpenAI does',
    at: 'openai',
    service: openai,
    task: 'inpaint',
    lead: (to) => ({ status: 200, body: { data: [{ url: to }] } }),
  },
];

describe('a picture service that answers with somebody else’s address', () => {
  it.each(ways)('is not followed: $name', async ({ at, service, task, lead }) => {
    const { url } = simulators[at];
    // What stands behind a `#` is no part of where an address leads: that one is the service's own.
    const isForeign = (to: string) => !URL.canParse(to) || new URL(to).origin !== url;
    const spellings = towardsCanary(canary.port, '/picture.png', url).filter(isForeign);
    expect(new Set(spellings).size).toBeGreaterThanOrEqual(30);
    const request = await serviceRequest(task);
    for (const to of spellings) {
      simulators[at].next(lead(to));
      await expect(service().ask(request, recordedWatch()), to).rejects.toMatchObject({ kind: 'broken' });
      simulators[at].reset();
    }
    expect(canary.hits()).toBe(0);
    const seen = await fetch(`http://127.0.0.1:${canary.port}/picture.png`);
    expect([seen.status, canary.hits()]).toEqual([200, 1]);
  });
});
