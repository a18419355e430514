import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { localeFrom } from '../../../http/locale.ts';
import { Refusal } from '../../../refusal.ts';
import { moveClock, sandboxTime } from '../sandbox-clock.ts';
import {
  addressOf,
  type PageAnswer,
  type PageForm,
  type PageView,
  readPageForm,
  readPageView,
} from './page-answer.ts';
import { sayPage } from './page-frame.ts';
import { pageStyle } from './page-style.ts';
import { sayIn } from './page-words.ts';
import { cardFormPages } from './serve-card-form.ts';
import { checkoutPages } from './serve-checkout.ts';

export interface SandboxPagesOptions {
  readonly context: Context;
  /** Whether anybody may move the clock. */
  readonly hasClock: boolean;
  /** Does what the clock calls for. */
  readonly catchUp: () => Promise<void>;
}

const FORM_BYTES = 10_000;
const TEN_YEARS_MS = 10 * 366 * 86_400_000;
const SEE_OTHER = 303;

/** The pages of the built-in card provider, and its clock. They work without a script. */
export const sandboxPages =
  ({ context, hasClock, catchUp }: SandboxPagesOptions): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, body),
    );
    app.get('/page.css', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(pageStyle),
    );
    servePages(app, { path: '/checkout/:id', context, pages: checkoutPages });
    servePages(app, { path: '/cards/:id', context, pages: cardFormPages });
    if (hasClock) serveClock(app, { context, catchUp });
  };

interface Served {
  readonly path: string;
  readonly context: Context;
  readonly pages: {
    readonly show: (ctx: Context, id: string, view: PageView) => Promise<PageAnswer | null>;
    readonly press: (ctx: Context, id: string, form: PageForm) => Promise<PageAnswer | null>;
  };
}

type Of = FastifyRequest<{ Params: { id: string } }>;

function servePages(app: FastifyInstance, { path, context, pages }: Served): void {
  const ctxOf = (request: Of): Context => ({ ...context, log: request.log });
  app.get(path, async (request: Of, reply) => {
    const { id } = request.params;
    const view = readPageView(request.url);
    return answer(request, reply, isName(id) ? await pages.show(ctxOf(request), id, view) : null);
  });
  app.post(path, async (request: Of, reply) => {
    const { body, params } = request;
    if (typeof body !== 'string') throw new Refusal('content_type_unsupported');
    const form = readPageForm(body);
    return answer(
      request,
      reply,
      isName(params.id) ? await pages.press(ctxOf(request), params.id, form) : null,
    );
  });
}

/** Whether it can be the name of a page at all; PostgreSQL cannot even look for some texts. */
const isName = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** The address is a secret: whatever the page leads to learns nothing of it, and nobody keeps it. */
function answer(request: Of, reply: FastifyReply, given: PageAnswer | null) {
  reply.headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  if (given?.kind === 'redirect') return reply.redirect(given.to, SEE_OTHER);
  if (given?.kind === 'again') {
    const path = request.url.replace(/\?.*$/s, '');
    return reply.redirect(addressOf(path, given.view), SEE_OTHER);
  }
  const { status, page } = given ?? { status: 404, page: unknownPage(request) };
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

function unknownPage(request: FastifyRequest): string {
  const locale = localeFrom(request.headers['accept-language']);
  const say = sayIn(locale);
  return sayPage({ locale, title: say('unknownTitle'), text: say('unknownText'), backUrl: '/' });
}

const ClockBody = z.strictObject({ advanceMs: z.int().positive().max(TEN_YEARS_MS) });

function serveClock(
  app: FastifyInstance,
  { context, catchUp }: Pick<SandboxPagesOptions, 'context' | 'catchUp'>,
): void {
  const handler = async (request: FastifyRequest) => {
    const parsed = ClockBody.safeParse(request.body);
    if (!parsed.success) throw new Refusal('validation_failed');
    await moveClock(context, parsed.data.advanceMs);
    await catchUp();
    return { success: true, now: await sandboxTime(context) };
  };
  app.route({ method: 'POST', url: '/clock', handler });
}
