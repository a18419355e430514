import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Log } from './log.ts';
import type { DatabaseAddress } from './database/db.ts';

/**
 * Tells the other processes on the same database that something changed. What changed is in the database: a signal may be lost
 * or come twice, and whoever waits for one looks by himself now and then.
 */
export interface Signals {
  /** Tells the others, not this process, and not before `start`. Never fails. */
  send(topic: string, subject?: string): void;
  on(topic: string, listener: (subject: string) => void): void;
  /** Signals may have been missed: the connection was lost and is there again. */
  onGap(listener: () => void): void;
  start(): void;
  stop(): Promise<void>;
}

/** All of Maquette share one channel. */
const CHANNEL = 'maquette';
const RECONNECT_MS = 1000;

/** PostgreSQL carries them (LISTEN and NOTIFY); a SQLite file has no other process to tell. */
export const openSignals = (address: DatabaseAddress, log: Log): Signals =>
  address.kind === 'postgres' ? new PostgresSignals(address.url, log) : nobody;

const nobody: Signals = {
  send: () => {},
  on: () => {},
  onGap: () => {},
  start: () => {},
  stop: async () => {},
};

interface Message {
  readonly from: string;
  readonly topic: string;
  readonly subject: string;
}

/** One connection of its own, which listens and tells; made anew when it breaks. */
class PostgresSignals implements Signals {
  readonly #url: string;
  readonly #log: Log;
  readonly #heard = new EventEmitter();
  readonly #gone = new AbortController();
  readonly #me = crypto.randomUUID();
  #client: Client | null = null;
  #listening: Promise<void> | null = null;
  /** Messages that wait for those before them; the same one waits once. */
  readonly #unsent = new Set<string>();
  #sending: Promise<void> | null = null;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  send(topic: string, subject = ''): void {
    if (this.#client === null) return;
    const message: Message = { from: this.#me, topic, subject };
    this.#unsent.add(JSON.stringify(message));
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null));
  }

  on(topic: string, listener: (subject: string) => void): void {
    this.#heard.on(`topic:${topic}`, listener);
  }

  onGap(listener: () => void): void {
    this.#heard.on('gap', listener);
  }

  start(): void {
    this.#listening ??= this.#listen();
  }

  async stop(): Promise<void> {
    this.#gone.abort();
    await this.#sending;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
    await this.#listening;
  }

  async #sendAll(): Promise<void> {
    while (this.#unsent.size > 0) {
      const messages = [...this.#unsent];
      this.#unsent.clear();
      const told = 'select pg_notify($1, message) from unnest($2::text[]) as message';
      await this.#client
        ?.query(told, [CHANNEL, messages])
        .catch((error: unknown) => this.#log.debug({ err: error }, 'signals were not sent'));
    }
  }

  async #listen(): Promise<void> {
    while (!this.#gone.signal.aborted) {
      await this.#listenOnce().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'signals of other processes are not heard'),
      );
      await wait(RECONNECT_MS, undefined, { signal: this.#gone.signal, ref: false }).catch(() => {});
    }
  }

  /** Until the connection ends. */
  async #listenOnce(): Promise<void> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => void client.end().catch(() => {}));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#gone.signal.aborted) return;
      this.#client = client;
      this.#heard.emit('gap');
      await ended;
    } finally {
      this.#client = null;
      await client.end().catch(() => {});
    }
  }

  #hear(payload: string): void {
    const message = JSON.parse(payload) as Message;
    if (message.from !== this.#me) this.#heard.emit(`topic:${message.topic}`, message.subject);
  }
}
