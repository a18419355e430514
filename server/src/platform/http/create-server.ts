import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { newId } from '../ids.ts';
import type { RootLog } from '../log.ts';
import type { Meter } from '../observing/meter.ts';
import type { Tracing } from '../observing/tracing.ts';
import { Refusal } from '../refusal.ts';
import { answerError } from './answer-error.ts';
import { localeFrom } from './locale.ts';
import { bareHeaders, guardTokens, type HeaderWishes, securityHeaders } from './security-headers.ts';
import { serveWebPages, type WebPages } from './web-pages.ts';

export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

export interface ServerOptions extends HeaderWishes, WebPages {
  readonly log: RootLog;
  /** Whose word about the caller's address is believed; see Fastify's `trustProxy`. */
  readonly trustProxy: TrustProxy;
  readonly meter: Meter;
  readonly tracing: Tracing;
}

/** How long a caller may take over the headers, and over the whole request. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 300_000;
const LOOK_EVERY_MS = 5_000;
/** The best brotli would take a second a page; this is close to it and quick. */
const BROTLI_QUALITY = 5;
const COMPRESS_FROM_BYTES = 1024;
const MS_PER_SECOND = 1000;

/** A Fastify server with the product's headers, errors and limits, still without routes. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = Fastify({
    loggerInstance,
    trustProxy: options.trustProxy,
    // One line a call is written below, without the address: it may carry a signature.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Who is connected already is served to the end.
    return503OnClosing: false,
    genReqId: () => newId(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    http: {
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      // Node would refuse without a single guarding header; it is refused below.
      requireHostHeader: false,
    },
    clientErrorHandler: answerNoise,
    frameworkErrors: (error, request, reply) => {
      reply.headers(Object.fromEntries(bareHeaders.map((line) => line.split(': ') as [string, string])));
      void sendError(error, request, reply);
    },
  });
  app.setErrorHandler(sendError);
  traceCalls(app, options.tracing);
  watchSlowBodies(app);
  acceptEmptyJson(app);
  await app.register(helmet, securityHeaders(options));
  guardTokens(app);
  refuseHostless(app);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Events must leave one by one, and pictures are packed already.
    customTypes:
      /^(text\/(html|css|javascript|plain)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/,
  });
  await app.register(multipart);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    const { url: route = null } = routeOptions;
    request.log.info({ method, route, status: reply.statusCode, ms }, 'call');
    const labels = { method, route: route ?? 'none', status: String(reply.statusCode) };
    options.meter.time('request', labels, reply.elapsedTime / MS_PER_SECOND);
    done();
  });
  cutIdleConnections(app);
  await serveWebPages(app, options);
  return app;
}

/** Everything a call leads to is done within its span. */
function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, id } = request;
    const span = tracing.call({ method, headers, requestId: id });
    if (span === null) return done();
    reply.raw.once('close', () =>
      span.end({ route: request.routeOptions.url ?? null, status: reply.statusCode }),
    );
    span.within(() => done());
  });
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const locale = localeFrom(request.headers['accept-language']);
  const { status, headers, body } = answerError(error, { locale, requestId: request.id });
  // Whoever left in the middle breaks streams: that is no fault of ours.
  const level = reply.raw.destroyed ? 'info' : 'error';
  if (body.error === 'internal') request.log[level]({ err: error }, 'call failed');
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(body);
}

/**
 * A request of HTTP/1.1 names its host (RFC 9112, 3.2). One that expects what nobody here knows is answered all the same
 * (RFC 9110, 10.1.1), since Node's own refusal carries no guarding header either.
 */
function refuseHostless(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new Refusal('validation_failed');
  });
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    app.server.emit('request', request, response),
  );
}

/** Many clients send the JSON type also where there is nothing to send. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body, done);
  });
}

/** Answers bytes that are not HTTP, or not in time. */
function answerNoise(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  const head = [`HTTP/1.1 ${status}`, ...bareHeaders, 'content-length: 0', 'connection: close'];
  socket.end(`${head.join('\r\n')}\r\n\r\n`);
}

const LOOK_FOR_SLOW_MS = 10_000;
const BYTES_A_LOOK = 1024;

/**
 * While the server closes, cuts connections that carry no call, and the others once theirs is answered. Node itself
 * waits for those that were opened ahead of a first call, and for those that become idle later.
 */
function cutIdleConnections(app: FastifyInstance): void {
  const calls = new Map<Socket, number>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    calls.set(socket, 0);
    socket.once('close', () => calls.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    calls.set(socket, (calls.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (calls.get(socket) ?? 1) - 1;
      if (calls.has(socket)) calls.set(socket, left);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    for (const [socket, count] of calls) if (count === 0) socket.destroy();
    done();
  });
}

/** Cuts off callers that send a body in drops to keep a connection for themselves. */
function watchSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (raw.headers['transfer-encoding'] === undefined && Number(raw.headers['content-length'] ?? 0) === 0) {
      return done();
    }
    let seen = raw.socket.bytesRead;
    const looking = setInterval(() => {
      const now = raw.socket.bytesRead;
      if (raw.complete) clearInterval(looking);
      else if (now - seen < BYTES_A_LOOK) raw.destroy();
      seen = now;
    }, LOOK_FOR_SLOW_MS);
    reply.raw.once('close', () => clearInterval(looking));
    done();
  });
}
