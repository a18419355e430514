import type { SampleRoom } from '../../platform/photos/sample-rooms.ts';
import type { TryAsked, TryTool, TryWords } from './wishes.ts';

/** How an order was sent of which nobody has heard yet what became of it. */
export interface Sent extends Pick<TryAsked, 'seed' | 'agreed'> {
  /** Sent again under it, the order is found again: no second try is spent. */
  readonly key: string;
}

/** What stands on the screen of somebody without an account: it comes along when they register. */
export interface KeptWork {
  readonly tool: TryTool;
  readonly words: TryWords;
  /** A sample room by its name, or a photo of one's own. */
  readonly photo: SampleRoom | File;
  readonly mask: Blob | null;
  /** Absent = nothing is on its way. */
  readonly sent?: Sent | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const DAY_MS = 24 * 3_600_000;
const STORE = 'work';

/** The browser's own store for what is larger than text. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('visit', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('no store'));
  });
}

async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  try {
    return await new Promise((resolve, reject) => {
      const asked = act(db.transaction(STORE, mode).objectStore(STORE));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('no store'));
    });
  } finally {
    db.close();
  }
}

/** Keeps the work on this device for a day. Where the browser keeps nothing it stays on the screen. */
export async function keepWork(work: KeptWork): Promise<void> {
  await ask('readwrite', (store) => store.put(work, 'one')).catch(() => undefined);
}

/** The work that is kept on this device, if it is not a day old. */
export async function fetchKeptWork(): Promise<KeptWork | null> {
  try {
    const work = await ask<KeptWork | undefined>('readonly', (store) => store.get('one'));
    return work && Date.now() - work.at < DAY_MS ? work : null;
  } catch {
    return null;
  }
}

export async function forgetWork(): Promise<void> {
  await ask('readwrite', (store) => store.clear()).catch(() => undefined);
}
