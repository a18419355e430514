import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

/** The id of the administrator who calls. @throws Refusal `not_signed_in`, `forbidden` for everybody else */
export function requireAdmin({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind !== 'user') throw new Refusal('not_signed_in');
  if (actor.role !== 'admin') throw new Refusal('forbidden');
  return actor.userId;
}
