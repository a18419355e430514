const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = HOUR_MS;
const GROWTH = 3;
const JITTER = 0.2;

export const mailLimits = {
  /** Mails that leave at the same time from one process. */
  atOnce: 4,
  /** A mail that did not leave within this of being ordered never does. */
  livesMs: 24 * HOUR_MS,
  /** The mail server has to have taken a mail within this. */
  sendingMs: 40 * SECOND_MS,
  /** Nobody else takes a mail on meanwhile: longer than sending may last, so that it is never sent twice at once. */
  leaseMs: 90 * SECOND_MS,
} as const;

/**
 * How long to wait after so many failures in a row (1, 2, 3 …): 5 s, 15 s, 45 s … up to an hour, each up to a fifth
 * shorter or longer, so that many mails do not come back all at once. `chance` is from 0 to below 1.
 */
export function pauseAfter(failures: number, chance: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * GROWTH ** (failures - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 - JITTER + 2 * JITTER * chance));
}
