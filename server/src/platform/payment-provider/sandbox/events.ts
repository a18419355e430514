import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { CardEvent } from '../card-provider.ts';
import { objects } from './object-store.ts';
import type { EventBody } from './sandbox-objects.ts';

const TOLERANCE_S = 300;

/** Where the signature of an event stands, in lower case. */
export const SIGNATURE_HEADER = 'sandbox-signature';

/** Leaves word that something has happened; it is sent once the transaction is through. */
export const queueEvent = async (
  { db, newId, now }: Context,
  type: string,
  subject: EventBody['subject'],
): Promise<void> => {
  const [id, createdAt] = [`evt_${newId()}`, now()];
  const body = { type, subject, createdAt, attempts: 0 };
  await objects.add(db, { kind: 'notice', id, body, dueAt: createdAt });
};

const EventJson = z.object({
  id: z.string(),
  type: z.string(),
  subject: z.object({ kind: z.enum(['checkout', 'subscription', 'payment']), id: z.string() }),
});

/** The bytes of an event and their signature, as Stripe makes it (https://docs.stripe.com/webhooks#verify-manually). */
export const writeEvent = (
  event: { readonly id: string; readonly body: EventBody },
  { secret, now }: { secret: string; now: number },
): { raw: Buffer; signature: string } => {
  const { type, subject, createdAt } = event.body;
  const raw = Buffer.from(JSON.stringify({ id: event.id, type, subject, createdAt }));
  const seconds = Math.floor(now / 1000);
  return { raw, signature: `t=${seconds},v1=${sealOf(raw, { secret, seconds })}` };
};

/** Throws `signature_invalid` when these bytes were not signed with the secret within 300 s of `now`. */
export const readEvent = (
  raw: Buffer,
  signature: string | undefined,
  { secret, now }: { secret: string; now: number },
): CardEvent => {
  const { seconds, seals } = partsOf(signature ?? '');
  const isFresh = Math.abs(now / 1000 - seconds) <= TOLERANCE_S;
  const expected = Buffer.from(sealOf(raw, { secret, seconds }));
  const isSealed = seals.some(
    (seal) => seal.length === expected.length && timingSafeEqual(Buffer.from(seal), expected),
  );
  if (!isFresh || !isSealed) throw new Refusal('signature_invalid');
  const { id, type, subject } = EventJson.parse(JSON.parse(raw.toString()));
  return { eventId: id, type, subject };
};

const sealOf = (raw: Buffer, { secret, seconds }: { secret: string; seconds: number }): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex');

const partsOf = (signature: string): { seconds: number; seals: string[] } => {
  const parts = signature.slice(0, 1000).split(',');
  const time = /^t=(\d{1,12})$/.exec(parts.find((part) => part.startsWith('t=')) ?? '')?.[1];
  const seals = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? []);
  return { seconds: Number(time ?? Number.NaN), seals };
};
