import { type EditAccepted, type EditAnswer, editsEndpoints, type FluxStarted } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { Accepted, bind, type Call, type Route, WithHeaders } from '../../platform/http/route.ts';
import { startEditCall } from './commands/start-edit-call.ts';
import type { StoredEdit } from './edits.store.ts';
import { startFurnishing } from './furnishing/start-furnishing.ts';
import { guestFluxResult, startGuestCall } from './guests/guests.ts';
import { editWords } from './messages/words.ts';
import type { EditsContext, EditsPorts } from './ports.ts';
import { awaitEdits } from './queries/await-edits.ts';
import { creditHeaders, creditHeadersOf } from './queries/credit-headers.ts';
import { toldCall } from './queries/edit-answer.ts';
import { ownFluxResult } from './queries/flux-result.ts';
import { readInpaintForm } from './recipes/inpaint.ts';
import type { ReadCall } from './recipes/parameters.ts';
import { readFluxForm } from './recipes/premium.ts';
import { readSearchRecolorForm } from './recipes/search-recolor.ts';
import { readSearchReplaceForm } from './recipes/search-replace.ts';

/** The calls of the four tools, each with an account and, where the specification has it, without. */
export const toolRoutes = (ports: EditsPorts): Route[] => {
  const withPorts = (ctx: Context): EditsContext => ({ ...ctx, ...ports });
  return [
    bind(editsEndpoints.inpaint, (ctx, { form }, call) => serve(withPorts(ctx), call, readInpaintForm(form))),
    bind(editsEndpoints.furnish, async (ctx, { form }, call) => {
      const { files, idempotencyKey } = call;
      const started = await startFurnishing(withPorts(ctx), { form, image: files['image'], idempotencyKey });
      return answered(withPorts(ctx), call, started);
    }),
    bind(editsEndpoints.searchReplace, (ctx, { form }, call) =>
      serve(withPorts(ctx), call, readSearchReplaceForm(form)),
    ),
    bind(editsEndpoints.searchReplacePublic, (ctx, { form }, call) =>
      serveGuest(withPorts(ctx), call, readSearchReplaceForm(form)),
    ),
    bind(editsEndpoints.searchRecolor, (ctx, { form }, call) =>
      serve(withPorts(ctx), call, readSearchRecolorForm(form)),
    ),
    bind(editsEndpoints.searchRecolorPublic, (ctx, { form }, call) =>
      serveGuest(withPorts(ctx), call, readSearchRecolorForm(form)),
    ),
    bind(editsEndpoints.startFlux, async (ctx, { form }, call) => {
      const edits = await start(withPorts(ctx), call, readFluxForm(form));
      const answer = call.prefersAsync ? new Accepted(accepted(edits)) : fluxStarted(ctx, edits);
      return new WithHeaders(answer, await creditHeaders(ctx, 0));
    }),
    bind(editsEndpoints.fluxResult, async (ctx, { params }) => {
      const result = await ownFluxResult(withPorts(ctx), params);
      return new WithHeaders(result, await creditHeadersOf(ctx, params));
    }),
    bind(editsEndpoints.startFluxPublic, async (ctx, { form }, call) =>
      fluxStarted(ctx, await startGuestCall(withPorts(ctx), { read: readFluxForm(form), ...sentWith(call) })),
    ),
    bind(editsEndpoints.fluxResultPublic, (ctx, { params }) => guestFluxResult(withPorts(ctx), params)),
  ];
};

const sentWith = ({ files }: Call) => ({
  image: files['image'],
  mask: files['mask'],
  product: files['product'],
});

const start = (ctx: EditsContext, call: Call, read: ReadCall): Promise<readonly StoredEdit[]> =>
  startEditCall(ctx, { read, ...sentWith(call), idempotencyKey: call.idempotencyKey });

const accepted = (edits: readonly StoredEdit[]): EditAccepted => ({
  success: true,
  requestId: edits[0]?.requestId ?? '',
  requestIds: edits.map(({ id }) => id),
});

const fluxStarted = (ctx: Context, edits: readonly StoredEdit[]): FluxStarted => ({
  ...accepted(edits),
  message: editWords(ctx.locale).premiumStarted,
  ...toldCall(edits, ctx.locale),
});

/** Starts an edit call and answers it at once or at its end, as the caller prefers. */
async function serve(
  ctx: EditsContext,
  call: Call,
  read: ReadCall,
): Promise<WithHeaders<EditAnswer | Accepted<EditAccepted>>> {
  return answered(ctx, call, await start(ctx, call, read));
}

/** Answers at once, or when the edits are over. */
async function answered(
  ctx: EditsContext,
  call: Call,
  edits: readonly StoredEdit[],
): Promise<WithHeaders<EditAnswer | Accepted<EditAccepted>>> {
  if (call.prefersAsync) return new WithHeaders(new Accepted(accepted(edits)), await creditHeaders(ctx, 0));
  const answer = await awaited(ctx, call, edits);
  return new WithHeaders(answer, await creditHeaders(ctx, answer.charged));
}

const serveGuest = async (ctx: EditsContext, call: Call, read: ReadCall): Promise<EditAnswer> =>
  awaited(ctx, call, await startGuestCall(ctx, { read, ...sentWith(call) }));

const awaited = (ctx: EditsContext, { signal }: Call, [first]: readonly StoredEdit[]): Promise<EditAnswer> =>
  awaitEdits(ctx, { userId: first?.userId ?? '', requestId: first?.requestId ?? '', signal });
