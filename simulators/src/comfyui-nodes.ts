import { z } from 'zod';

/** An input of a node: a link, a plain value, an uploaded file, or one of some choices. */
export type NodeInput = 'LINK' | 'STRING' | 'INT' | 'FLOAT' | 'BOOLEAN' | 'FILE' | readonly string[];

/** The nodes of the workflows that come with Maquette, as ComfyUI's source declares them. */
export const comfyuiNodes: Readonly<Record<string, Readonly<Record<string, NodeInput>>>> = {
  UNETLoader: { unet_name: ['flux-2-klein-4b-fp8.safetensors'], weight_dtype: ['default', 'fp8_e4m3fn'] },
  CLIPLoader: { clip_name: ['qwen_3_4b.safetensors'], type: ['stable_diffusion', 'flux2'] },
  VAELoader: { vae_name: ['flux2-vae.safetensors'] },
  CheckpointLoaderSimple: { ckpt_name: ['sd-xl-inpainting-0.1.safetensors', 'sd_xl_base_1.0.safetensors'] },
  LoadImage: { image: 'FILE' },
  LoadImageMask: { image: 'FILE', channel: ['alpha', 'red', 'green', 'blue'] },
  GrowMask: { mask: 'LINK', expand: 'INT', tapered_corners: 'BOOLEAN' },
  CLIPTextEncode: { clip: 'LINK', text: 'STRING' },
  VAEEncode: { pixels: 'LINK', vae: 'LINK' },
  VAEDecode: { samples: 'LINK', vae: 'LINK' },
  ReferenceLatent: { conditioning: 'LINK', latent: 'LINK' },
  SetLatentNoiseMask: { samples: 'LINK', mask: 'LINK' },
  DifferentialDiffusion: { model: 'LINK' },
  InpaintModelConditioning: {
    ...{ positive: 'LINK', negative: 'LINK', vae: 'LINK', pixels: 'LINK', mask: 'LINK' },
    noise_mask: 'BOOLEAN',
  },
  RandomNoise: { noise_seed: 'INT' },
  KSamplerSelect: { sampler_name: ['euler', 'dpmpp_2m'] },
  Flux2Scheduler: { steps: 'INT', width: 'INT', height: 'INT' },
  BasicGuider: { model: 'LINK', conditioning: 'LINK' },
  EmptyFlux2LatentImage: { width: 'INT', height: 'INT', batch_size: 'INT' },
  SamplerCustomAdvanced: {
    noise: 'LINK',
    guider: 'LINK',
    sampler: 'LINK',
    sigmas: 'LINK',
    latent_image: 'LINK',
  },
  KSampler: {
    ...{ model: 'LINK', positive: 'LINK', negative: 'LINK', latent_image: 'LINK', seed: 'INT', steps: 'INT' },
    ...{
      cfg: 'FLOAT',
      sampler_name: ['euler', 'dpmpp_2m'],
      scheduler: ['normal', 'karras'],
      denoise: 'FLOAT',
    },
  },
  SaveImage: { images: 'LINK', filename_prefix: 'STRING' },
};

export const SimGraph = z.record(
  z.string(),
  z.strictObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);
export type SimGraph = z.infer<typeof SimGraph>;

/** Everything ComfyUI would find wrong with a graph, each with the type it would call it by. */
export const faultsOfGraph = (
  graph: SimGraph,
  files: ReadonlySet<string>,
): { type: string; details: string }[] =>
  Object.entries(graph).flatMap(([id, { class_type: name, inputs }]) => {
    const declared = comfyuiNodes[name];
    if (!declared) return [{ type: 'missing_node_type', details: `${id}: ${name}` }];
    const strange = Object.keys(inputs).filter((input) => !(input in declared));
    const wrong = Object.entries(declared).flatMap(([input, kind]) => {
      const type = faultOfInput(inputs[input], kind, { graph, files });
      return type === null ? [] : [{ type, details: `${id}.${input}: ${JSON.stringify(inputs[input])}` }];
    });
    return [...strange.map((input) => ({ type: 'unknown_input', details: `${id}.${input}` })), ...wrong];
  });

interface Known {
  readonly graph: SimGraph;
  readonly files: ReadonlySet<string>;
}

const faultOfInput = (value: unknown, kind: NodeInput, { graph, files }: Known): string | null => {
  if (value === undefined) return 'required_input_missing';
  if (kind === 'LINK') {
    const isLink = Array.isArray(value) && typeof value[0] === 'string' && value[0] in graph;
    return isLink ? null : 'bad_linked_input';
  }
  if (kind === 'FILE') return files.has(String(value)) ? null : 'custom_validation_failed';
  if (typeof kind === 'object') return kind.includes(String(value)) ? null : 'value_not_in_list';
  const isRight = {
    STRING: typeof value === 'string',
    INT: Number.isInteger(value) && Number(value) >= 0,
    FLOAT: typeof value === 'number',
    BOOLEAN: typeof value === 'boolean',
  }[kind];
  return isRight ? null : 'invalid_input_type';
};
