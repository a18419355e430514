import { setTimeout as wait } from 'node:timers/promises';
import { checkPicture, whiteShare } from './check-picture.ts';
import { paint } from './paint.ts';
import type { Form, FormFile } from './read-form.ts';
import { type Desk, type SimCall, type SimReply, type Simulator, startSimulator } from './simulator.ts';

export const stabilityKey = 'sk-simulated-stability';

const BODY_MAX = 10 * 1024 * 1024;
const PICTURE = {
  types: ['jpeg', 'png', 'webp'] as const,
  sideMin: 64,
  pixelsMin: 4096,
  pixelsMax: 9_437_184,
};
const styles = [
  ...['enhance', 'anime', 'photographic', 'digital-art', 'comic-book', 'fantasy-art', 'line-art'],
  ...['analog-film', 'neon-punk', 'isometric', 'low-poly', 'origami', 'modeling-compound', 'cinematic'],
  ...['3d-model', 'pixel-art', 'tile-texture'],
];

type Rule = (value: string) => boolean;
const words: Rule = (value) => value.length >= 1 && value.length <= 10_000;
const maybeWords: Rule = (value) => value.length <= 10_000;
const whole =
  (max: number): Rule =>
  (value) =>
    /^\d+$/.test(value) && Number(value) <= max;
const oneOf =
  (allowed: readonly string[]): Rule =>
  (value) =>
    allowed.includes(value);

interface EditRules {
  readonly files: readonly ('image' | 'mask')[];
  readonly texts: Readonly<Record<string, Rule>>;
  readonly required: readonly string[];
  readonly aspectMax?: number;
}

const always = { seed: whole(4_294_967_294), output_format: oneOf(['jpeg', 'png', 'webp']) };
const worded = { ...always, prompt: words, negative_prompt: maybeWords, style_preset: oneOf(styles) };

/** The fields of each edit, as the service's own description of 2026 has them; all of them cost 5 credits. */
const edits: Record<string, EditRules> = {
  inpaint: { files: ['image', 'mask'], texts: { ...worded, grow_mask: whole(100) }, required: ['prompt'] },
  erase: { files: ['image', 'mask'], texts: { ...always, grow_mask: whole(20) }, required: [] },
  'search-and-replace': {
    files: ['image'],
    texts: { ...worded, search_prompt: maybeWords, grow_mask: whole(20) },
    required: ['prompt', 'search_prompt'],
    aspectMax: 2.5,
  },
  'search-and-recolor': {
    files: ['image'],
    texts: { ...worded, select_prompt: maybeWords, grow_mask: whole(20) },
    required: ['prompt', 'select_prompt'],
    aspectMax: 2.5,
  },
};

export interface StabilityOptions {
  readonly port?: number;
  /** How long an edit takes besides the painting. */
  readonly latencyMs?: number;
}

/** Stability's edits: one call each, answered with the picture itself and headers about it. */
export const startStability = ({ port = 0, latencyMs = 0 }: StabilityOptions = {}): Promise<Simulator> =>
  startSimulator({
    name: 'stability',
    port,
    loose: { optional: ['seed', 'x-request-id'] },
    routes: [
      {
        method: 'POST',
        path: /^\/v2beta\/stable-image\/edit\/([a-z-]+)$/,
        step: 'submit',
        serve: async (call, desk) => {
          const reply = await edit(call, desk);
          if (latencyMs > 0) await wait(latencyMs);
          return reply;
        },
      },
    ],
  });

const failure = (status: number, name: string, errors: readonly string[]): SimReply => ({
  status,
  body: { id: 'f81d4fae7dec11d0a76500a0c91e6bf6', name, errors },
});

async function edit(call: SimCall, desk: Desk): Promise<SimReply> {
  const rules = edits[call.caught[0] ?? ''];
  if (!rules) {
    desk.violation(`no such edit: ${call.path}`);
    return failure(404, 'not_found', ['no such endpoint']);
  }
  if (call.headers.authorization !== `Bearer ${stabilityKey}`) {
    desk.violation(`authorization: ${call.headers.authorization}`);
    return failure(401, 'unauthorized', ['authorization: invalid or missing header value']);
  }
  if (call.bytes.length > BODY_MAX) {
    desk.violation(`a body of ${call.bytes.length} bytes`);
    return failure(413, 'payload_too_large', ['body: payloads cannot be larger than 10MiB in size']);
  }
  const form = await call.form();
  const wrong = form === null ? ['body: must be multipart/form-data'] : await faultsOf(form, rules);
  if (call.headers.accept !== 'image/*') wrong.push('accept: only image/* is simulated');
  if (!form || wrong.length > 0) {
    for (const fault of wrong) desk.violation(fault);
    return failure(400, 'bad_request', wrong);
  }
  return answer(form, call, desk);
}

async function faultsOf(form: Form, rules: EditRules): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, values] of Object.entries(form.texts)) {
    const rule = rules.texts[name];
    if (!rule) faults.push(`${name}: unknown field`);
    else if (values.length !== 1 || !rule(values[0] ?? '')) faults.push(`${name}: invalid`);
  }
  for (const name of rules.required) if (!(name in form.texts)) faults.push(`${name}: is required`);
  for (const [name, files] of Object.entries(form.files)) {
    if (!rules.files.some((one) => one === name)) faults.push(`${name}: unknown file`);
    else if (files.length !== 1) faults.push(`${name}: one file only`);
  }
  const [image] = form.files['image'] ?? [];
  if (!image) return [...faults, 'image: is required'];
  const seen = await checkPicture(image.bytes, { ...PICTURE, aspectMax: rules.aspectMax ?? Infinity });
  if (typeof seen === 'string') return [...faults, `image: ${seen}`];
  const [mask] = form.files['mask'] ?? [];
  return mask ? [...faults, ...(await maskFaults(mask, seen))] : faults;
}

async function maskFaults(mask: FormFile, image: { width: number; height: number }): Promise<string[]> {
  const seen = await checkPicture(mask.bytes, PICTURE);
  if (typeof seen === 'string') return [`mask: ${seen}`];
  const white = await whiteShare(mask.bytes);
  const faults: string[] = [];
  // It would be resized; ours must not need that.
  if (seen.width !== image.width || seen.height !== image.height) faults.push('mask: of another size');
  if (white === null) faults.push('mask: not black and white');
  else if (white === 0 || white > 0.9) faults.push(`mask: ${Math.round(white * 100)} % white`);
  return faults;
}

async function answer(form: Form, { fault }: SimCall, desk: Desk): Promise<SimReply> {
  if (fault.moderated) return failure(403, 'content_moderation', ['Your request was flagged by our system.']);
  desk.charge();
  const picture = form.files['image']?.[0]?.bytes ?? Buffer.alloc(0);
  const painted = await paint({ picture, mask: form.files['mask']?.[0]?.bytes ?? null, fault });
  const headers = {
    'content-type': 'image/png',
    'x-request-id': 'f81d4fae7dec11d0a76500a0c91e6bf6',
    'finish-reason': fault.filtered ? 'CONTENT_FILTERED' : 'SUCCESS',
    seed: form.texts['seed']?.[0] ?? '0',
  };
  return { status: 200, headers, body: painted };
}
