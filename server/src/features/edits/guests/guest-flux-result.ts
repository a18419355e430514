import type { FluxResult } from '@maquette/contract';
import { countHit } from '../../../platform/rate-limit.ts';
import type { EditsContext } from '../ports.ts';
import { fluxResult } from '../telling/index.ts';
import { guestLookLimit } from './guest-limits.ts';
import { guestId } from './guests.store.ts';

/** How far a visitor's premium edit is, and its picture, for whoever knows its number. @throws Refusal not_found, rate_limited */
export async function guestFluxResult(ctx: EditsContext, { id }: { id: string }): Promise<FluxResult> {
  await countHit(ctx, guestLookLimit, ctx.address);
  return fluxResult(ctx, { userId: guestId, id });
}
