import { z } from 'zod';
import { orElse, withoutSlash } from './setting-values.ts';
import { address, settingsPart, webAddress } from './settings-part.ts';

const engineNames = ['embedded', 'stability', 'bfl', 'comfyui', 'sdcpp', 'openai'] as const;
export type EngineName = (typeof engineNames)[number];

/** Which picture services there are and who serves what. */
export interface EngineSettings {
  /** `auto` = the first service that is set up, else the embedded engine. */
  readonly default: EngineName | 'auto';
  readonly premium: EngineName | 'auto';
  /** Who stands in when a service cannot be used; null = nobody. */
  readonly fallback: EngineName | null;
  readonly stability: { readonly key: string; readonly url: string } | null;
  readonly bfl: { readonly key: string; readonly url: string } | null;
  readonly comfyui: { readonly url: string; readonly workflowsDir: string | null } | null;
  readonly sdcpp: { readonly url: string } | null;
  readonly openai: OpenAiSettings | null;
}

/** A server that answers OpenAI's images/edits call. */
export interface OpenAiSettings {
  /** Up to and with `/v1`. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
  /** What marks the pixels to change: transparency, or white in a grey picture. */
  readonly mask: 'alpha' | 'white';
  /** Form field the mask travels in. */
  readonly maskField: 'mask' | 'mask_image';
}

const fields = {
  DEFAULT_ENGINE: z.preprocess(orElse('auto'), z.enum(['auto', ...engineNames])),
  PREMIUM_ENGINE: z.preprocess(orElse('auto'), z.enum(['auto', ...engineNames])),
  FALLBACK_ENGINE: z.enum(engineNames).optional(),
  STABILITY_API_KEY: z.string().optional(),
  STABILITY_API_URL: address('https://api.stability.ai'),
  BFL_API_KEY: z.string().optional(),
  BFL_API_URL: address('https://api.bfl.ai'),
  COMFYUI_URL: z.url({ protocol: /^https?$/ }).optional(),
  COMFYUI_WORKFLOWS: z.string().optional(),
  SDCPP_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_IMAGES_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_IMAGES_KEY: z.string().optional(),
  OPENAI_IMAGES_MODEL: z.preprocess(orElse('gpt-image-1.5'), z.string()),
  OPENAI_IMAGES_MASK: z.preprocess(orElse('alpha'), z.enum(['alpha', 'white'])),
  OPENAI_IMAGES_MASK_FIELD: z.preprocess(orElse('mask'), z.enum(['mask', 'mask_image'])),
};

type Given = z.infer<z.ZodObject<typeof fields>>;

function read(settings: Given): EngineSettings {
  const keyed = (key: string | undefined, url: string) =>
    key === undefined ? null : { key, url: url.replace(/\/+$/, '') };
  const [comfyui, sdcpp] = [withoutSlash(settings.COMFYUI_URL), withoutSlash(settings.SDCPP_URL)];
  const openai = withoutSlash(settings.OPENAI_IMAGES_URL);
  return {
    default: settings.DEFAULT_ENGINE,
    premium: settings.PREMIUM_ENGINE,
    fallback: settings.FALLBACK_ENGINE ?? null,
    stability: keyed(settings.STABILITY_API_KEY, settings.STABILITY_API_URL),
    bfl: keyed(settings.BFL_API_KEY, settings.BFL_API_URL),
    comfyui: comfyui === null ? null : { url: comfyui, workflowsDir: settings.COMFYUI_WORKFLOWS ?? null },
    sdcpp: sdcpp === null ? null : { url: sdcpp },
    openai:
      openai === null
        ? null
        : {
            url: openai,
            key: settings.OPENAI_IMAGES_KEY ?? null,
            model: settings.OPENAI_IMAGES_MODEL,
            mask: settings.OPENAI_IMAGES_MASK,
            maskField: settings.OPENAI_IMAGES_MASK_FIELD,
          },
  };
}

/** An engine that is named but not set up. */
function missingEngines(engines: EngineSettings): string[] {
  const isSetUp = (name: EngineName | 'auto' | null): boolean =>
    name === null || name === 'auto' || name === 'embedded' || engines[name] !== null;
  const chosen = {
    DEFAULT_ENGINE: engines.default,
    PREMIUM_ENGINE: engines.premium,
    FALLBACK_ENGINE: engines.fallback,
  };
  return Object.entries(chosen)
    .filter(([, name]) => !isSetUp(name))
    .map(([setting, name]) => `${setting} names ${name}, which is not set up`);
}

export const engineSettings = settingsPart({
  fields,
  expected: {
    DEFAULT_ENGINE: `must be one of auto, ${engineNames.join(', ')}`,
    PREMIUM_ENGINE: `must be one of auto, ${engineNames.join(', ')}`,
    FALLBACK_ENGINE: `must be one of ${engineNames.join(', ')}`,
    STABILITY_API_KEY: 'must be a text',
    STABILITY_API_URL: webAddress,
    BFL_API_KEY: 'must be a text',
    BFL_API_URL: webAddress,
    COMFYUI_URL: webAddress,
    COMFYUI_WORKFLOWS: 'must be a folder',
    SDCPP_URL: webAddress,
    OPENAI_IMAGES_URL: webAddress,
    OPENAI_IMAGES_KEY: 'must be a text',
    OPENAI_IMAGES_MODEL: 'must be a text',
    OPENAI_IMAGES_MASK: 'must be alpha or white',
    OPENAI_IMAGES_MASK_FIELD: 'must be mask or mask_image',
  },
  read,
  faults: (settings) => missingEngines(read(settings)),
});
