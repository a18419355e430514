import { editsEndpoints, limits } from '@maquette/contract';
import { Accepted, bind, type Route } from '../../platform/http/route.ts';
import { awaitEdit } from './await-edit.ts';
import { cancelEdit } from './cancel-edit.ts';
import { editEvents } from './edit-events.ts';
import { getEdit } from './get-edit.ts';
import { listEdits } from './list-edits.ts';
import type { EditsPorts } from './ports.ts';
import { saveMask } from './save-mask.ts';
import { startInpaint } from './start-inpaint.ts';

export const editsRoutes = (ports: EditsPorts): Route[] => [
  bind(editsEndpoints.inpaint, async (ctx, { form }, { files, idempotencyKey, prefersAsync, signal }) => {
    const sent = { image: files['image'], mask: files['mask'] };
    const { id } = await startInpaint({ ...ctx, ...ports }, { form, ...sent, idempotencyKey });
    return prefersAsync
      ? new Accepted({ success: true as const, requestId: id })
      : awaitEdit({ ...ctx, ...ports }, { id, signal });
  }),
  bind(editsEndpoints.saveMask, (ctx, { body }) => saveMask({ ...ctx, ...ports }, body), {
    bodyBytes: limits.maskJsonBytes,
  }),
  bind(editsEndpoints.listEdits, (ctx, { query }) => listEdits({ ...ctx, ...ports }, query)),
  bind(editsEndpoints.getEdit, (ctx, { params }) => getEdit({ ...ctx, ...ports }, params)),
  bind(editsEndpoints.editEvents, (ctx, _input, { signal }) => editEvents({ ...ctx, ...ports }, { signal })),
  bind(editsEndpoints.cancelEdit, (ctx, { params }) => cancelEdit({ ...ctx, ...ports }, params)),
];
