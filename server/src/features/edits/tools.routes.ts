import {
  type EditAccepted,
  type EditAnswer,
  editsEndpoints,
  type FluxStarted,
  type FurnishForm,
  type Tool,
  type ToolName,
  tools,
  VISIT_HEADER,
} from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import {
  Accepted,
  type BindWith,
  bindWith,
  type Call,
  type Route,
  WithHeaders,
} from '../../platform/http/route.ts';
import type { SentCall } from './commands/sent-pictures.ts';
import { startEditCall } from './commands/start-edit-call.ts';
import type { StoredEdit } from './edits.store.ts';
import { startFurnishing } from './furnishing/start-furnishing.ts';
import { guestFluxResult, startGuestCall } from './guests/guests.ts';
import { editWords } from './messages/words.ts';
import type { EditsContext, EditsPorts } from './ports.ts';
import { awaitEdits } from './queries/await-edits.ts';
import { toldCall } from './queries/edit-answer.ts';
import { creditHeaders, creditHeadersOf, ownFluxResult } from './queries/own-edits.ts';

/** The calls of the tools, each with an account and, where the specification has it, without; and the two that look a result up. */
export function toolRoutes(ports: EditsPorts): Route[] {
  const bind = bindWith(ports);
  return [
    ...(Object.keys(tools) as ToolName[]).flatMap((tool) => routesOf(tool, bind)),
    bind(
      editsEndpoints.fluxResult,
      async (ctx, { params }) =>
        new WithHeaders(await ownFluxResult(ctx, params), await creditHeadersOf(ctx, params)),
    ),
    bind(editsEndpoints.fluxResultPublic, (ctx, { params }) => guestFluxResult(ctx, params)),
  ];
}

type Keyed = SentCall & { readonly idempotencyKey: string | null };
type Start = (ctx: EditsContext, call: Keyed) => Promise<readonly StoredEdit[]>;

/** What begins otherwise than by its words, photo and mask. */
const starts: Partial<Record<ToolName, Start>> = {
  furnish: (ctx, { form, image, idempotencyKey }) =>
    startFurnishing(ctx, { form: form as FurnishForm, image, idempotencyKey }),
};

function routesOf(tool: ToolName, bind: BindWith<EditsPorts>): Route[] {
  const { endpoint, guestEndpoint, isLookedUp }: Tool = tools[tool];
  const start = starts[tool] ?? startEditCall;
  const own = bind(endpoint, async (ctx, { form }, call) => {
    const edits = await start(ctx, { tool, form, ...sentWith(call), idempotencyKey: call.idempotencyKey });
    if (call.prefersAsync) return new WithHeaders(new Accepted(accepted(edits)), await creditHeaders(ctx, 0));
    if (isLookedUp) return new WithHeaders(started(ctx, edits), await creditHeaders(ctx, 0));
    const answer = await awaited(ctx, call, edits);
    return new WithHeaders(answer, await creditHeaders(ctx, answer.charged));
  });
  if (!guestEndpoint) return [own];
  const guest = bind(guestEndpoint, async (ctx, { form }, call) => {
    const edits = await startGuestCall(ctx, {
      tool,
      form,
      ...sentWith(call),
      visit: call.header(VISIT_HEADER),
      idempotencyKey: call.idempotencyKey,
    });
    return isLookedUp ? started(ctx, edits) : awaited(ctx, call, edits);
  });
  return [own, guest];
}

const sentWith = ({ files }: Call) => ({
  image: files['image'],
  mask: files['mask'],
  product: files['product'],
});

const accepted = (edits: readonly StoredEdit[]): EditAccepted => ({
  success: true,
  requestId: edits[0]?.requestId ?? '',
  requestIds: edits.map(({ id }) => id),
});

const started = (ctx: Context, edits: readonly StoredEdit[]): FluxStarted => ({
  ...accepted(edits),
  message: editWords(ctx.locale).premiumStarted,
  ...toldCall(edits, ctx.locale),
});

const awaited = (ctx: EditsContext, { signal }: Call, [first]: readonly StoredEdit[]): Promise<EditAnswer> =>
  awaitEdits(ctx, { userId: first?.userId ?? '', requestId: first?.requestId ?? '', signal });
