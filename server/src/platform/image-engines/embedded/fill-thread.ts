import {
  isMainThread,
  MessageChannel,
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import { type FillBeside, fillHole, type FillRequest, type PixelImage } from '@maquette/engine';

/** What the thread is asked for: `done` turns from 0 to 1 once the picture lies in the port, or none will. */
interface Asked {
  readonly request: FillRequest;
  readonly port: MessagePort;
  readonly done: Int32Array;
}

/** Nobody waits longer for a thread that may have died, in milliseconds. */
const LONGEST_MS = 300_000;

/**
 * A thread that fills holes while the one that asks goes on drawing: it starts when it is first asked, and stays, as code that ran before runs faster. What it fails at is done by
 * who waits for it.
 * @param program file of a program that calls `serveFills` where it is not the main thread
 */
export function openFillThread(program: string): FillBeside {
  let thread: Worker | null = null;
  const start = (): Worker => {
    const started = new Worker(program, { env: {} });
    started.unref();
    started.once('error', () => undefined);
    started.once('exit', () => (thread = null));
    return started;
  };
  return ({ onProgress, ...request }) => {
    const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const { port1, port2 } = new MessageChannel();
    thread ??= start();
    thread.postMessage({ request, port: port2, done } satisfies Asked, [port2]);
    return () => {
      Atomics.wait(done, 0, 0, LONGEST_MS);
      const filled = receiveMessageOnPort(port1)?.message as PixelImage | undefined;
      port1.close();
      return filled ?? fillHole({ ...request, ...(onProgress && { onProgress }) });
    };
  };
}

/** The whole life of such a thread. */
export function serveFills(): void {
  if (isMainThread) throw new Error('This is no thread of a program.');
  parentPort?.on('message', ({ request, port, done }: Asked) => {
    try {
      const filled = fillHole(request);
      port.postMessage(filled, [filled.data.buffer as ArrayBuffer]);
    } catch {
      // Who waits meets the same fault, where it can be told.
    }
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
    port.close();
    setImmediate(() => void globalThis.gc?.());
  });
}
