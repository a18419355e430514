import sharp from 'sharp';
import { checkPicture, whiteShare } from './check-picture.ts';
import { paint } from './paint.ts';
import type { Form, FormFile } from './read-form.ts';
import { type Desk, type SimCall, type SimReply, type Simulator, startSimulator } from './simulator.ts';

export const openAiKey = 'sk-simulated-openai';

export interface OpenAiFlavour {
  readonly port?: number;
  /** What marks the pixels to change, and in which field; transparency in `mask` unless told. */
  readonly mask?: 'alpha' | 'white';
  readonly maskField?: 'mask' | 'mask_image';
  /** How the picture is answered; base64 unless told. */
  readonly answer?: 'b64_json' | 'url';
  /** Whether it wants the key; it does unless told. */
  readonly isOpen?: boolean;
  /** The sizes it draws; OpenAI's three of gpt-image-1 unless told. */
  readonly sizes?: RegExp;
}

const MASK_BYTES_MAX = 4 * 1024 * 1024;
const PICTURE = { types: ['png', 'webp', 'jpeg'] as const, bytesMax: 50_000_000 };
const texts = ['prompt', 'model', 'n', 'size', 'quality', 'background', 'output_format', 'user'];

/** OpenAI's images/edits and its relatives. */
export const startOpenAi = (flavour: OpenAiFlavour = {}): Promise<Simulator> => {
  const drawn = new Map<string, Buffer>();
  return startSimulator({
    name: 'openai',
    port: flavour.port ?? 0,
    loose: { optional: ['created', 'usage', 'input_tokens', 'output_tokens', 'type', 'param'] },
    routes: [
      {
        method: 'POST',
        path: /^\/v1\/images\/edits$/,
        step: 'submit',
        serve: (call, desk) => edit(call, desk, { flavour, drawn }),
      },
      {
        method: 'GET',
        path: /^\/generated-images\/(.+)$/,
        step: 'result',
        serve: ({ caught }) => {
          const picture = drawn.get(caught[0] ?? '');
          return picture ? { status: 200, body: picture } : { status: 404, body: { detail: 'gone' } };
        },
      },
    ],
  });
};

const failure = (status: number, code: string, message: string): SimReply => ({
  status,
  body: { error: { message, type: 'invalid_request_error', param: null, code } },
});

interface Server {
  readonly flavour: OpenAiFlavour;
  readonly drawn: Map<string, Buffer>;
}

async function edit(call: SimCall, desk: Desk, server: Server): Promise<SimReply> {
  const { flavour } = server;
  if (!flavour.isOpen && call.headers.authorization !== `Bearer ${openAiKey}`) {
    desk.violation(`authorization: ${call.headers.authorization}`);
    return failure(401, 'invalid_api_key', 'Incorrect API key provided');
  }
  const form = await call.form();
  const wrong = form === null ? ['not multipart'] : await faultsOf(form, flavour);
  if (!form || wrong.length > 0) {
    for (const fault of wrong) desk.violation(fault);
    return failure(400, 'invalid_value', wrong.join('; '));
  }
  if (call.fault.moderated) return failure(400, 'moderation_blocked', 'Rejected by the safety system');
  desk.charge();
  return answer(form, call, server);
}

function fieldFaults(form: Form, maskField: string): string[] {
  const faults: string[] = [];
  for (const [name, values] of Object.entries(form.texts)) {
    if (!texts.includes(name)) faults.push(`unknown parameter: ${name}`);
    else if (values.length !== 1) faults.push(`${name} more than once`);
  }
  for (const name of Object.keys(form.files)) {
    if (name !== 'image' && name !== maskField) faults.push(`unknown file: ${name}`);
  }
  for (const name of ['prompt', 'model']) if (!form.texts[name]?.[0]) faults.push(`missing: ${name}`);
  return faults;
}

async function faultsOf(form: Form, flavour: OpenAiFlavour): Promise<string[]> {
  const { maskField = 'mask' } = flavour;
  const faults = fieldFaults(form, maskField);
  const size = form.texts['size']?.[0] ?? '';
  if (!(flavour.sizes ?? /^(1024x1024|1536x1024|1024x1536)$/).test(size)) faults.push(`size: ${size}`);
  const [image] = form.files['image'] ?? [];
  const seen = image ? await checkPicture(image.bytes, PICTURE) : 'missing';
  if (typeof seen === 'string') return [...faults, `image: ${seen}`];
  // It would be drawn in another frame; ours must not need that.
  if (`${seen.width}x${seen.height}` !== size)
    faults.push(`image of ${seen.width}x${seen.height} for ${size}`);
  const [mask] = form.files[maskField] ?? [];
  return mask ? [...faults, ...(await maskFaults(mask, seen, flavour))] : faults;
}

async function maskFaults(
  mask: FormFile,
  image: { width: number; height: number },
  { mask: form = 'alpha' }: OpenAiFlavour,
): Promise<string[]> {
  const seen = await checkPicture(mask.bytes, { types: ['png'], bytesMax: MASK_BYTES_MAX });
  if (typeof seen === 'string') return [`mask: ${seen}`];
  if (seen.width !== image.width || seen.height !== image.height) return ['mask: of another size'];
  if (seen.hasAlpha !== (form === 'alpha')) return [`mask: ${seen.hasAlpha ? 'has' : 'has no'} transparency`];
  const share = await whiteShare(await whiteMask(mask.bytes, form));
  return share === null || share === 0 || share > 0.9 ? [`mask: marks ${share}`] : [];
}

/** The mask as white = repaint. */
const whiteMask = (mask: Buffer, form: 'alpha' | 'white'): Promise<Buffer> =>
  form === 'white' ? Promise.resolve(mask) : sharp(mask).extractChannel(3).negate().png().toBuffer();

async function answer(form: Form, call: SimCall, { flavour, drawn }: Server): Promise<SimReply> {
  const sent = form.files[flavour.maskField ?? 'mask']?.[0]?.bytes;
  const mask = sent ? await whiteMask(sent, flavour.mask ?? 'alpha') : null;
  const picture = form.files['image']?.[0]?.bytes ?? Buffer.alloc(0);
  const painted = await paint({ picture, mask, fault: call.fault });
  const usage = { total_tokens: 4321, input_tokens: 321, output_tokens: 4000 };
  if (call.fault.readyWithoutUrl) return { status: 200, body: { created: 1, data: [{}], usage } };
  if (flavour.answer !== 'url') {
    return { status: 200, body: { created: 1, data: [{ b64_json: painted.toString('base64') }], usage } };
  }
  const name = `${drawn.size}.png`;
  if (!call.fault.expiredUrl) drawn.set(name, painted);
  return { status: 200, body: { created: 1, data: [{ url: `${call.url}/generated-images/${name}` }] } };
}
