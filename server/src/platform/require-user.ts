import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** The id of the person who calls. @throws Refusal not_signed_in when nobody is signed in */
export function requireUser({ actor }: Pick<Context, 'actor'>): string {
  if (actor.kind !== 'user') throw new Refusal('not_signed_in');
  return actor.userId;
}
