import {
  type Capabilities,
  EditTool,
  type ToolOffer,
  tools as rows,
  type WishAction,
} from '@maquette/contract';
import type { Engines } from '../../platform/image-engines/engines.ts';
import type { ImageEngine } from '../../platform/image-engines/image-engine.ts';
import { type EngineTier, freeActions, priceOfEdit } from '../credits/index.ts';
import { fieldsWithEffect, readBy } from './reading/effects.ts';

/** Whether the premium call is served by another engine than the others are. */
export const isPremiumOffered = (engines: Pick<Engines, 'default' | 'premium'>): boolean =>
  engines.premium.name !== engines.default.name;

/** What a tool can come to. */
const actionsOf = (tool: EditTool): readonly WishAction[] => rows[tool].actions;

/** What each tool costs and reads with each engine. */
export function offersOf(engines: Engines): Capabilities['tools'] {
  const premium: EngineTier = isPremiumOffered(engines) ? 'premium' : 'default';
  const isOwn = ({ name }: ImageEngine): boolean => name === engines.own.name;
  const offer = (tool: EditTool, tier: EngineTier): ToolOffer => {
    const engine = engines[tier];
    const priced = actionsOf(tool).map((action) => priceOfEdit({ tier, isOwnEngine: isOwn(engine), action }));
    const form = tier === 'premium' ? 'flux-kontext-pro' : tool;
    const fieldsFor = (action: WishAction): string[] =>
      fieldsWithEffect(form, readBy(engine, { action, isExact: tier === 'own' }));
    const all = actionsOf(tool).flatMap(fieldsFor);
    const parameters = fieldsWithEffect(form, engine.parameters).filter((field) => all.includes(field));
    const fewer = actionsOf(tool).filter((action) => fieldsFor(action).length < parameters.length);
    return {
      price: Math.max(...priced),
      free: isOwn(engine) ? [...freeActions] : [],
      parameters,
      parametersFor: Object.fromEntries(fewer.map((action) => [action, fieldsFor(action)])),
    };
  };
  const tools = EditTool.options.map((tool) => [
    tool,
    {
      default: offer(tool, rows[tool].servedBy({ mode: 'replace' }) === 'premium' ? premium : 'default'),
      premium: offer(tool, premium),
      ...(rows[tool].servedBy({ mode: 'exact' }) === 'own' && { exact: offer(tool, 'own') }),
    },
  ]);
  return Object.fromEntries(tools) as Capabilities['tools'];
}
