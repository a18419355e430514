import { text } from 'node:stream/consumers';
import { type Endpoint, endpoints, type ErrorBody, type ErrorCode } from '@maquette/contract';
import { isLong } from '@maquette/engine/testing/size';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { useTestApp } from '../support/build-test-app.ts';
import { formOf } from '../support/form.ts';
import { signedIn, type SignedInUser } from '../support/signed-in.ts';
import { oneDatabaseKind } from '../support/test-database.ts';
import { printedRoutes } from './printed-routes.ts';
import { password, passwordHashIn, type Scene, sceneIn, things } from './scene.ts';
import type { Sent, Trial } from './trial.ts';
import { trials } from './trials.ts';

/** Who held a token once. */
const former = ['expired', 'revoked', 'deleted', 'left behind'] as const;
/** Who sends a call. Only `owner` and `other` and `admin` are somebody; the others hold what was a token once, or nothing. */
type Who = 'anonymous' | (typeof former)[number] | 'other' | 'admin' | 'owner';

/** To whom nothing of the owner's belongs, whatever they are. */
const strangers = ['other', 'admin'] as const;

/**
 * The owner comes last: what they do may be the end of the thing. One guard stands before those who are gone, and strangers
 * are alike where no call is for administrators: they take turns.
 */
const callersOf = (turn: number, access: Endpoint['access']): readonly Who[] => [
  'anonymous',
  ...(isLong ? former : [former[turn % former.length]!]),
  ...(isLong || access === 'admin' ? strangers : [strangers[(turn >> 2) % 2]!]),
  'owner',
];

const ownedTables = [
  'sessions',
  'files',
  'masks',
  'edits',
  'credit_entries',
  'credit_reservations',
  'identities',
  'api_keys',
  'mails',
  'mail_tokens',
  'email_changes',
  'security_events',
] as const;
/** Each with its name, which a pattern would cut short. */
const titled = (cases: typeof all) => cases.map((each) => [each.title, each] as const);
const all = Object.entries(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({
    title: `${endpoint.method} ${endpoint.path}`,
    endpoint,
    tries: (trials as Record<string, Record<string, readonly Trial[]>>)[feature]?.[name] ?? [],
  })),
);

describe.each(oneDatabaseKind())('authorisation (%s)', (kind) => {
  const on = useTestApp({ kind });
  let hash: string;
  let turn = 0;
  const gone = {} as Record<(typeof former)[number], SignedInUser>;

  beforeAll(async () => {
    hash = await passwordHashIn(on.current);
    const { owner: expired, person } = await sceneIn(on.current, hash);
    const ended = { expires_at: on.current.clock.now() };
    await on.current.db.updateTable('sessions').set(ended).where('user_id', '=', expired.user.id).execute();
    const [revoked, deleted] = [await person(), await person()];
    const { app } = on.current;
    await app.inject({ method: 'POST', url: '/api/auth/logout', headers: revoked.headers });
    const farewell = { url: '/api/auth/account', headers: deleted.headers, payload: { password } };
    await app.inject({ method: 'DELETE', ...farewell });
    // Whoever signed in at the very moment of the deletion: the session must be worth nothing all the same.
    const leftBehind = await signedIn(on.current, deleted.user);
    Object.assign(gone, { expired, revoked, deleted, 'left behind': leftBehind });
  });

  const people = async (scene: Scene): Promise<Record<Who, SignedInUser | null>> => {
    const [other, admin] = [await scene.person(), await scene.person('admin')];
    return { anonymous: null, ...gone, other, admin, owner: scene.owner };
  };

  const send = async ({ method, path, answer }: Endpoint, sent: Sent, who: SignedInUser | null) => {
    // Nobody here is refused for calling often.
    await on.current.db.deleteFrom('rate_limits').execute();
    const form = sent.form ? await formOf(sent.form) : { headers: {} };
    const filled = path.replace(/:(\w+)/g, (_gap, name: string) => sent.params?.[name] ?? 'x');
    const reply = await on.current.app.inject({
      method,
      url: `/api${filled}${sent.query ?? ''}`,
      ...(sent.json && { payload: sent.json }),
      ...form,
      headers: { ...form.headers, ...sent.headers, ...who?.headers },
      // Events have no end to wait for.
      payloadAsStream: answer === 'events',
    });
    const { statusCode, headers } = reply;
    const isOpen = answer === 'events' && statusCode === 200;
    if (isOpen) reply.stream().destroy();
    const body = answer === 'events' && !isOpen ? await text(reply.stream()) : reply.payload;
    return { statusCode, headers, body: isOpen ? '' : body };
  };
  interface Reply {
    readonly statusCode: number;
    readonly headers: object;
    readonly body: string;
  }

  /** All of an answer but what differs from call to call. */
  const gist = ({ statusCode, headers, body }: Reply) => {
    const rest = { ...headers, date: '' };
    return { statusCode, headers: rest, body: body.replace(/"requestId":"[^"]+"/, '"requestId":""') };
  };

  /** Whether a caller may do what the call is for, whatever it names of the owner's. */
  const mayAll = (access: Endpoint['access'], who: Who): boolean =>
    access === 'admin' ? who === 'admin' : access !== 'signed-in' || who === 'owner';

  const refusalFor = ({ access }: Endpoint, { names }: Trial, who: Who): [number, ErrorCode] | null => {
    if (mayAll(access, who)) return null;
    if (who === 'anonymous') return [401, 'not_signed_in'];
    if (who !== 'owner' && who !== 'other' && who !== 'admin') return [401, 'session_expired'];
    if (access === 'admin') return [403, 'forbidden'];
    return names ? [404, 'not_found'] : null;
  };

  /** Everything that is the owner's, as it is stored. */
  const belongings = async ({ owner }: Scene): Promise<string> => {
    const { db } = on.current;
    const { id } = owner.user;
    const rows: unknown[] = await db.selectFrom('users').selectAll().where('id', '=', id).execute();
    for (const table of ownedTables)
      rows.push(...(await db.selectFrom(table).selectAll().where('user_id', '=', id).execute()));
    // Nobody promises in which order rows come that nothing orders.
    return JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());
  };

  interface Attempt {
    readonly endpoint: Endpoint;
    readonly trial: Trial;
    readonly scene: Scene;
    /** Name of the owner's thing the call is about; empty where it is about none. */
    readonly thing: string;
  }

  const tryAs = async ({ endpoint, trial, scene, thing }: Attempt, who: Who, caller: SignedInUser | null) => {
    const sent = await trial.sends(scene, thing);
    const before = await belongings(scene);
    const reply = await send(endpoint, sent, caller);
    const refusal = refusalFor(endpoint, trial, who);
    if (refusal) {
      expect.soft([reply.statusCode, (JSON.parse(reply.body) as ErrorBody).error], who).toEqual(refusal);
    } else expect.soft(reply.statusCode, `${who}: ${reply.body}`).toBe(trial.answers);
    if (mayAll(endpoint.access, who)) return;

    expect.soft(await belongings(scene), `${who} changes nothing of the owner`).toBe(before);
    const told = reply.body + JSON.stringify(reply.headers);
    const { id, email } = scene.owner.user;
    for (const own of [id, email, ...(thing ? [thing] : [])])
      expect.soft(told.includes(own), `${who} hears nothing of the owner`).toBe(false);
    if (!refusal || !thing) return;
    const absent = await trial.sends(scene, newId());
    expect.soft(gist(reply), who).toEqual(gist(await send(endpoint, absent, caller)));
  };

  it.each(titled(all))(
    '%s serves those it is for, and tells nobody else a thing',
    async (_title, { endpoint, tries }) => {
      expect(tries.length).toBeGreaterThan(0);
      for (const trial of tries) {
        const scene = await sceneIn(on.current, hash);
        const thing = (await trial.names?.(scene)) ?? '';
        const everybody = await people(scene);
        for (const who of callersOf(turn++, endpoint.access))
          await tryAs({ endpoint, trial, scene, thing }, who, everybody[who]);
      }
    },
  );

  it.each(['photoAddress', 'maskAddress'] as const)(
    'a signed address opens that one picture alone: %s',
    async (thing) => {
      const scene = await sceneIn(on.current, hash);
      const [mine, second] = [await things[thing](scene), await things[thing](scene)];
      const otherKind = await things[thing === 'photoAddress' ? 'maskAddress' : 'photoAddress'](scene);
      const get = (url: string) =>
        on.current.app.inject({ method: 'GET', url, headers: scene.owner.headers });
      const [path = '', query = ''] = mine.split('?');
      const absent = gist(await get(`${path.replace(/[^/]+\/content$/, newId())}/content?${query}`));
      expect([absent.statusCode, (await get(path)).statusCode]).toEqual([404, 400]);
      const foreign = [second, otherKind].map((address) => `${path}?${address.split('?')[1]}`);
      const later = query.replace(/expires=(\d+)/, (_whole, at) => `expires=${Number(at) + 3600}`);
      for (const url of [...foreign, `${path}?${later}`, `${mine.slice(0, -8)}AAAAAAAA`])
        expect(gist(await get(url)), url).toEqual(absent);
    },
  );

  it('no route stands outside the contract, and no endpoint lacks its route', () => {
    const routes = printedRoutes(on.current.app.printRoutes({ commonPrefix: false }));
    const wanted = all.flatMap(({ endpoint: { method, path } }) =>
      (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((each) => `${each} /api${path}`),
    );
    // The built-in card provider is a service of its own, that only happens to stand on this server; the figures are for
    // programs, behind a token of their own.
    const ours = routes.filter((route) => !/^\w+ \/(sandbox\/|metrics$)/.test(route));
    expect(ours.toSorted()).toEqual(wanted.toSorted());
  });

  const guarded = all.filter(({ endpoint }) => ['signed-in', 'admin'].includes(endpoint.access));
  it.each(titled(guarded.filter(({ endpoint }) => endpoint.method === 'GET')))(
    'HEAD is guarded as %s is',
    async (_title, { endpoint }) => {
      const url = `/api${endpoint.path.replace(/:\w+/g, newId())}`;
      const reply = await on.current.app.inject({ method: 'HEAD', url });
      expect([reply.statusCode, reply.body]).toEqual([401, '']);
    },
  );
});
