import { type Endpoint, paymentsEndpoints } from '@maquette/contract';
import { seller } from '../../support/payments/shop.ts';
import { assertStillHere, payerOf } from '../../../src/features/auth/index.ts';
import { creditsRoutes } from '../../../src/features/credits/index.ts';
import {
  moneyWorker,
  type PaymentsContext,
  paymentsRoutes,
  reconcileMoney,
  refundPayment,
} from '../../../src/features/payments/index.ts';
import { editBus } from '../../../src/features/edits/index.ts';
import { profileRoutes, sweepDeletedAccounts } from '../../../src/features/profile/index.ts';
import { subscriptionsRoutes } from '../../../src/features/subscriptions/index.ts';
import type { Context } from '../../../src/platform/context.ts';
import type { Db } from '../../../src/platform/database/db.ts';
import type { Call, Route } from '../../../src/platform/http/route.ts';
import { silentLog } from '../../../src/platform/log.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import type { CardProvider } from '../../../src/platform/payment-provider/card-provider.ts';
import { writeEvent } from '../../../src/platform/payment-provider/sandbox/events.ts';
import { eventSecret, type Undelivered } from './hands.ts';
import { wordsOf } from './words-of.ts';

export interface HouseParts {
  /** As this run of the server sees it. */
  readonly db: Db;
  readonly cards: CardProvider;
  readonly now: () => number;
  readonly newId: () => string;
  /** Told of every error that is logged. */
  readonly complain: (fault: string) => void;
}

interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly key?: string;
}

/** The features of money in one run of the server, bound as the server binds them. */
export interface House {
  readonly ctx: Context;
  /** What somebody's call is answered. */
  ask(userId: string, endpoint: Endpoint, input: Input): Promise<unknown>;
  /** The card provider calls. */
  receive(event: Undelivered): Promise<void>;
  /** An administrator gives a payment back. */
  refund(paymentId: string): Promise<void>;
  reconcile(): Promise<void>;
  /** Removes what arrived for people while they left. */
  sweep(): Promise<void>;
  /** Resolves when everything that was noted has been looked at, as far as that is possible now. */
  settled(): Promise<void>;
  /** Looks at what was noted before this run began. */
  wake(): void;
}

export const openHouse = ({ db, cards, now, newId, complain }: HouseParts): House => {
  const log = {
    ...silentLog,
    error: (fields: object, message: string) => {
      // That the provider could not be reached is told to the operator, and tried again.
      if (!('err' in fields && fields.err instanceof Refusal)) complain(`${message}: ${tell(fields)}`);
    },
  };
  const ctx: Context = { actor: { kind: 'system' }, db, now, newId, log, locale: 'en', address: '' };
  const cardTime = () => cards.now();
  const open = (): PaymentsContext => ({ ...ctx, ...ports });
  const worker = moneyWorker(open);
  const ports = {
    cards,
    seller,
    cardTime,
    siteUrl: () => 'http://house.test',
    payerOf,
    assertStillHere,
    wakeMoney: () => worker.wake(),
  };
  const routes = [
    ...paymentsRoutes(ports),
    ...subscriptionsRoutes({ cardTime }),
    ...creditsRoutes({ thumbnailsOf: async () => new Map() }),
    ...profileRoutes({ ...ports, ...leaving } as unknown as ProfilePorts),
  ];
  const handle = (endpoint: Endpoint, caller: Context, input: object, call: Partial<Call>) =>
    routeOf(routes, endpoint).handle(caller, input as never, { ...quietCall, ...call } as Call);
  return {
    ctx,
    ask: async (userId, endpoint, { key, ...input }) => {
      const actor = { kind: 'user', userId, sessionId: '', role: 'user' } as const;
      const asked = { params: {}, query: {}, body: {}, ...input };
      return handle(endpoint, { ...ctx, actor }, asked, { idempotencyKey: key ?? null });
    },
    receive: async (event) => {
      const { raw, signature } = writeEvent(event, { secret: eventSecret, now: now() });
      const caller = { ...ctx, actor: { kind: 'anonymous' } } as const;
      await handle(paymentsEndpoints.receiveWebhook, caller, {}, { rawBody: raw, header: () => signature });
    },
    refund: async (id) => void (await refundPayment(open(), { id })),
    reconcile: () => reconcileMoney(open()),
    sweep: () => sweepDeletedAccounts({ ...open(), ...leaving } as unknown as SweepContext),
    settled: () => worker.settled(),
    wake: () => worker.wake(),
  };
};

const routeOf = (routes: readonly Route[], endpoint: Endpoint): Route => {
  const route = routes.find((one) => one.endpoint === endpoint);
  if (!route) throw new Error(`${endpoint.path} is bound by nobody`);
  return route;
};

const quietCall: Call = {
  ...{ requestId: 'simulation', files: {}, idempotencyKey: null, prefersAsync: false, userAgent: '' },
  ...{
    header: () => undefined,
    rawBody: Buffer.alloc(0),
    signal: new AbortController().signal,
  },
};

const tell = (fields: object): string => {
  const { err, ...others } = fields as { err?: unknown };
  return `${err === undefined ? '' : wordsOf(err)} ${JSON.stringify(others)}`;
};

type ProfilePorts = Parameters<typeof profileRoutes>[0];
type SweepContext = Parameters<typeof sweepDeletedAccounts>[0];

/** What the profile feature asks for when somebody leaves: they prove who they are by another provider, and have no pictures. */
const leaving = {
  identityProviders: {
    facebook: {
      ...{ name: 'facebook', clientId: 'maquette' },
      verify: async (subject: string) => ({
        ...{ provider: 'facebook', subject, email: null, fullName: null, nonce: null },
        ...{ isEmailVerified: false, isEmailAuthoritative: false },
      }),
    },
  },
  bus: editBus(),
  blobs: { list: async function* () {}, delete: async () => undefined },
};
