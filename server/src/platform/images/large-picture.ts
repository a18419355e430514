import { AsyncLocalStorage } from 'node:async_hooks';

/** Pictures of more pixels than this are worked on one at a time, by all processes together. */
export const LARGE_PIXELS = 16_000_000;

interface Area {
  readonly width: number;
  readonly height: number;
}

export const isLarge = ({ width, height }: Area): boolean => width * height > LARGE_PIXELS;

/** How the job under way asks the server for its turn. */
const asking = new AsyncLocalStorage<() => Promise<void>>();

/** Runs a job that may come to a large picture: `ask` is called once at most and resolves when it is the job's turn. */
export function withTurn<T>(ask: () => Promise<void>, job: () => Promise<T>): Promise<T> {
  let turn: Promise<void> | undefined;
  return asking.run(() => (turn ??= ask()), job);
}

/** To be awaited before the pixels of a picture are asked for: of large ones only one is opened at a time. */
export async function turnFor(picture: Area): Promise<void> {
  if (isLarge(picture)) await asking.getStore()?.();
}
