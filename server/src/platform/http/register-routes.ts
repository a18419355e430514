import { isDeepStrictEqual } from 'node:util';
import type { Endpoint, ErrorCode } from '@maquette/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { toRefusal } from './answer-error.ts';
import { callerAddress } from './caller-address.ts';
import { localeFrom } from './locale.ts';
import { type MultipartInput, readMultipart } from './multipart.ts';
import { readIdempotencyKey, readInput } from './read-input.ts';
import { Accepted, type Call, type Route, WithHeaders } from './route.ts';
import type { Conditions } from './send-bytes.ts';
import { sendReply } from './send-reply.ts';

const BODY_BYTES = 100_000;
const USER_AGENT_CHARACTERS = 300;

/** What the caller brings to a verb's context. */
export type Caller = Pick<Context, 'actor' | 'locale' | 'address' | 'log'>;

export interface Bearer {
  readonly token: string;
  /** Whether the endpoint takes personal keys. */
  readonly takesKeys: boolean;
}

export interface HttpDeps {
  readonly openContext: (caller: Caller) => Context;
  /**
   * Who holds this bearer token. Throws `session_expired`, also for a personal key where none is taken, and for one what
   * `errorsOf` has of them.
   */
  readonly authenticate: (ctx: Context, bearer: Bearer) => Promise<Actor>;
  /** Folder for files that are still arriving. */
  readonly uploadFolder: string;
  /** Throws while there is no room for what arrives. */
  readonly assertSpace: () => Promise<void>;
  /** Aborts when the server is about to close. */
  readonly closing: AbortSignal;
  /** Whether every answer is held against the contract: in tests. */
  readonly checksAnswers: boolean;
}

/**
 * Answers are made for one caller and packed once: quickly, in one go, rather than as small as can be. Events and pictures
 * are left as they are.
 */
const quickly = {
  encodings: ['gzip' as const],
  zlibOptions: { level: 1 },
  threshold: 1024,
  syncThreshold: 65_536,
  customTypes: /^(text\/(html|plain)|application\/json)/,
};

/** Puts every bound endpoint on the server, below `/api`. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], deps: HttpDeps): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const put = (on: FastifyInstance, route: Route) => {
    const { endpoint, options } = route;
    on.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      bodyLimit: options.bodyBytes ?? BODY_BYTES,
      compress: quickly,
      // Who calls is settled before a byte of the body is read.
      onRequest: async (request) => void contexts.set(request, await openContext(endpoint, request, deps)),
      handler: async (request, reply) => {
        const ctx = contexts.get(request);
        if (ctx === undefined) throw new Error('The call has no context');
        try {
          return await serve(route, { request, reply, ctx, deps });
        } catch (error) {
          if (deps.checksAnswers) checkErrorCode(endpoint, toRefusal(error).code);
          throw error;
        }
      },
    });
  };
  const isRaw = ({ endpoint }: Route) => endpoint.rawBody === true;
  for (const route of routes.filter((each) => !isRaw(each))) put(app, route);
  void app.register(async (scope) => {
    takeBytes(scope);
    for (const route of routes.filter(isRaw)) put(scope, route);
  });
}

/** Bodies are handed on as the bytes that were sent, whatever they say to be. */
function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

async function openContext(endpoint: Endpoint, request: FastifyRequest, deps: HttpDeps): Promise<Context> {
  const locale = localeFrom(request.headers['accept-language']);
  const caller = { locale, address: callerAddress(request.ip), log: request.log };
  const ctx = deps.openContext({ ...caller, actor: { kind: 'anonymous' } });
  if (endpoint.access !== 'signed-in' && endpoint.access !== 'admin') return ctx;
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Refusal('not_signed_in');
  const actor = await deps.authenticate(ctx, { token, takesKeys: endpoint.apiKeys === true });
  if (endpoint.access === 'admin' && !(actor.kind === 'user' && actor.role === 'admin'))
    throw new Refusal('forbidden');
  return { ...ctx, actor };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly ctx: Context;
  readonly deps: HttpDeps;
}

async function serve(route: Route, exchange: Exchange) {
  const { endpoint } = route;
  const { request, reply, deps } = exchange;
  const wishes = readWishes(request);
  const signal = signalOf(endpoint, reply, deps.closing);
  const upload = await readUpload(endpoint, request, deps);
  const call = {
    ...wishes,
    ...{ signal, requestId: request.id, files: upload?.files ?? {} },
    rawBody: endpoint.rawBody && Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  };
  const performed = await perform(route, { ...exchange, call, form: upload?.form }).finally(() =>
    upload?.remove(),
  );
  const { answer, headers } =
    performed instanceof WithHeaders ? performed : { answer: performed, headers: {} };
  reply.headers(headers);
  if (deps.checksAnswers) checkAnswer(endpoint, answer);
  return sendReply(reply, { endpoint, answer, conditions: readConditions(request), signal });
}

async function perform(
  { endpoint, handle }: Route,
  { request, ctx, call, form }: Exchange & { call: Call; form: unknown },
): Promise<unknown> {
  const { params, query } = request;
  const body = endpoint.rawBody ? undefined : request.body;
  return handle(ctx, readInput(endpoint, { params, query, body, form }) as never, call);
}

async function readUpload(
  endpoint: Endpoint,
  request: FastifyRequest,
  { uploadFolder, assertSpace }: HttpDeps,
): Promise<MultipartInput | undefined> {
  if (endpoint.rawBody) return undefined;
  if (Boolean(endpoint.files) !== request.isMultipart()) {
    const hasBody = endpoint.files !== undefined || request.isMultipart();
    if (hasBody) throw new Refusal('content_type_unsupported');
  }
  return endpoint.files ? readMultipart(request, endpoint, { folder: uploadFolder, assertSpace }) : undefined;
}

const readWishes = ({ headers }: FastifyRequest) => ({
  idempotencyKey: readIdempotencyKey(headers['idempotency-key']),
  prefersAsync: /\brespond-async\b/i.test(String(headers['prefer'] ?? '')),
  userAgent: String(headers['user-agent'] ?? '').slice(0, USER_AGENT_CHARACTERS),
  header: (name: string) => headers[name]?.toString(),
});

/** A range is of what GET answers (RFC 9110, 14.2). */
const readConditions = ({ method, headers }: FastifyRequest): Conditions => ({
  ifNoneMatch: headers['if-none-match'] ?? null,
  range: method === 'GET' ? (headers.range ?? null) : null,
  ifRange: headers['if-range']?.toString() ?? null,
});

/** Aborts when the caller leaves before the answer is complete. */
function signalOf(endpoint: Endpoint, reply: FastifyReply, closing: AbortSignal): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  // A stream of events has no end of its own: it must not keep the server from closing.
  return endpoint.answer === 'events' ? AbortSignal.any([left.signal, closing]) : left.signal;
}

/** What any call may answer, whatever it is about. */
const ANYWHERE: readonly ErrorCode[] = [
  'validation_failed',
  'unknown_field',
  'body_too_large',
  'content_type_unsupported',
  'internal',
  'unavailable',
  'disk_full',
];

/** Throws when a JSON answer is not what the contract says, or says more than it should. For tests. */
function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (endpoint.answer !== 'json') return;
  const isAccepted = answer instanceof Accepted;
  const schema = isAccepted ? endpoint.accepted : endpoint.response;
  const sent: unknown = JSON.parse(JSON.stringify(isAccepted ? answer.body : answer));
  const parsed = schema?.safeParse(sent);
  if (!parsed?.success) {
    throw new Error(`${nameOf(endpoint)} breaks the contract: ${parsed?.error.message ?? 'no schema'}`);
  }
  if (!isDeepStrictEqual(parsed.data, sent))
    throw new Error(`${nameOf(endpoint)} answers more than it should`);
}

/** Throws when a call was refused for a reason that its endpoint does not list. For tests. */
function checkErrorCode(endpoint: Endpoint, code: ErrorCode): void {
  if (endpoint.errors.includes(code) || ANYWHERE.includes(code)) return;
  throw new Error(`${nameOf(endpoint)} does not list ${code}`);
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
