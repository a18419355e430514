import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { askProvider } from './told.ts';

/** The public keys a provider signs with (RFC 7517), kept for as long as it says. */
export interface JwksCache {
  /**
   * The keys, asked for anew when they are old or this one is not among them. While the provider cannot be reached, those
   * it gave last stay good.
   * @throws Refusal `provider_unavailable` when there are none at all
   */
  keysFor(kid: string): Promise<JWTVerifyGetKey>;
}

export interface JwksPorts {
  readonly url: string;
  readonly now: () => number;
  readonly log: Log;
  readonly timeoutMs?: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KEPT_MS = { least: MINUTE_MS, most: 24 * HOUR_MS, unsaid: HOUR_MS } as const;
/** Whoever makes up key names has the provider asked no more often than this; while there are no keys, sooner. */
const PAUSE_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;
const TIMEOUT_MS = 5_000;

/** What is taken from a key: a provider that publishes more than an RSA key to verify by gains nothing. */
const RsaKey = z
  .object({
    kty: z.literal('RSA'),
    kid: z.string(),
    n: z.string(),
    e: z.string(),
    alg: z.literal('RS256').nullish(),
    use: z.literal('sig').nullish(),
  })
  .transform(({ kty, kid, n, e }) => ({ kty, kid, n, e }));
const KeySet = z.object({ keys: z.array(z.unknown()) });

interface KeptKeys {
  readonly find: JWTVerifyGetKey;
  readonly kids: ReadonlySet<string>;
  readonly freshUntil: number;
}

export function jwksCache({ url, now, log, timeoutMs = TIMEOUT_MS }: JwksPorts): JwksCache {
  let kept: KeptKeys | null = null;
  let askedAt = -Infinity;
  let asking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    try {
      kept = await fetchKeys({ url, now, timeoutMs });
    } catch (error) {
      log.warn({ err: error, host: new URL(url).host }, 'keys of a sign-in provider cannot be had');
    } finally {
      asking = null;
    }
  };

  const refresh = (): Promise<void> | null => {
    if (asking === null && now() - askedAt >= (kept === null ? FIRST_PAUSE_MS : PAUSE_MS)) {
      askedAt = now();
      asking = ask();
    }
    return asking;
  };

  return {
    keysFor: async (kid) => {
      if (kept === null || kept.freshUntil <= now() || !kept.kids.has(kid)) await refresh();
      if (kept === null) throw new Refusal('provider_unavailable');
      return kept.find;
    },
  };
}

async function fetchKeys(from: { url: string; now: () => number; timeoutMs: number }): Promise<KeptKeys> {
  const { url, now, timeoutMs } = from;
  const reply = await askProvider(url, timeoutMs);
  if (reply.status !== 200) throw new Error(`status ${reply.status}`);
  const keys = KeySet.parse(reply.json()).keys.flatMap((key) => RsaKey.safeParse(key).data ?? []);
  if (keys.length === 0) throw new Error('no key to verify by');
  return {
    find: createLocalJWKSet({ keys }),
    kids: new Set(keys.map(({ kid }) => kid)),
    freshUntil: now() + lifeOf(reply.headers),
  };
}

/** How long an answer may be kept (RFC 9111, 4.2), within bounds of our own. Milliseconds. */
function lifeOf(headers: { 'cache-control'?: string | undefined; age?: string | undefined }): number {
  const [, seconds] = /(?:^|[\s,])max-age="?(\d+)/i.exec(headers['cache-control'] ?? '') ?? [];
  if (seconds === undefined) return KEPT_MS.unsaid;
  const left = (Number(seconds) - (Number(headers.age) || 0)) * 1000;
  return Math.min(Math.max(left, KEPT_MS.least), KEPT_MS.most);
}
