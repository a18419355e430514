import { changeRole, listAdministrators } from '../features/auth/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { openExisting } from '../platform/database/open-existing.ts';
import { newId } from '../platform/ids.ts';
import { silentLog } from '../platform/log.ts';
import { type PlaceSettings, placesOf } from '../platform/places.ts';
import { Refusal } from '../platform/refusal.ts';

const verbs = ['grant', 'revoke'] as const;

/** The command was not understood. */
export class BadUsage extends Error {
  constructor() {
    super('Usage: npm run admin -- grant <email> | revoke <email> | list');
    this.name = 'BadUsage';
  }
}

/** Nobody here has this address. */
export class UnknownPerson extends Error {
  constructor(email: string) {
    super(`Nobody has an account with the address ${email}. Sign up with it first.`);
    this.name = 'UnknownPerson';
  }
}

export interface RunAdmin {
  readonly config: PlaceSettings;
  /** Words of the command line. */
  readonly words: readonly string[];
  readonly tell: (line: string) => void;
}

/**
 * Says who may administer an installation, or changes it, whether or not its server runs.
 * @throws BadUsage, UnknownPerson, NoDatabase, NewerDatabase, OlderDatabase
 */
export async function runAdmin({ config, words, tell }: RunAdmin): Promise<void> {
  const order = read(words);
  const db = await openExisting(placesOf(config).database);
  const ctx: Context = {
    ...{ actor: { kind: 'system' }, db, now: systemClock, newId, log: silentLog, locale: 'en', address: '' },
  };
  try {
    if (order === 'list') await list(ctx, tell);
    else await change(ctx, { ...order, tell });
  } finally {
    await db.destroy();
  }
}

interface Order {
  readonly verb: (typeof verbs)[number];
  readonly email: string;
}

function read([first, email, ...more]: readonly string[]): Order | 'list' {
  if (first === 'list' && email === undefined) return 'list';
  const verb = verbs.find((known) => known === first);
  if (verb === undefined || email === undefined || more.length > 0) throw new BadUsage();
  return { verb, email };
}

async function list(ctx: Context, tell: RunAdmin['tell']): Promise<void> {
  const administrators = await listAdministrators(ctx);
  if (administrators.length === 0) tell('There is no administrator.');
  for (const { email, fullName } of administrators) tell(`${email} (${fullName})`);
}

async function change(ctx: Context, { verb, email, tell }: Order & Pick<RunAdmin, 'tell'>): Promise<void> {
  const role = verb === 'grant' ? 'admin' : 'user';
  const { user, hasChanged } = await changeRole(ctx, { email, role }).catch((error: unknown) => {
    throw error instanceof Refusal ? new UnknownPerson(email) : error;
  });
  tell(`${user.email} is ${outcomes[verb][hasChanged ? 'changed' : 'same']}.`);
  if (verb === 'grant' && !user.isVerified)
    tell('This address is not confirmed yet: make sure that the account belongs to whom you mean.');
}

const outcomes = {
  grant: { changed: 'an administrator now', same: 'an administrator already' },
  revoke: { changed: 'no administrator any more', same: 'no administrator' },
} as const;
