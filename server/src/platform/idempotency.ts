import { createHash } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** `Idempotency-Key` of a call, null where it came without one, and what it asked for. */
export interface CallKey {
  readonly key: string | null;
  /** SHA-256, hex. */
  readonly requestHash: string;
}

/** @param asked name of the call and everything that was sent with it, in a fixed order */
export function callKeyOf(key: string | null, asked: readonly unknown[]): CallKey {
  return { key, requestHash: createHash('sha256').update(JSON.stringify(asked)).digest('hex') };
}

/**
 * What an earlier call under the same key made, by `find`; null where there was none.
 * @throws Refusal `idempotency_conflict` when that call asked for something else
 */
export async function madeBefore<T extends Pick<CallKey, 'requestHash'>>(
  { key, requestHash }: CallKey,
  find: (key: string) => Promise<T | null>,
): Promise<T | null> {
  const earlier = key === null ? null : await find(key);
  if (earlier && earlier.requestHash !== requestHash) throw new Refusal('idempotency_conflict');
  return earlier;
}
