import { editsEndpoints, limits } from '@maquette/contract';
import { bindWith, type Route, WithHeaders } from '../../platform/http/route.ts';
import { cancelEdit } from './commands/cancel-edit.ts';
import { saveMask } from './commands/save-mask.ts';
import { planFurnishing } from './furnishing/plan-furnishing.ts';
import { lookAtVisit, takeOverVisit } from './guests/visits.ts';
import type { EditsPorts } from './ports.ts';
import { editEvents } from './queries/edit-events.ts';
import { creditHeaders, getEdit, listEdits } from './queries/own-edits.ts';
import { chooseTake } from './removals/choose-take.ts';
import { estimateRemoval } from './removals/estimate-removal.ts';
import { keepPreview } from './removals/keep-preview.ts';
import { arrange } from './selection/arrange.ts';
import { helpMask } from './selection/help-mask.ts';
import { selectRegion } from './selection/select-region.ts';
import { toolRoutes } from './tools.routes.ts';

export function editsRoutes(ports: EditsPorts): Route[] {
  const bind = bindWith(ports);
  return [
    ...toolRoutes(ports),
    bind(editsEndpoints.select, (ctx, { form }, { files }) =>
      selectRegion(ctx, { form, image: files['image'] }),
    ),
    bind(editsEndpoints.helpMask, (ctx, { form }, { files }) =>
      helpMask(ctx, { form, image: files['image'], mask: files['mask'] }),
    ),
    bind(editsEndpoints.planFurnishing, (ctx, { form }, { files }) =>
      planFurnishing(ctx, { form, image: files['image'] }),
    ),
    bind(editsEndpoints.arrange, (ctx, { form }, { files }) =>
      arrange(ctx, { form, image: files['image'], mask: files['mask'], product: files['product'] }),
    ),
    bind(editsEndpoints.saveMask, (ctx, { body }) => saveMask(ctx, body), {
      bodyBytes: limits.maskJsonBytes,
    }),
    bind(editsEndpoints.listEdits, (ctx, { query }) => listEdits(ctx, query)),
    bind(editsEndpoints.getEdit, async (ctx, { params }) => {
      const edit = await getEdit(ctx, params);
      return new WithHeaders(edit, await creditHeaders(ctx, edit.charged));
    }),
    bind(editsEndpoints.editEvents, (ctx, _input, { signal }) => editEvents(ctx, { signal })),
    bind(editsEndpoints.estimateRemoval, (ctx, { body }) => estimateRemoval(ctx, body)),
    bind(editsEndpoints.chooseTake, (ctx, { params, body }) => chooseTake(ctx, { ...params, ...body })),
    bind(editsEndpoints.keepPreview, async (ctx, { params }) => {
      const edit = await keepPreview(ctx, params);
      return new WithHeaders(edit, await creditHeaders(ctx, edit.charged));
    }),
    bind(editsEndpoints.lookAtVisit, (ctx, { body }) => lookAtVisit(ctx, body)),
    bind(editsEndpoints.takeOverVisit, (ctx, { body }) => takeOverVisit(ctx, body)),
    bind(editsEndpoints.cancelEdit, (ctx, { params }) => cancelEdit(ctx, params)),
  ];
}
