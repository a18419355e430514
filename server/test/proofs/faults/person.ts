import { setTimeout as wait } from 'node:timers/promises';
import type { CreditBalance, Edit, HistoryItem, SignedIn } from '@maquette/contract';
import type { Chance } from '../money/chance.ts';
import { formOf } from '../../support/form.ts';
import { makeMask, makePhoto } from '../../support/make-photo.ts';
import { sessionIn } from '../../support/money-drivers.ts';
import type { Answers } from './answers.ts';
import type { Installation } from './installation.ts';

const SIZE = { width: 160, height: 120 };
const WHITE = [40, 30, 120, 90] as const;
const PACK = { amount: 10, credits: 100 } as const;
const CALL_MS = 30_000;
/** How long somebody goes on trying what is refused for the moment, and how soon again. */
const PATIENCE_MS = 75_000;
const AGAIN_MS = 400;
const passing = [429, 500, 502, 503, 504, 507];

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
interface Call {
  readonly method?: string;
  readonly path: string;
  readonly json?: object;
  readonly form?: Awaited<ReturnType<typeof formOf>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PersonOf {
  readonly on: Installation;
  readonly answers: Answers;
  readonly chance: Chance;
  readonly name: string;
}

/** Somebody who uses an installation, tries again what did not go, and remembers what was promised. */
export class Person {
  readonly email: string;
  /** Pictures they were told are stored; of them, those that were deleted for good. */
  readonly kept = new Set<string>();
  readonly gone = new Set<string>();
  /** Edits they were told are ordered, one for each wish. */
  readonly ordered: string[] = [];
  /** Wishes that were refused for good. */
  refused = 0;
  bought = 0;
  readonly unkept: string[] = [];
  readonly #of: PersonOf;
  /** Taken so far; no two of them are alike. */
  #photos = 0;
  #headers: Record<string, string> = {};

  constructor(of: PersonOf) {
    this.#of = of;
    this.email = `${of.name}@example.test`;
  }

  async register(): Promise<void> {
    const json = { email: this.email, password: 'Analytical1', fullName: 'Ada Byron' };
    const first = await this.#insist({ method: 'POST', path: '/auth/register', json });
    // An answer that was lost on its way: they are there already.
    const { email, password } = json;
    const answer =
      first?.status === 400
        ? await this.#insist({ method: 'POST', path: '/auth/login', json: { email, password } })
        : first;
    const { token } = (answer?.body ?? {}) as Partial<SignedIn>;
    if (token === undefined) this.unkept.push(`${this.email} cannot sign in: ${JSON.stringify(answer)}`);
    else this.#headers = { authorization: `Bearer ${token}` };
  }

  /** Does one thing or another. */
  async act(): Promise<void> {
    const { chance } = this.#of;
    const deeds = [this.upload, this.upload, this.edit, this.edit, this.edit, this.look, this.star];
    await chance.pick([...deeds, this.remove, this.buy]).call(this);
    await wait(chance.below(250));
  }

  /** Sent once: whether it came is known only where that was said. */
  async upload(): Promise<void> {
    const image = { bytes: await this.#photo(), filename: 'room.jpg' };
    const form = await formOf({ image });
    const answer = await this.#call({ method: 'POST', path: '/files/upload', form });
    if (answer?.status === 201) this.kept.add((answer.body as { file: HistoryItem }).file.id);
  }

  /** Ordered under one key until somebody says yes or no. */
  async edit(): Promise<void> {
    const image = { bytes: await this.#photo(), filename: 'room.jpg' };
    const mask = { bytes: await makeMask({ ...SIZE, white: WHITE }), filename: 'm.png' };
    const form = await formOf({ image, mask, prompt: 'a sofa' });
    const headers = { prefer: 'respond-async', 'idempotency-key': `${this.email}-${this.#photos}` };
    const answer = await this.#insist({ method: 'POST', path: '/inpaint/inpaint', form, headers });
    if (answer?.status === 202) this.ordered.push((answer.body as { requestId: string }).requestId);
    else if (answer?.status === 402) this.refused++;
    else this.unkept.push(`an edit was not ordered: ${JSON.stringify(answer)}`);
  }

  async look(): Promise<void> {
    await this.#call({ path: '/files?limit=20' });
  }

  async star(): Promise<void> {
    const id = this.#some();
    if (id !== null) await this.#call({ method: 'PUT', path: `/files/${id}/star` });
  }

  async remove(): Promise<void> {
    const id = this.#some();
    if (id === null) return;
    this.kept.delete(id);
    const answer = await this.#insist({ method: 'DELETE', path: `/files/${id}?permanent=true` });
    // The second time it is not there any more.
    if (answer !== null && [200, 404].includes(answer.status)) this.gone.add(id);
    else this.unkept.push(`a picture was not deleted: ${JSON.stringify(answer)}`);
  }

  async buy(): Promise<void> {
    const order = await this.#insist({ method: 'POST', path: '/payments/credits/purchase', json: PACK });
    const { checkoutUrl } = (order?.body ?? {}) as { checkoutUrl?: string };
    if (checkoutUrl === undefined) return void this.unkept.push(`nothing bought: ${JSON.stringify(order)}`);
    const sessionId = sessionIn(checkoutUrl);
    this.#of.on.outside.cards.pay(sessionId);
    this.bought += PACK.credits;
    const verify = { method: 'POST', path: '/payments/credits/verify-session', json: { sessionId } };
    const answer = await this.#insist(verify);
    if (answer?.status !== 200) this.unkept.push(`a purchase was not verified: ${JSON.stringify(answer)}`);
  }

  /** Signs in by a provider, as somebody else. */
  async signInElsewhere(): Promise<void> {
    const answer = await this.#insist({ path: '/auth/social-login/nonce' });
    const { nonce } = (answer?.body ?? {}) as { nonce?: string };
    const email = `social-${this.email.replace('example.test', 'gmail.com')}`;
    const credential = this.#of.on.outside.identities.googleToken({ nonce, email, sub: email });
    const path = '/auth/social-login/google';
    const done = await this.#insist({ method: 'POST', path, json: { credential } });
    if (done?.status !== 200) this.unkept.push(`no sign-in by a provider: ${JSON.stringify(done)}`);
  }

  async balance(): Promise<CreditBalance | null> {
    return ((await this.#insist({ path: '/credits/balance' }))?.body as CreditBalance | undefined) ?? null;
  }

  async edits(): Promise<Edit[]> {
    const answer = await this.#insist({ path: '/edits?state=all&limit=50' });
    return (answer?.body as { edits: Edit[] } | undefined)?.edits ?? [];
  }

  /** Every picture of theirs, with its bytes. */
  async pictures(): Promise<{ readonly id: string; readonly bytes: Buffer | null }[]> {
    const answer = await this.#insist({ path: '/files?limit=100' });
    const { files = [] } = (answer?.body ?? {}) as { files?: HistoryItem[] };
    return Promise.all(files.map(async ({ id, url }) => ({ id, bytes: await this.bytesAt(url) })));
  }

  async bytesAt(url: string): Promise<Buffer | null> {
    const answer = await fetch(`${this.#door()}${url}`, { signal: AbortSignal.timeout(CALL_MS) }).catch(
      () => null,
    );
    if (!answer?.ok) return null;
    return Buffer.from(await answer.arrayBuffer());
  }

  #some(): string | null {
    const all = [...this.kept];
    return all.length === 0 ? null : this.#of.chance.pick(all);
  }

  #photo(): Promise<Buffer> {
    return makePhoto({ ...SIZE, seed: ++this.#photos });
  }

  #door(): string {
    const { doors } = this.#of.on;
    return doors[this.#of.chance.below(doors.length)] ?? '';
  }

  /** Tries until there is an answer that holds. */
  async #insist(call: Call): Promise<Answer | null> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.#call(call);
      if (Date.now() > until || (answer !== null && !passing.includes(answer.status))) return answer;
      await wait(AGAIN_MS);
    }
  }

  async #call({ method = 'GET', path, json, form, headers = {} }: Call): Promise<Answer | null> {
    const { answers } = this.#of;
    try {
      const answer = await fetch(`${this.#door()}/api${path}`, {
        method,
        headers: {
          ...this.#headers,
          ...headers,
          ...form?.headers,
          ...(json && { 'content-type': 'application/json' }),
        },
        body: form ? new Uint8Array(form.payload) : json ? JSON.stringify(json) : null,
        signal: AbortSignal.timeout(CALL_MS),
      });
      const text = await answer.text();
      const body = parsed(text);
      answers.note(`${method} ${path.split('?')[0]}`, answer.status, body);
      return { status: answer.status, body };
    } catch (error) {
      if ((error as Error).name === 'TimeoutError')
        answers.wrong.push(`${method} ${path} was not answered in ${CALL_MS} ms`);
      answers.noteBroken();
      return null;
    }
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
