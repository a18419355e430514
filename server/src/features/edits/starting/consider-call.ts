import type { EditTool, ErrorCode } from '@maquette/contract';
import type { EngineParameter, ImageEngine } from '../../../platform/image-engines/image-engine.ts';
import { type FieldRefusal, Refusal } from '../../../platform/refusal.ts';
import { type EngineTier, freeActions, priceOfEdit } from '../../credits/index.ts';
import { isPremiumOffered } from '../offers/index.ts';
import type { EditsContext } from '../ports.ts';
import { type Heed, ignoredOf, readBy, readRequest, standInFor } from '../reading/index.ts';
import { planOf, type ReadCall, type Wishes, wordsOf } from '../recipes/index.ts';

/** An edit call that is understood: who does it, what it costs, and what its words come to. */
export interface Order {
  readonly tool: EditTool;
  readonly wishes: Wishes;
  readonly engine: ImageEngine;
  /** Whether another engine than the default one was asked for. */
  readonly isPremium: boolean;
  /** Credits for each variation. */
  readonly price: number;
  readonly heed: Heed;
  /** What the engine reads for this. */
  readonly read: readonly EngineParameter[];
  /** What our own eye has to find for it, as typed; null when the place is known or the engine searches by itself. */
  readonly find: string | null;
}

export interface Considered {
  readonly read: ReadCall;
  readonly wishes: Wishes;
  readonly hasMask: boolean;
}

/**
 * Reads the words of a call and settles engine and price, before anything is stored or held.
 * @throws Refusal no_model; unknown_colour; variations_alike; validation_failed for a shape that the result cannot have
 */
export async function considerCall(
  ctx: EditsContext,
  { read: { tool, form }, wishes, hasMask }: Considered,
): Promise<Order> {
  const { request, count } = wishes;
  const tier = tierOf(ctx, wishes.tier);
  const engine = ctx.engines[tier];
  const isOwnEngine = engine.name === ctx.engines.own.name;
  const reading = readRequest(request);
  const { action, things } = reading.understood;
  if (isOwnEngine && freeActions.includes(action) && things.length === 0)
    throw wrong('prompt', { code: 'unknown_colour' }, 'unknown_colour');
  const closest = isOwnEngine ? standInFor(ctx, reading, request.allowStandIn ?? false) : null;
  const read = readBy(engine, { action, isExact: request.mode === 'exact' });
  if (count > 1 && !read.includes('seed'))
    throw wrong('count', { code: 'variations_alike' }, 'variations_alike');
  const words = await wordsOf(ctx, request);
  const plan = planOf({ tool, request, hasMask, tasks: engine.tasks, isOwnEngine, words });
  if (request.aspectRatio !== undefined && (plan.mask !== null || !read.includes('aspect-ratio')))
    throw wrong('aspect_ratio', { code: 'not_allowed' });
  const { understood, leftOut } = reading;
  return {
    tool,
    wishes,
    engine,
    isPremium: tier === 'premium',
    price: priceOfEdit({ tier, isOwnEngine, action }),
    heed: { understood, leftOut, closest, ignored: ignoredOf(form, read) },
    read,
    find: plan.mask === 'found' ? plan.words.find : null,
  };
}

/** The premium call is no other than the default one where the same engine serves both. */
const tierOf = ({ engines }: EditsContext, tier: EngineTier): EngineTier =>
  tier === 'premium' && !isPremiumOffered(engines) ? 'default' : tier;

const wrong = (field: string, reason: FieldRefusal, code: ErrorCode = 'validation_failed'): Refusal =>
  new Refusal(code, { fields: { [field]: reason } });
