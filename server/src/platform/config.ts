import { z } from 'zod';
import type { DatabaseAddress } from './database/db.ts';
import type { TrustProxy } from './http/create-server.ts';
import { type LogLevel, logLevels } from './log.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Address people use, without a slash at the end; null = where the server listens. */
  readonly publicUrl: string | null;
  /** Null = made and kept in the data directory. */
  readonly secret: string | null;
  /** Null = the SQLite file in the data directory. */
  readonly postgres: DatabaseAddress | null;
  readonly engineTimeoutMs: number;
  readonly engines: EngineSettings;
  /** A server that speaks LibreTranslate's API; null = the built-in vocabulary only. */
  readonly translateUrl: string | null;
  /** Null = mails are files in the data directory. */
  readonly smtpUrl: string | null;
  /** Who mails come from, as `Name <address>`; null = the product, at the host of its address. */
  readonly mailFrom: string | null;
  readonly signIn: SignInSettings;
  readonly welcomeCredits: number;
  readonly trustProxy: TrustProxy;
  readonly logLevel: LogLevel;
  /** Settings that were given but do nothing in this version. */
  readonly unused: readonly string[];
}

export const engineNames = ['embedded', 'stability', 'bfl', 'comfyui', 'sdcpp', 'openai'] as const;
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

/** The services people may sign in with; null = without it. */
export interface SignInSettings {
  readonly google: { readonly clientId: string; readonly jwksUrl: string } | null;
  readonly apple: { readonly clientId: string; readonly jwksUrl: string } | null;
  readonly facebook: {
    readonly appId: string;
    readonly appSecret: string;
    /** Up to and with the version. */
    readonly graphUrl: string;
  } | null;
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

/** Every fault of the settings, one a line. */
export class BadSettings extends Error {
  constructor(faults: readonly string[]) {
    super(`Maquette cannot start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'BadSettings';
  }
}

const SECRET_CHARACTERS = 32;
const TIMEOUT_MAX_MS = 3_600_000;
const CREDITS_MAX = 1_000_000;

const whole = (from: number, to: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to));

const fallback = (value: string) => (given: unknown) => given ?? value;

const address = (standard: string) => z.preprocess(fallback(standard), z.url({ protocol: /^https?$/ }));

const Settings = z.object({
  PORT: z.preprocess(fallback('8080'), whole(0, 65_535)),
  HOST: z.preprocess(fallback('127.0.0.1'), z.union([z.ipv4(), z.ipv6(), z.hostname()])),
  DATA_DIR: z.preprocess(fallback('./data'), z.string()),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECRET: z.string().min(SECRET_CHARACTERS).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: z.never().optional(),
  ROLE: z.literal('all').optional(),
  ENGINE_TIMEOUT_MS: z.preprocess(fallback('120000'), whole(1000, TIMEOUT_MAX_MS)),
  DEFAULT_ENGINE: z.preprocess(fallback('auto'), z.enum(['auto', ...engineNames])),
  PREMIUM_ENGINE: z.preprocess(fallback('auto'), z.enum(['auto', ...engineNames])),
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
  OPENAI_IMAGES_MODEL: z.preprocess(fallback('gpt-image-1.5'), z.string()),
  OPENAI_IMAGES_MASK: z.preprocess(fallback('alpha'), z.enum(['alpha', 'white'])),
  OPENAI_IMAGES_MASK_FIELD: z.preprocess(fallback('mask'), z.enum(['mask', 'mask_image'])),
  TRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u)
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_JWKS_URL: address('https://www.googleapis.com/oauth2/v3/certs'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_JWKS_URL: address('https://appleid.apple.com/auth/keys'),
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/).optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_GRAPH_URL: address('https://graph.facebook.com/v25.0'),
  WELCOME_CREDITS: z.preprocess(fallback('10'), whole(0, CREDITS_MAX)),
  TRUST_PROXY: z.preprocess(fallback('false'), z.string().regex(/^(true|false|\d{1,2}|[\da-fA-F.:/, ]+)$/)),
  LOG_LEVEL: z.preprocess(fallback('info'), z.enum(logLevels)),
});

const webAddress = 'must be an address that begins with http:// or https://';

/** What each setting has to be, for whoever got it wrong. */
const expected: Record<keyof z.infer<typeof Settings>, string> = {
  PORT: 'must be a whole number from 0 to 65535',
  HOST: 'must be an address or a host name',
  DATA_DIR: 'must be a folder',
  PUBLIC_URL: webAddress,
  SECRET: `must have at least ${SECRET_CHARACTERS} characters`,
  DATABASE_URL: 'must be an address that begins with postgres://',
  STORAGE_URL: 'is not supported in this version: pictures are kept in DATA_DIR',
  ROLE: 'must be "all" in this version',
  ENGINE_TIMEOUT_MS: `must be a whole number from 1000 to ${TIMEOUT_MAX_MS}`,
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
  TRANSLATE_URL: webAddress,
  SMTP_URL: 'must be an address that begins with smtp:// or smtps://',
  MAIL_FROM: 'must be an email address, or a name with the address in <angle brackets>',
  GOOGLE_CLIENT_ID: 'must be a text',
  GOOGLE_JWKS_URL: webAddress,
  APPLE_CLIENT_ID: 'must be a text',
  APPLE_JWKS_URL: webAddress,
  FACEBOOK_APP_ID: 'must be a number',
  FACEBOOK_APP_SECRET: 'must be a text',
  FACEBOOK_GRAPH_URL: webAddress,
  WELCOME_CREDITS: `must be a whole number from 0 to ${CREDITS_MAX}`,
  TRUST_PROXY: 'must be true, false, a number of proxies, or their addresses with commas between',
  LOG_LEVEL: `must be one of ${logLevels.join(', ')}`,
};

/** Known by name, of use only once what they are for is built. */
const later = [
  ...['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'],
  ...['METRICS_TOKEN', 'SANDBOX_CLOCK', 'ENGINE_MODEL_DIR'],
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings once. An empty value counts as none. Throws `BadSettings` with every fault in one message. */
export const parseConfig = (environment: Environment): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Settings.safeParse(given);
  const faults = (parsed.error?.issues ?? []).map(({ path }) => faultOf(String(path[0])));
  if (given['DATABASE_URL'] !== undefined && given['SECRET'] === undefined) {
    faults.push('SECRET must be set together with DATABASE_URL, the same for every server');
  }
  if ((given['FACEBOOK_APP_ID'] === undefined) !== (given['FACEBOOK_APP_SECRET'] === undefined)) {
    faults.push('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET must be set together');
  }
  faults.push(...(parsed.success ? missingEngines(readEngines(parsed.data)) : []));
  if (!parsed.success || faults.length > 0) throw new BadSettings([...new Set(faults)]);
  const settings = parsed.data;
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    publicUrl: withoutSlash(settings.PUBLIC_URL),
    secret: settings.SECRET ?? null,
    postgres: settings.DATABASE_URL ? ({ kind: 'postgres', url: settings.DATABASE_URL } as const) : null,
    engineTimeoutMs: settings.ENGINE_TIMEOUT_MS,
    engines: readEngines(settings),
    translateUrl: withoutSlash(settings.TRANSLATE_URL),
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    signIn: readSignIn(settings),
    welcomeCredits: settings.WELCOME_CREDITS,
    trustProxy: readTrustProxy(settings.TRUST_PROXY),
    logLevel: settings.LOG_LEVEL,
    unused: later.filter((name) => given[name] !== undefined),
  });
};

/** Names the setting and what it should be, never its value: that may be a secret. */
const faultOf = (name: string): string => `${name} ${expected[name as keyof typeof expected]}`;

const readTrustProxy = (text: string): TrustProxy => {
  if (text === 'true' || text === 'false') return text === 'true';
  const hops = Number(text);
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : text;
};

const withoutSlash = (url: string | undefined): string | null => url?.replace(/\/+$/, '') ?? null;

const readSignIn = (settings: z.infer<typeof Settings>): SignInSettings => {
  const [google, apple] = [settings.GOOGLE_CLIENT_ID, settings.APPLE_CLIENT_ID];
  const [appId, appSecret] = [settings.FACEBOOK_APP_ID, settings.FACEBOOK_APP_SECRET];
  return {
    google: google === undefined ? null : { clientId: google, jwksUrl: settings.GOOGLE_JWKS_URL },
    apple: apple === undefined ? null : { clientId: apple, jwksUrl: settings.APPLE_JWKS_URL },
    facebook:
      appId === undefined || appSecret === undefined
        ? null
        : { appId, appSecret, graphUrl: settings.FACEBOOK_GRAPH_URL.replace(/\/+$/, '') },
  };
};

const readEngines = (settings: z.infer<typeof Settings>): EngineSettings => {
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
};

/** An engine that is named but not set up. */
const missingEngines = (engines: EngineSettings): string[] => {
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
};
