import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { ServiceFailure } from '../image-engines/remote/wire/failures.ts';
import { Refusal } from '../refusal.ts';
import type { IdentityProvider, ProviderPorts } from './identity-provider.ts';
import { addressFrom, askProvider, nameFrom } from './told.ts';

interface FacebookSettings {
  readonly appId: string;
  readonly appSecret: string;
  /** Up to and with the version. */
  readonly graphUrl: string;
}

const TIMEOUT_MS = 5_000;

const Debugged = z.object({
  data: z.object({
    is_valid: z.literal(true),
    app_id: z.coerce.string(),
    type: z.literal('USER'),
    user_id: z.coerce.string().regex(/^\d{1,255}$/),
    expires_at: z.number(),
    data_access_expires_at: z.number().nullish(),
  }),
});

const Me = z.object({ id: z.string(), name: z.string().nullish(), email: z.string().nullish() });

const Failed = z.object({ error: z.object({ code: z.number() }) });
/** The service's own trouble, and too many calls: nothing is said about the token. */
const PASSING_CODES: readonly number[] = [1, 2, 4, 17, 32, 613];

/**
 * Facebook Login: an access token, which Facebook is asked about: whether it was made for this app, for whom, and until
 * when (https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow). Facebook does not say that it
 * has seen proof of an address.
 */
export function facebook(settings: FacebookSettings, ports: ProviderPorts): IdentityProvider {
  const { appId, appSecret, graphUrl } = settings;
  const ask = (path: string, query: Record<string, string>) =>
    askGraph(`${graphUrl}/${path}?${new URLSearchParams(query).toString()}`, ports.timeoutMs ?? TIMEOUT_MS);

  const readToken = async (token: string): Promise<string> => {
    const query = { input_token: token, access_token: `${appId}|${appSecret}` };
    const { data } = taken(Debugged.safeParse(await ask('debug_token', query)), 'debug_token');
    // 0 = never.
    const ends = [data.expires_at, data.data_access_expires_at ?? 0].filter((end) => end !== 0);
    if (data.app_id !== appId) throw new Refused('a token of another app');
    if (ends.some((end) => end * 1000 <= ports.now())) throw new Refused('expired');
    return data.user_id;
  };

  const readPerson = async (token: string) => {
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const query = { fields: 'id,name,email', access_token: token, appsecret_proof: proof };
    return taken(Me.safeParse(await ask('me', query)), 'me');
  };

  return {
    name: 'facebook',
    clientId: appId,
    verify: async (credential) => {
      try {
        const subject = await readToken(credential);
        const me = await readPerson(credential);
        if (me.id !== subject) throw new Refused('another person');
        return {
          provider: 'facebook',
          subject,
          email: addressFrom(me.email),
          isEmailVerified: false,
          isEmailAuthoritative: false,
          fullName: nameFrom(me.name),
          nonce: null,
        };
      } catch (error) {
        throw toRefusal(error, ports);
      }
    },
  };
}

/** Facebook knows the token, and it is not good. Its words are for the log: they carry nothing of the token. */
class Refused extends Error {}

function taken<T>(parsed: z.ZodSafeParseResult<T>, step: string): T {
  if (parsed.success) return parsed.data;
  throw new Refused(`${step}: ${parsed.error.issues.map(({ path }) => path.join('.')).join(' ')}`);
}

async function askGraph(url: string, timeoutMs: number): Promise<unknown> {
  const reply = await askProvider(url, timeoutMs);
  const failed = Failed.safeParse(reply.jsonOrNull()).data;
  const isPassing = reply.status >= 500 || (failed && PASSING_CODES.includes(failed.error.code));
  if (failed && !isPassing) throw new Refused(`code ${failed.error.code}`);
  if (reply.status !== 200) throw new Error(`status ${reply.status}, code ${failed?.error.code ?? 'unsaid'}`);
  return reply.json();
}

function toRefusal(error: unknown, { log }: ProviderPorts): Refusal {
  const reason = error instanceof Error ? error.message : '';
  if (error instanceof Refused) {
    log.info({ provider: 'facebook', reason }, 'credential refused');
    return new Refusal('social_refused');
  }
  const kind = error instanceof ServiceFailure ? error.kind : 'lost';
  log.warn({ provider: 'facebook', kind, reason }, 'sign-in provider cannot be asked');
  return new Refusal('provider_unavailable');
}
