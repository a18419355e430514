import type { CallInput, Endpoint } from '@maquette/contract';

/**
 * The query key of a call. Without input it is the prefix of all calls of that endpoint, for invalidating them together.
 */
export function keyOf<E extends Endpoint>(endpoint: E, input?: CallInput<E>): readonly unknown[] {
  return input === undefined ? [endpoint.path] : [endpoint.path, input];
}
