import { z } from 'zod';
import type { SimCall, SimReply, SimRoute } from '../simulator.ts';
import type { Account } from './account.ts';
import { advanceClock } from './billing.ts';
import { elementsScript } from './elements-script.ts';
import type { EventPost } from './event-post.ts';
import { loseDispute } from './take-money.ts';

const order = <T>(path: RegExp, schema: z.ZodType<T>, obey: (asked: T) => unknown): SimRoute => ({
  method: 'POST',
  path,
  step: 'control',
  serve: (call: SimCall): SimReply => {
    const asked = schema.safeParse(call.json());
    if (!asked.success) return { status: 400, body: { error: z.prettifyError(asked.error) } };
    return { status: 200, body: obey(asked.data) ?? {} };
  },
});

/** What another process, such as a journey in a browser, may tell the simulator. */
export const controlRoutes = (account: Account, post: EventPost): SimRoute[] => [
  order(/^\/_control\/clock$/, z.strictObject({ advanceMs: z.int().nonnegative() }), ({ advanceMs }) => {
    advanceClock(account, advanceMs);
    return { now: account.now() };
  }),
  order(/^\/_control\/webhook$/, z.strictObject({ url: z.url().nullable() }), ({ url }) =>
    post.sendTo(url, { isAuto: true }),
  ),
  order(/^\/_control\/dispute$/, z.strictObject({ payment: z.string() }), ({ payment }) =>
    loseDispute(account, payment),
  ),
  {
    method: 'GET',
    path: /^\/js\/stripe\.js$/,
    step: 'script',
    serve: () => ({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
      body: elementsScript,
    }),
  },
];
