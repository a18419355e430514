import type { CreditBalance, SignedIn } from '@maquette/contract';
import type { FastifyInstance } from 'fastify';
import { type SeedPerson, seedPassword, seedPeople } from './people.ts';

export interface SeedServer {
  /** The server, not listening: everything is done by the calls that a browser makes. For edits its worker must be at work. */
  readonly app: FastifyInstance;
  /** The room that is repainted. */
  readonly photo: { readonly bytes: Uint8Array; readonly filename: string };
  /** Takes an address as confirmed: nobody reads the mails of made-up people. */
  readonly confirm: (email: string) => Promise<void>;
  /** Sets the server's clock back by so many milliseconds from now, once all that is under way is done. */
  readonly goBack: (ms: number) => Promise<void>;
  /** Whether there are test cards to pay with. */
  readonly hasTestCards: boolean;
  readonly tell: (line: string) => void;
}

const DAY_MS = 86_400_000;

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  json<T>(): T;
}

/** Subscribes those who have a plan, before the server's own work begins: that must not see its clock go back. */
export async function seedPlans(server: SeedServer): Promise<void> {
  for (const person of seedPeople) await subscribe(server, person);
}

/** Makes the four users and what they have done. Done again, it adds only what is missing. */
export async function seedExamples(server: SeedServer): Promise<void> {
  for (const person of seedPeople) {
    const token = await enter(server, person);
    if (person.isVerified) await server.confirm(person.email);
    await spend(server, person, token);
    const { balance } = await balanceOf(server, token);
    server.tell(`${person.name}: ${person.email}, password ${seedPassword}, ${balance} credits`);
  }
}

/** Signs a person up, or in when they are here already. */
async function enter({ app }: SeedServer, { email, fullName, locale }: SeedPerson): Promise<string> {
  const headers = { 'accept-language': locale };
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
  const registered = await post('/auth/register', { email, fullName, password: seedPassword });
  if (registered.statusCode === 201) return registered.json<SignedIn>().token;
  const signedIn = await post('/auth/login', { email, password: seedPassword });
  return assertDone(signedIn, `${email} cannot sign in`).json<SignedIn>().token;
}

/** Some days ago somebody subscribed; what began then has gone on or ended by itself. */
async function subscribe(server: SeedServer, person: SeedPerson): Promise<void> {
  const { plan, name } = person;
  if (plan === null) return;
  if (!server.hasTestCards) return server.tell(`${name}: not subscribed, there are no test cards`);
  await server.goBack(plan.daysAgo * DAY_MS);
  const token = await enter(server, person);
  const { subscriptions } = await get<{ subscriptions: unknown[] }>(server, token, '/subscriptions/user');
  if (subscriptions.length === 0) {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/payments/subscriptions',
      payload: { planId: plan.id, paymentMethodId: 'card_1', autoRenew: plan.renews },
      headers: { ...bearer(token), 'accept-language': person.locale },
    });
    assertDone(answer, `${name} cannot subscribe`);
    server.tell(`${name}: subscribed to ${plan.id} ${plan.daysAgo} days ago`);
  }
  await server.goBack(0);
}

async function spend(server: SeedServer, person: SeedPerson, token: string): Promise<void> {
  const done = await countEdits(server, token);
  for (const prompt of person.prompts.slice(done)) {
    const { balance } = await balanceOf(server, token);
    if (balance <= person.keeps) return;
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(server.photo.bytes)]), server.photo.filename);
    form.append('prompt', prompt);
    form.append('mask_area', 'center');
    const encoded = new Response(form);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/inpaint/inpaint',
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { ...bearer(token), 'content-type': encoded.headers.get('content-type') ?? '' },
    });
    assertDone(answer, `"${prompt}" failed`);
    server.tell(`${person.name}: ${prompt}`);
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const get = async <T>({ app }: SeedServer, token: string, path: string): Promise<T> =>
  assertDone(await app.inject({ method: 'GET', url: `/api${path}`, headers: bearer(token) }), path).json<T>();

const balanceOf = (server: SeedServer, token: string) =>
  get<CreditBalance>(server, token, '/credits/balance');

const countEdits = async (server: SeedServer, token: string): Promise<number> =>
  (await get<{ edits: unknown[] }>(server, token, '/edits?state=all&limit=50')).edits.length;

function assertDone(answer: Answer, complaint: string): Answer {
  if (answer.statusCode >= 400) throw new Error(`${complaint}: ${answer.statusCode} ${answer.body}`);
  return answer;
}
