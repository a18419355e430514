import { sharesEndpoints } from '@maquette/contract';
import { bindWith, type Route } from '../../platform/http/route.ts';
import { createShare, listShares, noteAnswersSeen, revokeShare } from './own-shares.ts';
import type { SharesPorts } from './ports.ts';
import { answerShare, getShared, openSharedPicture } from './shared.ts';

export function sharesRoutes(ports: SharesPorts): Route[] {
  const bind = bindWith(ports);
  return [
    bind(sharesEndpoints.createShare, (ctx, { body }) => createShare(ctx, body)),
    bind(sharesEndpoints.listShares, (ctx, { query }) => listShares(ctx, query)),
    bind(sharesEndpoints.noteAnswersSeen, (ctx, { params }) => noteAnswersSeen(ctx, params)),
    bind(sharesEndpoints.revokeShare, (ctx, { params }) => revokeShare(ctx, params)),
    bind(sharesEndpoints.getShared, (ctx, { params }) => getShared(ctx, params)),
    bind(sharesEndpoints.sharedContent, (ctx, { params, query }) =>
      openSharedPicture(ctx, { ...params, ...query }),
    ),
    bind(sharesEndpoints.answerShare, (ctx, { params, body }) => answerShare(ctx, { ...params, ...body })),
  ];
}
