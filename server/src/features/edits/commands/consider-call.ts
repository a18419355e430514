import type { ErrorCode, ToolName } from '@maquette/contract';
import type { EngineParameter, ImageEngine } from '../../../platform/image-engines/image-engine.ts';
import { type FieldRefusal, Refusal } from '../../../platform/refusal.ts';
import { type EngineTier, freeActions, priceOfEdit } from '../../credits/index.ts';
import { isPremiumOffered } from '../offers.ts';
import type { EditsContext } from '../ports.ts';
import { ignoredOf, readFor } from '../reading/effects.ts';
import { type Heed, readRequest } from '../reading/read-request.ts';
import { standInFor } from '../reading/stand-in.ts';
import type { EditParameters, ToolCall } from '../recipes/parameters.ts';
import { planOf, wordsOf } from '../recipes/plan.ts';

/** An edit call that is understood: who does it, what it costs, and what its words come to. */
export interface Order {
  readonly tool: ToolName;
  readonly parameters: EditParameters;
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
  readonly call: ToolCall;
  readonly parameters: EditParameters;
  readonly hasMask: boolean;
}

/**
 * Reads the words of a call and settles engine and price, before anything is stored or held.
 * @throws Refusal no_model or its like; unknown_colour; variations_alike; validation_failed for a shape that the result cannot have, and for a
 * product that another engine than our own should put
 */
export async function considerCall(
  ctx: EditsContext,
  { call: { tool, form }, parameters, hasMask }: Considered,
): Promise<Order> {
  const { request, count } = parameters;
  const tier = tierOf(ctx, parameters.tier);
  const engine = ctx.engines[tier];
  const isOwnEngine = engine.name === ctx.engines.own.name;
  const reading = readRequest({ tool, request });
  const { action, things } = reading.understood;
  if (isOwnEngine && freeActions.includes(action) && things.length === 0)
    throw wrong('prompt', { code: 'unknown_colour' }, 'unknown_colour');
  if (request.product && !isOwnEngine) throw wrong('product', { code: 'not_allowed' });
  const closest = isOwnEngine ? standInFor(ctx, reading, request.allowStandIn ?? false) : null;
  const read = readFor(engine, action, request);
  if (count > 1 && !read.includes('seed'))
    throw wrong('count', { code: 'variations_alike' }, 'variations_alike');
  const words = await wordsOf(ctx, request);
  const plan = planOf({ tool, request, hasMask, tasks: engine.tasks, isOwnEngine, words });
  if (request.aspectRatio !== undefined && (plan.mask !== null || !read.includes('aspect-ratio')))
    throw wrong('aspect_ratio', { code: 'not_allowed' });
  const { understood, leftOut } = reading;
  return {
    tool,
    parameters,
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
