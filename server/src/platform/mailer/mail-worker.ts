import type { Context } from '../context.ts';
import type { Meter } from '../observing/meter.ts';
import { type Running, runEvery } from '../jobs/run-every.ts';
import { composeMail, type Mailbox } from './letters/compose-mail.ts';
import { mailLimits, pauseAfter } from './mail.rules.ts';
import type { Letter, MailOrder } from './mail-order.ts';
import { MailRefused, type MailTransport } from './transports/mail-transport.ts';
import { dropMail, putOffMail, takeDueMail, type WaitingMail } from './outbox.ts';

/** Says what a mail tells and to whom, at the moment it leaves. Null = there is nobody to write to: the mail is forgotten. */
export type PrepareMail = (ctx: Context, order: MailOrder) => Promise<Letter | null>;

export interface MailWorkerOptions {
  readonly context: Context;
  readonly prepareMail: PrepareMail;
  readonly transport: MailTransport;
  readonly meter: Meter;
  /** Who mails come from. */
  readonly from: () => Mailbox;
  /** There is an address for questions. */
  readonly hasSupport: boolean;
}

/** Sends what lies in the outbox, and tries again what did not leave. */
export interface MailWorker {
  start(): void;
  /** Sends everything that is due now. What fails is put off; this does not wait for it. */
  deliver(): Promise<void>;
  /** Lets the mails under way leave and takes on no other. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 1000;
/** How long mails under way may take to leave once the worker is asked to stop; then they are put off. */
const PATIENCE_MS = 5000;

/**
 * A mail leaves at least once: when the process dies between the mail server's yes and the end of the row, the mail is
 * sent again, under the same Message-ID.
 */
export const mailWorker = (options: MailWorkerOptions): MailWorker => new OutboxWorker(options);

class OutboxWorker implements MailWorker {
  readonly #options: MailWorkerOptions;
  readonly #stopping = new AbortController();
  /** Each sends one mail after the other, so that a mail server that is slow with one holds up no other. */
  readonly #lanes = new Set<Promise<void>>();
  #looking: Running | undefined;
  #isStopped = false;

  constructor(options: MailWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    const { log } = this.#options.context;
    const work = async (): Promise<void> => this.#openLane();
    this.#looking = runEvery({ name: 'mails', everyMs: LOOK_EVERY_MS, work, log });
  }

  async deliver(): Promise<void> {
    // What is under way may have been taken on before the mail that is waited for was ordered.
    await this.#allDone();
    this.#openLane();
    await this.#allDone();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const patience = setTimeout(() => this.#stopping.abort(), PATIENCE_MS);
    await this.#looking?.stop();
    await this.#allDone();
    clearTimeout(patience);
    this.#options.transport.close();
  }

  async #allDone(): Promise<void> {
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
  }

  #openLane(): void {
    if (this.#lanes.size >= mailLimits.atOnce) return;
    const { log } = this.#options.context;
    const lane = this.#deliverInTurn()
      .catch((error: unknown) => log.error({ err: error }, 'mail worker stumbled'))
      .finally(() => this.#lanes.delete(lane));
    this.#lanes.add(lane);
  }

  async #deliverInTurn(): Promise<void> {
    const { db, now } = this.#options.context;
    while (!this.#isStopped) {
      const mail = await takeDueMail(db, { now: now(), until: now() + mailLimits.leaseMs });
      if (mail === null) return;
      // Where there was one there may be more.
      this.#openLane();
      await this.#deliverOne(mail);
    }
  }

  async #deliverOne(mail: WaitingMail): Promise<void> {
    const { db } = this.#options.context;
    try {
      await this.#send(mail);
    } catch (error) {
      return this.#onFailure(mail, error);
    }
    this.#note('sent');
    await dropMail(db, mail.id);
  }

  #note(outcome: 'sent' | 'put_off' | 'given_up'): void {
    this.#options.meter.count('mails', { outcome });
  }

  async #send({ id, order }: WaitingMail): Promise<void> {
    const { context, prepareMail, transport, from, hasSupport } = this.#options;
    const letter = await prepareMail({ ...context, locale: order.locale ?? context.locale }, order);
    if (letter === null) return;
    const mail = await composeMail({ id, letter, from: from(), hasSupport, now: context.now() });
    const tooLong = AbortSignal.timeout(mailLimits.sendingMs);
    await transport.send(mail, AbortSignal.any([tooLong, this.#stopping.signal]));
  }

  async #onFailure({ id, order, attempts, createdAt }: WaitingMail, error: unknown): Promise<void> {
    const { db, now, log } = this.#options.context;
    const isRefusal = error instanceof MailRefused;
    const told = {
      mailId: id,
      kind: order.kind,
      attempts,
      ...(isRefusal ? { code: error.code } : { err: error }),
    };
    const isTooOld = now() - createdAt >= mailLimits.livesMs;
    if (isTooOld || (isRefusal && error.isForGood)) {
      log.error(told, 'mail given up');
      this.#note('given_up');
      await dropMail(db, id);
      return;
    }
    log.warn(told, 'mail did not leave');
    this.#note('put_off');
    await putOffMail(db, id, now() + pauseAfter(attempts, Math.random()));
  }
}
