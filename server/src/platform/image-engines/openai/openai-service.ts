import { z } from 'zod';
import type { OpenAiSettings } from '../../config/engine-settings.ts';
import type { EngineTask } from '../image-engine.ts';
import { ServiceFailure } from '../remote/wire/failures.ts';
import type {
  PictureService,
  ServiceAnswer,
  ServicePorts,
  ServiceRequest,
} from '../remote/picture-service.ts';
import { type FormBody, formBody } from '../remote/wire/form-body.ts';
import { type ServiceReply, serviceFetch } from '../remote/wire/service-fetch.ts';
import { styleInWords } from '../remote/style-in-words.ts';
import { trustedUrl } from '../remote/wire/trusted-url.ts';
import { plainWords } from '../sdcpp/plain-words.ts';
import { limitsOf } from './model-limits.ts';
import { readFailure } from './read-failure.ts';

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
