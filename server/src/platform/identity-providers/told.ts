import { Email, FullName, limits } from '@maquette/contract';
import { serviceFetch } from '../image-engines/remote/wire/service-fetch.ts';

const BYTES_MAX = 200_000;

/** Reads JSON that a provider serves. The address may carry a token: it gets into no message. */
export function askProvider(url: string, timeoutMs: number) {
  return serviceFetch({
    method: 'GET',
    url,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    timeoutMs,
    bytesMax: BYTES_MAX,
  });
}

/** An address as a provider tells it; null for what no account here could have. */
export const addressFrom = (told: string | null | undefined): string | null =>
  Email.safeParse(told).data ?? null;

/** A name as a provider tells it, brought into the form that names have here; null when nothing is left. */
export function nameFrom(told: string | null | undefined): string | null {
  const plain = told
    ?.replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, limits.nameMax);
  // A character that was cut in half is left out.
  return FullName.safeParse(plain?.replace(/[\ud800-\udbff]$/, '')).data ?? null;
}
