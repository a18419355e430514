import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import type { Context } from '../../context.ts';
import { type Running, runEvery } from '../../jobs/run-every.ts';
import type { CardProvider } from '../card-provider.ts';
import { doDueWork } from './due-work.ts';
import { postEvents } from './event-post.ts';
import { sandboxPages } from './pages/sandbox-pages.ts';
import { payments } from './payments.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { sendTo } from './send-to.ts';

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
