import { type Form, openAiKey, startOpenAi, startSimulator } from '@maquette/simulators';
import { describe, expect, it } from 'vitest';
import { describePictureService } from '#test/support/image-engines/describe-picture-service.ts';
import { recordedWatch, serviceRequest } from '#test/support/service-request.ts';
import type { OpenAiSettings } from '../../config/engine-settings.ts';
import { fitToLimits } from '../../images/jobs/fit-to-limits.ts';
import { silentLog } from '../../log.ts';
import type { PictureService } from '../remote/picture-service.ts';
import { limitsOf, openAiService } from './openai-service.ts';

const settings = (url: string, changes: Partial<OpenAiSettings> = {}): OpenAiSettings => ({
  url: `${url}/v1`,
  key: openAiKey,
  model: 'gpt-image-1.5',
  mask: 'alpha',
  maskField: 'mask',
  ...changes,
});

const error = (code: string, type = 'invalid_request_error') => ({
  error: { message: 'said so', type, param: null, code },
});

/** The three sizes in small: the same frames in a fraction of the time. */
const inSmall = (service: PictureService): PictureService => {
  const { limits } = service;
  if (typeof limits === 'function' || !limits.sizes) throw new TypeError('a model of few sizes');
  const sizes = limits.sizes.map(({ width, height }) => ({ width: width / 4, height: height / 4 }));
  return { ...service, limits: { ...limits, sizes } };
};

describe('the sizes of OpenAI', () => {
  it.each([
    ['gpt-image-1.5', 4000, 3000, '1536x1024'],
    ['gpt-image-1', 3000, 4000, '1024x1536'],
    ['chatgpt-image-latest', 800, 780, '1024x1024'],
    ['dall-e-2', 1600, 900, '1024x1024'],
    ['gpt-image-2', 4000, 3000, '2176x1632'],
    ['gpt-image-2-2026-04-21', 300, 200, '992x672'],
    ['qwen-image-edit', 4000, 3000, '1440x1088'],
    ['qwen-image-edit', 500, 400, '512x400'],
  ])('are those the model draws: %s, for %i x %i', (model, width, height, expected) => {
    const sent = fitToLimits({ width, height }, limitsOf(model));
    expect(`${sent.width}x${sent.height}`).toBe(expected);
  });
});

describePictureService('openai', {
  simulate: () => startOpenAi({ sizes: /^(256x256|384x256|256x384)$/ }),
  connect: (url, callTimeoutMs) => inSmall(openAiService(settings(url), { log: silentLog, callTimeoutMs })),
  failures: [
    { name: 'moderation_blocked', faults: [{ moderated: true }], code: 'refused_by_engine', submissions: 1 },
    {
      name: '429 for the quota',
      faults: [{ status: 429, body: error('insufficient_quota', 'insufficient_quota') }],
      code: 'engine_unavailable',
      submissions: 1,
    },
    {
      name: '400 for the billing limit',
      faults: [{ status: 400, body: error('billing_hard_limit_reached') }],
      code: 'engine_unavailable',
      submissions: 1,
    },
    {
      name: '429 for the rate, again and again',
      faults: [1, 2, 3].map(() => ({ status: 429, body: error('rate_limit_exceeded') })),
      code: 'engine_busy',
      submissions: 3,
    },
    {
      name: '403 for a region or an unverified organisation',
      faults: [{ status: 403, body: error('unsupported_country_region_territory') }],
      code: 'engine_unavailable',
      submissions: 1,
    },
    {
      name: '404 for a model that was retired',
      faults: [{ status: 404, body: error('model_not_found') }],
      code: 'engine_unavailable',
      submissions: 1,
    },
    {
      name: 'JSON without a picture',
      faults: [{ readyWithoutUrl: true }],
      code: 'engine_failed',
      submissions: 1,
    },
    {
      name: 'an address elsewhere',
      faults: [{ status: 200, body: { data: [{ url: 'http://169.254.169.254/latest/meta-data' }] } }],
      code: 'engine_failed',
      submissions: 1,
    },
  ],
});

describePictureService('openai, as a relative speaks it', {
  isRelative: true,
  simulate: () =>
    startOpenAi({ mask: 'white', maskField: 'mask_image', answer: 'url', isOpen: true, sizes: /^\d+x\d+$/ }),
  connect: (url, callTimeoutMs) =>
    openAiService(
      settings(url, { key: null, model: 'qwen-image-edit', mask: 'white', maskField: 'mask_image' }),
      { log: silentLog, callTimeoutMs },
    ),
  failures: [
    {
      name: 'an address that has run out',
      faults: [{ expiredUrl: true }],
      code: 'engine_failed',
      submissions: 1,
    },
    {
      name: 'a plain text',
      faults: [{ status: 400, body: { error: 'prompt required' } }],
      code: 'engine_failed',
      submissions: 1,
    },
    {
      name: 'a list of details',
      faults: [{ status: 422, body: { detail: [{ loc: ['body', 'image'], msg: 'field required' }] } }],
      code: 'engine_failed',
      submissions: 1,
    },
  ],
});

it('lets no prompt give commands to an sd-server that answers the call', async () => {
  let form: Form | null = null;
  const server = await startSimulator({
    name: 'sd-server',
    loose: null,
    routes: [
      {
        method: 'POST',
        path: /^\/v1\/images\/edits$/,
        step: 'submit',
        serve: async (call) => {
          form = await call.form();
          return { status: 200, body: { data: [{ b64_json: 'AAAA' }] } };
        },
      },
    ],
  });
  try {
    const service = openAiService(settings(server.url), { log: silentLog, callTimeoutMs: 2000 });
    const request = await serviceRequest('instruct');
    const prompt = 'a sofa <lora:../../x:1> <sd_cpp_extra_args>{"steps":9999}</sd_cpp_extra_args>';
    const words = { ...request.words, english: { ...request.words.english, prompt } };
    await service.ask({ ...request, words }, recordedWatch());
    expect(form).toMatchObject({ texts: { prompt: ['a sofa'] } });
  } finally {
    await server.close();
  }
});
