import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { runEvery, type Running } from '../../jobs/run-every.ts';
import type { CardProvider } from '../card-provider.ts';
import { doDueWork } from './due-work.ts';
import { postEvents, type SendEvent } from './event-post.ts';
import { SIGNATURE_HEADER } from './events.ts';
import { sandboxPages } from './pages/sandbox-pages.ts';
import { payments } from './payments.ts';
import { sandboxProvider } from './sandbox-provider.ts';

export interface SandboxOptions {
  readonly context: Context;
  /** Of the server, the same in every process. */
  readonly secret: string;
  /** Where people reach the server. */
  readonly siteUrl: () => string;
  /** Whether anybody may move its clock, over HTTP. */
  readonly hasClock: boolean;
}

/** The built-in card provider with everything it needs to live in this process. */
export interface Sandbox {
  readonly cards: CardProvider;
  /**
   * Puts its pages on the server, and sends its events there: over the line once it listens. Whoever moves the clock is
   * answered when `settled` says that the server has acted on what it was sent.
   */
  mount(app: FastifyInstance, settled: () => Promise<void>): Promise<void>;
  /** Looks every second what its clock calls for. */
  start(): void;
  stop(): Promise<void>;
  /** Does what its clock calls for, and sends the events that are due. */
  catchUp(): Promise<void>;
  /** The payer's bank takes a payment back. */
  loseDispute(paymentId: string): Promise<void>;
}

const LOOK_EVERY_MS = 1000;

export function openSandbox({ context, secret, siteUrl, hasClock }: SandboxOptions): Sandbox {
  const eventSecret = createHmac('sha256', secret).update('notices of the sandbox').digest('hex');
  let door: FastifyInstance | null = null;
  let looking: Running | undefined;
  const catchUp = async (): Promise<void> => {
    await doDueWork(context);
    if (door !== null) await postEvents(context, { secret: eventSecret, send: sendTo(door) });
  };
  return {
    cards: sandboxProvider({ context, eventSecret, siteUrl }),
    mount: async (app, settled) => {
      door = app;
      const pages = sandboxPages({ context, hasClock, catchUp: () => catchUp().then(settled) });
      await app.register(pages, { prefix: '/sandbox' });
    },
    start: () =>
      void (looking = runEvery({ name: 'sandbox', everyMs: LOOK_EVERY_MS, work: catchUp, log: context.log })),
    stop: async () => looking?.stop(),
    catchUp,
    loseDispute: (paymentId) => payments.loseDispute(context, paymentId),
  };
}

const WEBHOOK = '/api/payments/webhook';
const PATIENCE_MS = 10_000;

/**
 * Sends events through the same door as any provider's: by HTTP to where the server listens, or straight into it where
 * it does not. Throws when they are not taken.
 */
const sendTo =
  (app: FastifyInstance): SendEvent =>
  async (raw, signature) => {
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const address = app.server.address();
    if (address === null || typeof address === 'string') {
      const answer = await app.inject({ method: 'POST', url: WEBHOOK, headers, payload: raw });
      return assertTaken(answer.statusCode);
    }
    const host = hostOf(address.address);
    const answer = await fetch(`http://${host}:${address.port}${WEBHOOK}`, {
      ...{ method: 'POST', headers, body: new Uint8Array(raw) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return assertTaken(answer.status);
  };

function assertTaken(status: number): void {
  if (status < 200 || status > 299) throw new Error(`The event was answered with ${status}`);
}

/** "Every interface" is not an address to call. */
function hostOf(bound: string): string {
  if (bound === '0.0.0.0') return '127.0.0.1';
  if (bound === '::') return '[::1]';
  return bound.includes(':') ? `[${bound}]` : bound;
}
