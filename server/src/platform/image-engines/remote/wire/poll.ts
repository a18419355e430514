import { ServiceFailure } from './failures.ts';
import { pause } from '../pause.ts';

export interface Pace {
  readonly signal: AbortSignal;
  /** Between the first two looks, in milliseconds; then ever longer, up to four times as long. */
  readonly firstMs: number;
}

const SLOWER = 1.15;
const SLOWEST = 4;
/** Looking costs nothing, and what is looked for may be paid for already: much is borne before it is given up. */
const FAULTS_MAX = 8;

/**
 * Looks until there is something to see. A look that fails for a passing reason is repeated.
 * @throws ServiceFailure as `look` does, when for good or too often in a row; the signal's reason
 */
export async function poll<T>(look: () => Promise<T | null>, { signal, firstMs }: Pace): Promise<T> {
  let faults = 0;
  for (let pauseMs = firstMs; ; pauseMs = Math.min(pauseMs * SLOWER, firstMs * SLOWEST)) {
    let longer = 0;
    try {
      const seen = await look();
      if (seen !== null) return seen;
      faults = 0;
    } catch (error) {
      faults += 1;
      if (!isPassing(error) || faults > FAULTS_MAX) throw error;
      longer = error.retryAfterMs ?? 0;
    }
    await pause(Math.max(pauseMs, longer), signal);
  }
}

const isPassing = (error: unknown): error is ServiceFailure =>
  error instanceof ServiceFailure && (error.kind === 'busy' || error.kind === 'lost');
