import { z } from 'zod';
import type { OpenAiSettings } from '../../config/engine-settings.ts';
import type { EngineTask } from '../image-engine.ts';
import type {
  PictureService,
  ServiceAnswer,
  ServiceLimits,
  ServicePorts,
  ServiceRequest,
} from '../remote/picture-service.ts';
import { styleInWords } from '../remote/style-in-words.ts';
import { failureOfStatus, ServiceFailure } from '../remote/wire/failures.ts';
import { type FormBody, formBody } from '../remote/wire/form-body.ts';
import { serviceFetch, type ServiceReply } from '../remote/wire/service-fetch.ts';
import { trustedUrl } from '../remote/wire/trusted-url.ts';
import { plainWords } from '../sdcpp/plain-words.ts';

const AT_ONCE = 8;

const tasks = ['inpaint', 'remove', 'instruct'] as const satisfies EngineTask[];

/** Erasing has no words of its own. */
const REMOVAL = 'Remove what is masked and continue the surroundings naturally, with nothing in its place';

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
  usage: z.object({ total_tokens: z.number().nullish() }).nullish(),
});

/** A server that answers OpenAI's images/edits call (platform.openai.com/docs/api-reference/images/createEdit), its own or another. */
export const openAiService = (settings: OpenAiSettings, ports: ServicePorts): PictureService => ({
  name: 'openai',
  label: settings.model,
  tasks,
  parameters: ['style-preset'],
  atOnce: AT_ONCE,
  limits: limitsOf(settings.model),
  maskForm: (task) => (task === 'instruct' ? 'none' : settings.mask),
  ask: async (request, { signal, journal }) => {
    const headers = { accept: 'application/json', ...authorization(settings) };
    await journal.submitting();
    const reply = await serviceFetch({
      method: 'POST',
      url: `${settings.url}/images/edits`,
      headers,
      body: formOf(request, settings),
      signal,
      timeoutMs: ports.callTimeoutMs,
    });
    return readAnswer(reply, async (address) => {
      const { url } = trustedUrl(address, { baseUrl: settings.url, domain: null });
      const picture = await serviceFetch({
        method: 'GET',
        url,
        headers,
        signal,
        timeoutMs: ports.callTimeoutMs,
      });
      if (picture.status !== 200) throw new ServiceFailure('broken', 'the picture is not at its address');
      return picture.bytes;
    });
  },
});

const authorization = ({ key }: OpenAiSettings): Record<string, string> =>
  key === null ? {} : { authorization: `Bearer ${key}` };

/** Only what every such server understands: fields it does not know some of them refuse. */
function formOf(request: ServiceRequest, { model, maskField }: OpenAiSettings): FormBody {
  const { picture, mask, words, task, stylePreset } = request;
  const { bytes, mime } = picture;
  return formBody({
    image: { bytes, mime, filename: `image.${mime.slice('image/'.length)}` },
    [maskField]: mask ? { bytes: mask.bytes, mime: mask.mime, filename: 'mask.png' } : undefined,
    model,
    // sd-server answers this call too, and obeys what stands in the prompt.
    prompt: task === 'remove' ? REMOVAL : plainWords(styleInWords(words.english.prompt, stylePreset)),
    size: `${picture.width}x${picture.height}`,
    // The only model that would answer with an address elsewhere, and the only one that knows the field.
    response_format: model === 'dall-e-2' ? 'b64_json' : undefined,
  });
}

/** @throws ServiceFailure */
async function readAnswer(
  reply: ServiceReply,
  download: (address: string) => Promise<Buffer>,
): Promise<ServiceAnswer> {
  if (reply.status !== 200) throw readFailure(reply);
  const answer = Answer.safeParse(reply.json());
  const [first] = answer.data?.data ?? [];
  if (!first?.b64_json && !first?.url) throw new ServiceFailure('broken', 'an answer without a picture');
  const picture = first.b64_json ? Buffer.from(first.b64_json, 'base64') : await download(first.url ?? '');
  const tokens = answer.data?.usage?.total_tokens;
  // What a token costs is between the operator and the service.
  return {
    picture,
    seed: null,
    cost: typeof tokens === 'number' ? { amount: tokens, unit: 'tokens' } : null,
  };
}

const any: ServiceLimits = {
  sideMin: 64,
  sideMax: 2048,
  pixelsMin: 64 * 64,
  pixelsMax: 1_600_000,
  aspectMax: 3,
  bytesMax: 20_000_000,
  sideStep: 16,
  formats: ['png', 'jpeg'],
};

/** Three sizes are drawn, and a picture of other proportions would come back re-framed. */
const gptImage: ServiceLimits = {
  ...any,
  sizes: [
    { width: 1024, height: 1024 },
    { width: 1536, height: 1024 },
    { width: 1024, height: 1536 },
  ],
};

/** Any size in steps of 16, neither very small nor beyond what is experimental. */
const gptImage2: ServiceLimits = {
  ...any,
  sideMax: 2560,
  pixelsMin: 655_360,
  pixelsMax: 2560 * 1440,
};

const dallE2: ServiceLimits = {
  ...any,
  bytesMax: 3_900_000,
  formats: ['png'],
  sizes: [{ width: 1024, height: 1024 }],
};

/** Which pictures a model takes and draws; a model of another maker is taken to draw about a megapixel, as diffusion models do. */
export function limitsOf(model: string): ServiceLimits {
  if (model.startsWith('gpt-image-2')) return gptImage2;
  if (model.startsWith('gpt-image-') || model === 'chatgpt-image-latest') return gptImage;
  return model === 'dall-e-2' ? dallE2 : any;
}

/** OpenAI's own errors, a plain text (sd-server), and FastAPI's (vLLM and others). */
const Failure = z.union([
  z.object({
    error: z.object({
      message: z.string().nullish(),
      type: z.string().nullish(),
      code: z.string().nullish(),
    }),
  }),
  z.object({ error: z.string() }),
  z.object({ detail: z.unknown() }),
]);

const policies = ['moderation_blocked', 'content_policy_violation'];
/** Nothing but money helps against these, whatever the status. */
const accounts = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'];

/** What a status other than 200 means. Text in front of the service, such as a proxy's page, is taken for what its status says. */
function readFailure(reply: ServiceReply): ServiceFailure {
  const { code, said } = wordsOf(reply);
  const message = `${code}: ${said}`;
  if (policies.includes(code)) return new ServiceFailure('refused', message);
  if (accounts.includes(code)) return new ServiceFailure('operator', message);
  // The model has been retired, or the address is wrong.
  if (reply.status === 404) return new ServiceFailure('operator', message);
  return failureOfStatus(reply, message);
}

function wordsOf(reply: ServiceReply): { readonly code: string; readonly said: string } {
  const failure = Failure.safeParse(reply.jsonOrNull()).data;
  if (failure && 'error' in failure && typeof failure.error === 'object') {
    const { message, type, code } = failure.error;
    return { code: code ?? type ?? 'unknown', said: message ?? '' };
  }
  return { code: 'unknown', said: reply.bytes.toString('utf8') };
}
