import { z } from 'zod';
import { EditTool } from '../edits/tools.ts';
import { ModelState } from '../edits/model-use.ts';
import { WishAction } from '../edits/understood.ts';
import { endpoint } from '../endpoint.ts';
import { bodyErrors } from '../errors.ts';
import { Email } from '../auth/account.ts';
import { Done, Instant, limits, Words } from '../values.ts';

export const VersionInfo = z.object({
  version: z.string(),
  git: z.object({ commitShort: z.string(), branch: z.string(), commitDate: z.string() }),
  build: z.object({ date: z.string(), environment: z.string() }),
  runtime: z.object({
    /** Seconds since the process started. */
    uptime: z.number(),
    nodeVersion: z.string(),
    platform: z.string(),
    startTime: Instant,
  }),
});
export type VersionInfo = z.infer<typeof VersionInfo>;

export const EngineInfo = z.object({
  name: z.string(),
  /** As people know it: "Stability AI". */
  label: z.string(),
  /** The engine is our own: its results are previews of what a larger model would do. */
  preview: z.boolean(),
  /** Credits an edit costs. */
  price: z.int(),
  /** Tasks it does itself, and the parameters it reads. */
  features: z.array(z.string()),
});
export type EngineInfo = z.infer<typeof EngineInfo>;

/** What a tool is with one engine. */
export const ToolOffer = z.object({
  /** Credits. */
  price: z.int(),
  /** What costs nothing all the same. */
  free: z.array(WishAction),
  /** Fields of the call that change the picture; others are listed in `ignored` when they are sent. */
  parameters: z.array(z.string()),
  /** The same for wishes that read fewer of them. */
  parametersFor: z.partialRecord(WishAction, z.array(z.string())),
});
export type ToolOffer = z.infer<typeof ToolOffer>;

export const Capabilities = z.object({
  engines: z.object({
    default: EngineInfo,
    /** `isOffered`: another engine than the default one serves it; otherwise it is the same at the same price, and is not shown. */
    premium: EngineInfo.extend({ isOffered: z.boolean() }),
  }),
  /** What each tool costs and reads with the default engine, with the premium engine, and in exact colours (our own engine). */
  tools: z.record(
    EditTool,
    z.object({ default: ToolOffer, premium: ToolOffer, exact: ToolOffer.optional() }),
  ),
  /** Open models that help our own engine here; none unless the operator added some. */
  models: z.array(ModelState),
  signIn: z.object({
    google: z.object({ clientId: z.string() }).nullable(),
    apple: z.object({ clientId: z.string() }).nullable(),
    facebook: z.object({ appId: z.string() }).nullable(),
  }),
  cards: z.object({ provider: z.string(), test: z.boolean(), publishableKey: z.string().optional() }),
  /** Where people get help; null where this installation names no address. */
  support: z.object({ email: z.string() }).nullable(),
  limits: z.object({ uploadBytes: z.int(), uploadPixels: z.int(), welcomeCredits: z.int() }),
});
export type Capabilities = z.infer<typeof Capabilities>;

/** What a message to the people behind an installation is about. */
export const supportTopics = ['use', 'account', 'money', 'privacy', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const SupportMessage = z.strictObject({
  topic: z.enum(supportTopics),
  message: Words.trim().min(limits.supportMessageMin).max(limits.supportMessageMax),
  /** Where the answer goes. */
  replyTo: Email,
});
export type SupportMessage = z.infer<typeof SupportMessage>;

export const systemEndpoints = {
  writeToSupport: endpoint({
    method: 'POST',
    path: '/support',
    access: 'public',
    summary: 'Write to the people behind this installation; their answer goes to the address told',
    body: SupportMessage,
    answer: 'json',
    response: Done,
    errors: [...bodyErrors, 'rate_limited', 'not_found'],
  }),
  getVersion: endpoint({
    method: 'GET',
    path: '/version',
    access: 'public',
    summary: 'What is running here',
    answer: 'json',
    response: VersionInfo,
    errors: [],
  }),
  getCapabilities: endpoint({
    method: 'GET',
    path: '/capabilities',
    access: 'public',
    summary: 'Engines and their prices, sign-ins, card provider, limits',
    answer: 'json',
    response: Capabilities,
    errors: [],
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    summary: 'The process answers',
    answer: 'json',
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    summary: 'Database and storage answer, and there is room on the disk',
    answer: 'json',
    response: z.object({
      status: z.literal('ok'),
      /** Without a model our own engine serves: told where there are some, and keeps nobody from being ready. */
      models: z.array(ModelState).optional(),
      /** How the latest drill of a backup went; null where none was made. */
      drill: z.object({ at: Instant, passed: z.boolean() }).nullable(),
    }),
    errors: ['unavailable', 'disk_low'],
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This contract as OpenAPI 3.1',
    answer: 'json',
    response: z.looseObject({ openapi: z.string() }),
    errors: [],
  }),
  docs: endpoint({
    method: 'GET',
    path: '/docs',
    access: 'public',
    summary: 'This contract as a page to read',
    answer: 'html',
    response: z.string(),
    errors: [],
  }),
  docsStyle: endpoint({
    method: 'GET',
    path: '/docs.css',
    access: 'public',
    summary: 'How that page looks',
    answer: 'bytes',
    response: z.unknown(),
    errors: [],
  }),
};
