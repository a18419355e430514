import { editsEndpoints, limits } from '@maquette/contract';
import { bind, type Route, WithHeaders } from '../../platform/http/route.ts';
import { cancelEdit } from './cancel-edit.ts';
import type { EditsPorts } from './ports.ts';
import { estimateRemoval, keepPreview } from './previews/index.ts';
import { saveMask } from './save-mask.ts';
import { arrange, helpMask, selectRegion } from './selecting/index.ts';
import { planFurnishing } from './starting/index.ts';
import { creditHeaders, editEvents, getEdit, listEdits } from './telling/index.ts';
import { chooseTake } from './takes/index.ts';
import { toolRoutes } from './tools.routes.ts';

export const editsRoutes = (ports: EditsPorts): Route[] => [
  ...toolRoutes(ports),
  bind(editsEndpoints.select, (ctx, { form }, { files }) =>
    selectRegion({ ...ctx, ...ports }, { form, image: files['image'] }),
  ),
  bind(editsEndpoints.helpMask, (ctx, { form }, { files }) =>
    helpMask({ ...ctx, ...ports }, { form, image: files['image'], mask: files['mask'] }),
  ),
  bind(editsEndpoints.planFurnishing, (ctx, { form }, { files }) =>
    planFurnishing({ ...ctx, ...ports }, { form, image: files['image'] }),
  ),
  bind(editsEndpoints.arrange, (ctx, { form }, { files }) =>
    arrange(
      { ...ctx, ...ports },
      { form, image: files['image'], mask: files['mask'], product: files['product'] },
    ),
  ),
  bind(editsEndpoints.saveMask, (ctx, { body }) => saveMask({ ...ctx, ...ports }, body), {
    bodyBytes: limits.maskJsonBytes,
  }),
  bind(editsEndpoints.listEdits, (ctx, { query }) => listEdits({ ...ctx, ...ports }, query)),
  bind(editsEndpoints.getEdit, async (ctx, { params }) => {
    const edit = await getEdit({ ...ctx, ...ports }, params);
    return new WithHeaders(edit, await creditHeaders(ctx, edit.charged));
  }),
  bind(editsEndpoints.editEvents, (ctx, _input, { signal }) => editEvents({ ...ctx, ...ports }, { signal })),
  bind(editsEndpoints.estimateRemoval, (ctx, { body }) => estimateRemoval({ ...ctx, ...ports }, body)),
  bind(editsEndpoints.chooseTake, (ctx, { params, body }) =>
    chooseTake({ ...ctx, ...ports }, { ...params, ...body }),
  ),
  bind(editsEndpoints.keepPreview, async (ctx, { params }) => {
    const edit = await keepPreview({ ...ctx, ...ports }, params);
    return new WithHeaders(edit, await creditHeaders(ctx, edit.charged));
  }),
  bind(editsEndpoints.cancelEdit, (ctx, { params }) => cancelEdit({ ...ctx, ...ports }, params)),
];
