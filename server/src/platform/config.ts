import { join } from 'node:path';
import { z } from 'zod';
import { BadSettings } from './config/bad-settings.ts';
import { type CardSettings, cardSettings } from './config/card-settings.ts';
import { type EngineSettings, engineSettings } from './config/engine-settings.ts';
import { orElse, whole, withoutSlash } from './config/setting-values.ts';
import { webAddress } from './config/settings-part.ts';
import { type SellerSettings, sellerSettings } from './config/seller-settings.ts';
import { type SignInSettings, signInSettings } from './config/sign-in-settings.ts';
import { readBackupPlace, readStoreAddress, type StoreAddress } from './blob-storage/storage-address.ts';
import type { DatabaseAddress } from './database/db.ts';
import type { TrustProxy } from './http/create-server.ts';
import { type LogLevel, logLevels } from './log.ts';
import { secretsIn } from './log-secrets.ts';

/** `web` serves pages and API, `worker` works off edits and mails and sweeps, `all` does both. */
export const roles = ['all', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

export interface Config {
  readonly role: Role;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where open models lie, if any. */
  readonly modelDir: string;
  /** Address people use, without a slash at the end; null = where the server listens. */
  readonly publicUrl: string | null;
  /** Null = made and kept in the data directory. */
  readonly secret: string | null;
  /** Null = the SQLite file in the data directory. */
  readonly postgres: DatabaseAddress | null;
  /** Where pictures are kept; null = the data directory. */
  readonly storage: StoreAddress | null;
  /** Whether whoever wants a picture is sent to the storage for it. */
  readonly storageRedirects: boolean;
  /** Where backups go every night: a folder or a bucket; null = none are made. */
  readonly backupTo: string | StoreAddress | null;
  /** Encrypts backups; null = they are not encrypted. */
  readonly backupKey: string | null;
  /** Snapshots that are older go after a good night, in days; null = all are kept. */
  readonly backupKeepDays: number | null;
  readonly engineTimeoutMs: number;
  readonly engines: EngineSettings;
  /** A server that speaks LibreTranslate's API; null = the built-in vocabulary only. */
  readonly translateUrl: string | null;
  /** Null = mails are files in the data directory. */
  readonly smtpUrl: string | null;
  /** Who mails come from, as `Name <address>`; null = the product, at the host of its address. */
  readonly mailFrom: string | null;
  /** Where people get help, as an address alone; null = nowhere. */
  readonly supportEmail: string | null;
  readonly signIn: SignInSettings;
  readonly cards: CardSettings;
  readonly seller: SellerSettings;
  readonly welcomeCredits: number;
  readonly trustProxy: TrustProxy;
  /** Who may ask for the figures; null = nobody. */
  readonly metricsToken: string | null;
  readonly logLevel: LogLevel;
  /** What no log may tell. */
  readonly secrets: readonly string[];
}

const SECRET_CHARACTERS = 32;
const TOKEN_CHARACTERS = 16;
const TIMEOUT_MAX_MS = 3_600_000;
const CREDITS_MAX = 1_000_000;
const KEEP_DAYS_MAX = 36_500;

const Settings = z.object({
  PORT: z.preprocess(orElse('8080'), whole(0, 65_535)),
  HOST: z.preprocess(orElse('127.0.0.1'), z.union([z.ipv4(), z.ipv6(), z.hostname()])),
  DATA_DIR: z.preprocess(orElse('./data'), z.string()),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SECRET: z.string().min(SECRET_CHARACTERS).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: z
    .string()
    .refine((text) => readStoreAddress(text) !== null)
    .optional(),
  STORAGE_SERVE: z.preprocess(orElse('proxy'), z.enum(['proxy', 'redirect'])),
  ROLE: z.preprocess(orElse('all'), z.enum(roles)),
  BACKUP_TO: z
    .string()
    .refine((text) => readBackupPlace(text) !== null)
    .optional(),
  BACKUP_KEY: z.string().min(SECRET_CHARACTERS).optional(),
  BACKUP_KEEP: whole(1, KEEP_DAYS_MAX).optional(),
  ENGINE_TIMEOUT_MS: z.preprocess(orElse('120000'), whole(1000, TIMEOUT_MAX_MS)),
  ENGINE_MODEL_DIR: z.string().optional(),
  TRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/u)
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  WELCOME_CREDITS: z.preprocess(orElse('10'), whole(0, CREDITS_MAX)),
  TRUST_PROXY: z.preprocess(orElse('false'), z.string().regex(/^(true|false|\d{1,2}|[\da-fA-F.:/, ]+)$/)),
  METRICS_TOKEN: z
    .string()
    .min(TOKEN_CHARACTERS)
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  LOG_LEVEL: z.preprocess(orElse('info'), z.enum(logLevels)),
  ...engineSettings.fields,
  ...signInSettings.fields,
  ...cardSettings.fields,
  ...sellerSettings.fields,
});

/** What each setting has to be, for whoever got it wrong. */
const expected: Record<keyof z.infer<typeof Settings>, string> = {
  PORT: 'must be a whole number from 0 to 65535',
  HOST: 'must be an address or a host name',
  DATA_DIR: 'must be a folder',
  PUBLIC_URL: webAddress,
  SECRET: `must have at least ${SECRET_CHARACTERS} characters`,
  DATABASE_URL: 'must be an address that begins with postgres://',
  STORAGE_URL:
    'must be like s3://bucket/prefix?endpoint=https://…&region=…&pathStyle=1, without credentials: those are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  STORAGE_SERVE: 'must be proxy or redirect',
  ROLE: `must be one of ${roles.join(', ')}`,
  BACKUP_TO: 'must be a folder, or like s3://bucket/prefix?endpoint=https://…&region=…, without credentials',
  BACKUP_KEEP: `must be a number of days from 1 to ${KEEP_DAYS_MAX}`,
  BACKUP_KEY: `must have at least ${SECRET_CHARACTERS} characters`,
  ENGINE_TIMEOUT_MS: `must be a whole number from 1000 to ${TIMEOUT_MAX_MS}`,
  ENGINE_MODEL_DIR: 'must be a folder',
  TRANSLATE_URL: webAddress,
  SMTP_URL: 'must be an address that begins with smtp:// or smtps://',
  MAIL_FROM: 'must be an email address, or a name with the address in <angle brackets>',
  SUPPORT_EMAIL: 'must be an email address',
  WELCOME_CREDITS: `must be a whole number from 0 to ${CREDITS_MAX}`,
  TRUST_PROXY: 'must be true, false, a number of proxies, or their addresses with commas between',
  METRICS_TOKEN: `must have at least ${TOKEN_CHARACTERS} characters and no space`,
  LOG_LEVEL: `must be one of ${logLevels.join(', ')}`,
  ...engineSettings.expected,
  ...signInSettings.expected,
  ...cardSettings.expected,
  ...sellerSettings.expected,
};

/** Every name that is understood. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings once. An empty value counts as none. Throws `BadSettings` with every fault in one message. */
export function parseConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Settings.safeParse(given);
  const faults = (parsed.error?.issues ?? []).map(({ path }) => faultOf(String(path[0])));
  faults.push(...faultsTogether(given, parsed.data?.ROLE));
  for (const part of [engineSettings, cardSettings, sellerSettings])
    if (parsed.success) faults.push(...part.faults(parsed.data));
  if (!parsed.success || faults.length > 0) throw new BadSettings([...new Set(faults)]);
  const settings = parsed.data;
  return Object.freeze({
    role: settings.ROLE,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    modelDir: settings.ENGINE_MODEL_DIR ?? join(settings.DATA_DIR, 'open-models'),
    publicUrl: withoutSlash(settings.PUBLIC_URL),
    secret: settings.SECRET ?? null,
    postgres: settings.DATABASE_URL ? ({ kind: 'postgres', url: settings.DATABASE_URL } as const) : null,
    storage: settings.STORAGE_URL === undefined ? null : readStoreAddress(settings.STORAGE_URL),
    storageRedirects: settings.STORAGE_SERVE === 'redirect',
    backupTo: settings.BACKUP_TO === undefined ? null : readBackupPlace(settings.BACKUP_TO),
    backupKey: settings.BACKUP_KEY ?? null,
    backupKeepDays: settings.BACKUP_KEEP ?? null,
    engineTimeoutMs: settings.ENGINE_TIMEOUT_MS,
    engines: engineSettings.read(settings),
    translateUrl: withoutSlash(settings.TRANSLATE_URL),
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    supportEmail: settings.SUPPORT_EMAIL ?? null,
    signIn: signInSettings.read(settings),
    cards: cardSettings.read(settings),
    seller: sellerSettings.read(settings),
    welcomeCredits: settings.WELCOME_CREDITS,
    trustProxy: readTrustProxy(settings.TRUST_PROXY),
    metricsToken: settings.METRICS_TOKEN ?? null,
    logLevel: settings.LOG_LEVEL,
    secrets: secretsIn(given),
  });
}

/** What is wrong with settings beside each other. */
function faultsTogether(given: Environment, role: Role | undefined): string[] {
  const faults: string[] = [];
  if (given['DATABASE_URL'] !== undefined && given['SECRET'] === undefined) {
    faults.push('SECRET must be set together with DATABASE_URL, the same for every server');
  }
  if (role !== undefined && role !== 'all' && given['DATABASE_URL'] === undefined) {
    faults.push('DATABASE_URL must be set together with ROLE: a SQLite file is used by one server alone');
  }
  if (role === 'worker' && given['PUBLIC_URL'] === undefined) {
    faults.push('PUBLIC_URL must be set for a worker: mails lead there');
  }
  if (given['STORAGE_SERVE'] === 'redirect' && given['STORAGE_URL'] === undefined) {
    faults.push('STORAGE_SERVE must be proxy where pictures are in DATA_DIR');
  }
  if ((given['FACEBOOK_APP_ID'] === undefined) !== (given['FACEBOOK_APP_SECRET'] === undefined)) {
    faults.push('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET must be set together');
  }
  return faults;
}

/** Names the setting and what it should be, never its value: that may be a secret. */
const faultOf = (name: string): string => `${name} ${expected[name as keyof typeof expected]}`;

function readTrustProxy(text: string): TrustProxy {
  if (text === 'true' || text === 'false') return text === 'true';
  const hops = Number(text);
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : text;
}
