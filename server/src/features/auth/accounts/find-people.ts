import type { User } from '@maquette/contract';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AuthPorts } from '../ports.ts';
import { findPeopleBy } from './find-people.store.ts';
import { userOnTheWire } from './user-on-the-wire.ts';
import { findUser } from './users.store.ts';

const PEOPLE = 50;

type FindContext = Context & Pick<AuthPorts, 'standingOf'>;

/** The newest fifty people whose address, name or number contains the words. Not asked who asks. */
export const findPeople = async (ctx: FindContext, { words }: { words: string }): Promise<User[]> => {
  const found = await findPeopleBy(ctx.db, { words, limit: PEOPLE });
  return Promise.all(found.map((user) => userOnTheWire(ctx, user)));
};

/** Somebody by their number. Not asked who asks. @throws Refusal `not_found` also for whoever is gone */
export const getPerson = async (ctx: FindContext, { id }: { id: string }): Promise<User> => {
  const user = await findUser(ctx.db, id);
  if (!user) throw new Refusal('not_found');
  return userOnTheWire(ctx, user);
};
