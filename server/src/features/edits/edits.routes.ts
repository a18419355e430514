import { type EditAccepted, type EditAnswer, editsEndpoints, limits } from '@maquette/contract';
import type { Context } from '../../platform/context.ts';
import { Accepted, bind, type Call, type Route } from '../../platform/http/route.ts';
import { cancelEdit } from './cancel-edit.ts';
import type { EditsPorts } from './ports.ts';
import { readInpaintForm } from './recipes/index.ts';
import { saveMask } from './save-mask.ts';
import { type EditCall, startEditCall } from './starting/index.ts';
import { awaitEdits, editEvents, getEdit, listEdits } from './telling/index.ts';

type Tool = Pick<EditCall, 'tool' | 'form' | 'read'>;

export const editsRoutes = (ports: EditsPorts): Route[] => [
  bind(editsEndpoints.inpaint, (ctx, { form }, call) =>
    serve({ ...ctx, ...ports }, call, { tool: 'inpaint', form, read: (sent) => readInpaintForm(form, sent) }),
  ),
  bind(editsEndpoints.saveMask, (ctx, { body }) => saveMask({ ...ctx, ...ports }, body), {
    bodyBytes: limits.maskJsonBytes,
  }),
  bind(editsEndpoints.listEdits, (ctx, { query }) => listEdits({ ...ctx, ...ports }, query)),
  bind(editsEndpoints.getEdit, (ctx, { params }) => getEdit({ ...ctx, ...ports }, params)),
  bind(editsEndpoints.editEvents, (ctx, _input, { signal }) => editEvents({ ...ctx, ...ports }, { signal })),
  bind(editsEndpoints.cancelEdit, (ctx, { params }) => cancelEdit({ ...ctx, ...ports }, params)),
];

/** Starts an edit call and answers it at once or at its end, as the caller prefers. */
async function serve(
  ctx: Context & EditsPorts,
  { files, idempotencyKey, prefersAsync, signal }: Call,
  tool: Tool,
): Promise<EditAnswer | Accepted<EditAccepted>> {
  const sent = { image: files['image'], mask: files['mask'], idempotencyKey };
  const edits = await startEditCall(ctx, { ...tool, ...sent });
  const [requestId, userId] = [edits[0]?.requestId ?? '', edits[0]?.userId ?? ''];
  return prefersAsync
    ? new Accepted({ success: true, requestId, requestIds: edits.map(({ id }) => id) })
    : awaitEdits(ctx, { userId, requestId, signal });
}
