/** A time, given in milliseconds since 1970, as answers and exports tell it: ISO 8601, UTC. Null stays null. */
export function instant(ms: number): string;
export function instant(ms: number | null): string | null;
export function instant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
