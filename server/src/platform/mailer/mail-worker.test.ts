import { noMeter } from '../observing/meter.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeOnBoth, type TestDatabase, useDatabase } from '#test/support/test-database.ts';
import { silentLog } from '../log.ts';
import type { MailOrder } from './mail-order.ts';
import { type MailWorker, mailWorker, type PrepareMail } from './mail-worker.ts';
import { queueMail } from './queue-mail.ts';
import { type Mail, MailRefused, type MailTransport } from './transports/mail-transport.ts';

const HOUR_MS = 3_600_000;
const email = 'ada@example.test';

/** The account behind an address: everybody has one. */
const prepareMail: PrepareMail = async (_ctx, { kind, to, locale = 'en', details = {} }) => ({
  kind,
  email: 'email' in to ? to.email : `${to.userId}@example.test`,
  fullName: 'Ada',
  locale,
  link: 'https://maquette.example/reset-password?token=s3cret',
  details,
});

const sender = { name: 'Maquette', address: 'no-reply@maquette.example' };

/** A mail server that does what it is told. */
class TestTransport implements MailTransport {
  readonly sent: Mail[] = [];
  answer: (mail: Mail, signal: AbortSignal) => Promise<void> = async () => {};
  isClosed = false;

  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    await this.answer(mail, signal);
    this.sent.push(mail);
  }

  close(): void {
    this.isClosed = true;
  }
}

interface Post {
  readonly worker: MailWorker;
  readonly transport: TestTransport;
  readonly logged: unknown[];
  order(changes?: Partial<MailOrder>): Promise<void>;
  waiting(): Promise<number>;
}

const openPost = (on: TestDatabase, prepare: PrepareMail = prepareMail): Post => {
  const logged: unknown[] = [];
  const note =
    (level: string) =>
    (fields: object, message: string): void =>
      void logged.push({ level, message, ...fields });
  const log = { ...silentLog, warn: note('warn'), error: note('error') };
  const transport = new TestTransport();
  return {
    worker: mailWorker({
      meter: noMeter,
      context: on.context({ log }),
      prepareMail: prepare,
      transport,
      from: () => sender,
      hasSupport: true,
    }),
    transport,
    logged,
    order: (changes) => queueMail(on.context(), { kind: 'password-reset', to: { email }, ...changes }),
    waiting: async () => (await on.db.selectFrom('mails').select('id').execute()).length,
  };
};

const refusal =
  (code: string, isForGood = false) =>
  async (): Promise<never> => {
    throw new MailRefused(code, { isForGood });
  };

describe('a mail that does not leave', () => {
  const on = useDatabase();
  beforeEach(() => on.db.deleteFrom('mails').execute());

  it('is tried again after a pause, and leaves once', async () => {
    const { worker, transport, order, waiting } = openPost(on);
    await order();
    transport.answer = refusal('ECONNREFUSED');
    await worker.deliver();
    transport.answer = async () => {};
    await worker.deliver();
    expect([transport.sent.length, await waiting()]).toEqual([0, 1]);
    on.clock.advance(6000);
    await worker.deliver();
    await worker.deliver();
    expect([transport.sent.length, await waiting()]).toEqual([1, 0]);
  });

  it('is given up at once when it is refused for good', async () => {
    const { worker, transport, logged, order, waiting } = openPost(on);
    await order();
    transport.answer = refusal('550', true);
    await worker.deliver();
    expect(await waiting()).toBe(0);
    expect(logged).toMatchObject([
      { level: 'error', message: 'mail given up', kind: 'password-reset', code: '550' },
    ]);
  });

  it('is given up a day after it was ordered, not before', async () => {
    const { worker, transport, logged, order, waiting } = openPost(on);
    await order();
    transport.answer = refusal('451');
    on.clock.advance(24 * HOUR_MS - 1);
    await worker.deliver();
    expect(await waiting()).toBe(1);
    on.clock.advance(2 * HOUR_MS);
    await worker.deliver();
    expect(await waiting()).toBe(0);
    expect(logged.at(-1)).toMatchObject({ level: 'error', code: '451', attempts: 2 });
  });

  it('appears in the log without address and link', async () => {
    const { worker, transport, logged, order } = openPost(on);
    transport.answer = refusal('550', true);
    await order();
    transport.answer = refusal('451');
    await order();
    await worker.deliver();
    expect(logged).toHaveLength(2);
    expect(JSON.stringify(logged)).not.toMatch(/ada@|s3cret/);
  });

  it('is tried again also when it could not be prepared', async () => {
    let isBroken = true;
    const { worker, transport, order } = openPost(on, async (ctx, mail) => {
      if (isBroken) throw new Error('the database is away');
      return prepareMail(ctx, mail);
    });
    await order();
    await worker.deliver();
    isBroken = false;
    on.clock.advance(6000);
    await worker.deliver();
    expect(transport.sent).toHaveLength(1);
  });

  it('holds up no other', async () => {
    const { worker, transport, order, waiting } = openPost(on);
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    transport.answer = ({ envelope }) => (envelope.to === 'slow@example.test' ? held : Promise.resolve());
    await order({ to: { email: 'slow@example.test' } });
    for (let n = 0; n < 8; n++) await order();
    const delivering = worker.deliver();
    await expect.poll(() => transport.sent.length).toBe(8);
    letGo();
    await delivering;
    expect(await waiting()).toBe(0);
  });
});

describe('the mail worker', () => {
  const on = useDatabase();
  beforeEach(() => on.db.deleteFrom('mails').execute());

  it('forgets a mail that has nobody to go to', async () => {
    const { worker, transport, order, waiting } = openPost(on, async () => null);
    await order();
    await worker.deliver();
    expect([transport.sent.length, await waiting()]).toEqual([0, 0]);
  });

  it('hands out no more than four at a time', async () => {
    const { worker, transport, order } = openPost(on);
    let [underWay, most] = [0, 0];
    transport.answer = async () => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setImmediate(resolve));
      underWay--;
    };
    for (let n = 0; n < 20; n++) await order();
    await worker.deliver();
    expect([transport.sent.length, most]).toEqual([20, 4]);
  });

  it('looks by itself for what is due', async () => {
    const { worker, transport, order } = openPost(on);
    await order();
    worker.start();
    await expect.poll(() => transport.sent.length).toBe(1);
    await worker.stop();
  });

  it('lets the mail under way leave before it stops, and takes on no other', async () => {
    const { worker, transport, order, waiting } = openPost(on);
    let [letGo, isStopped] = [(): void => {}, false];
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let begun = 0;
    transport.answer = () => {
      begun++;
      return held;
    };
    for (let n = 0; n < 6; n++) await order();
    const delivering = worker.deliver();
    await expect.poll(() => begun).toBe(4);
    const stopping = worker.stop().then(() => (isStopped = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect([isStopped, transport.isClosed]).toEqual([false, false]);
    letGo();
    await Promise.all([stopping, delivering]);
    expect([transport.sent.length, await waiting(), transport.isClosed]).toEqual([4, 2, true]);
  });
});

describe('a mail worker that is stopped while a mail server says nothing', () => {
  const on = useDatabase();
  afterEach(() => void vi.useRealTimers());

  it('gives up after a while and keeps the mail for the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { worker, transport, logged, order, waiting } = openPost(on);
    const begun = new Promise<void>((resolve) => {
      transport.answer = (_mail, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new MailRefused('EABORT', { isForGood: false })));
          resolve();
        });
    });
    await order();
    void worker.deliver();
    await begun;
    const stopping = worker.stop();
    await vi.advanceTimersByTimeAsync(5000);
    await stopping;
    expect(await waiting()).toBe(1);
    expect(logged).toMatchObject([{ level: 'warn', code: 'EABORT' }]);
  });
});

describeOnBoth('two mail workers', (on) => {
  it('send each mail once between them', async () => {
    const posts = [openPost(on), openPost(on)];
    for (let n = 0; n < 40; n++) await posts[0]?.order({ to: { email: `${n}@example.test` } });
    await Promise.all(posts.map(({ worker }) => worker.deliver()));
    // One may have seen nothing to take while the other was quicker everywhere.
    await posts[0]?.worker.deliver();
    const sent = posts.flatMap(({ transport }) => transport.sent.map(({ envelope }) => envelope.to));
    expect(sent.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `${n}@example.test`).toSorted());
  });

  it('take over what one of them died with', async () => {
    const [dying, living] = [openPost(on), openPost(on)];
    await dying.order();
    dying.transport.answer = () => new Promise(() => {});
    void dying.worker.deliver();
    await expect
      .poll(async () => (await on.db.selectFrom('mails').select('attempts').execute())[0]?.attempts)
      .toBe(1);
    await living.worker.deliver();
    expect(living.transport.sent).toEqual([]);
    on.clock.advance(2 * 60_000);
    await living.worker.deliver();
    expect(living.transport.sent).toHaveLength(1);
  });
});
