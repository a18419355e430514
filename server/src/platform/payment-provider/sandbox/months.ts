const DAY_MS = 86_400_000;

/**
 * The instant so many calendar months later, in UTC; the last day of a shorter month where there is no such day. Counted
 * from the first day each time, so that the 31st comes back after February. Milliseconds since 1970.
 */
export function monthsAfter(start: number, months: number): number {
  const from = new Date(start);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  return Date.UTC(year, month, day) + (start % DAY_MS);
}
