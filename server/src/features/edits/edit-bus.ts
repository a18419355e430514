import { EventEmitter } from 'node:events';
import type { Signals } from '../../platform/signals.ts';
import { NewestStreams } from './newest-streams.ts';

/** Tells those who wait, in this process and in the others, that something changed; what changed is in the database. */
export interface EditBus {
  /** Something about one of this person's edits changed. */
  publish(edit: { userId: string; id: string }): void;
  /** Watches one person's edits from now on; nothing that happens between two looks is missed. */
  watch(userId: string): EditWatch;
  /** The same, and the edit is over: whoever still works on it should stop. */
  publishEnd(edit: { userId: string; id: string }): void;
  onEnd(listener: (id: string) => void): void;
  /** Places of those who watch for as long as they like. */
  readonly streams: NewestStreams;
  /** Sends everybody home: the server closes. */
  close(): void;
}

export interface EditWatch {
  /** Resolves when something has changed since the last look, after `timeoutMs`, or when there is no point in waiting: `isOver` tells. */
  next(options: { timeoutMs: number; signal: AbortSignal }): Promise<void>;
  readonly isOver: boolean;
  stop(): void;
}

type Wire = Pick<Signals, 'send' | 'on' | 'onGap'>;

/** @param wire to the other processes; none unless told */
export function editBus(wire?: Wire): EditBus {
  const emitter = new EventEmitter().setMaxListeners(0);
  let isClosed = false;
  const tell = (userId: string): void => void emitter.emit(`user:${userId}`);
  const publish = ({ userId }: { userId: string }): void => {
    tell(userId);
    wire?.send('edit', userId);
  };
  wire?.on('edit', tell);
  wire?.on('edit-end', (id) => void emitter.emit('end', id));
  wire?.onGap(() => void emitter.emit('gap'));
  return {
    streams: new NewestStreams(),
    publish,
    publishEnd: (edit) => {
      publish(edit);
      emitter.emit('end', edit.id);
      wire?.send('edit-end', edit.id);
    },
    watch: (userId) => watchOn(emitter, `user:${userId}`, () => isClosed),
    onEnd: (listener) => void emitter.on('end', listener),
    close: () => {
      isClosed = true;
      emitter.emit('closed');
    },
  };
}

function watchOn(emitter: EventEmitter, event: string, isClosed: () => boolean): EditWatch {
  let hasNews = false;
  let wake: (() => void) | null = null;
  const onNews = (): void => {
    hasNews = true;
    wake?.();
  };
  emitter.on(event, onNews).on('gap', onNews).on('closed', onNews);
  return {
    get isOver() {
      return isClosed();
    },
    next: async ({ timeoutMs, signal }) => {
      if (!hasNews && !signal.aborted && !isClosed()) {
        await new Promise<void>((resolve) => {
          const done = (): void => {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
          };
          const timer = setTimeout(done, timeoutMs);
          wake = done;
          signal.addEventListener('abort', done);
        });
      }
      wake = null;
      hasNews = false;
    },
    stop: () => void emitter.off(event, onNews).off('gap', onNews).off('closed', onNews),
  };
}
