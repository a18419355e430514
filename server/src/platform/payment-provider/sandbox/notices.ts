import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { Notice } from '../card-provider.ts';
import { objects } from './object-store.ts';
import type { NoticeBody } from './sandbox-objects.ts';

const TOLERANCE_S = 300;

/** Leaves word that something has happened; it is sent once the transaction is through. */
export const queueNotice = async (
  { db, newId, now }: Context,
  type: string,
  subject: NoticeBody['subject'],
): Promise<void> => {
  const [id, createdAt] = [`evt_${newId()}`, now()];
  const body = { type, subject, createdAt, attempts: 0 };
  await objects.add(db, { kind: 'notice', id, body, dueAt: createdAt });
};

const NoticeJson = z.object({
  id: z.string(),
  type: z.string(),
  subject: z.object({ kind: z.enum(['checkout', 'subscription', 'payment']), id: z.string() }),
});

/** The bytes of a notice and their signature, as Stripe makes it (https://docs.stripe.com/webhooks#verify-manually). */
export const writeNotice = (
  notice: { readonly id: string; readonly body: NoticeBody },
  { secret, now }: { secret: string; now: number },
): { raw: Buffer; signature: string } => {
  const { type, subject, createdAt } = notice.body;
  const raw = Buffer.from(JSON.stringify({ id: notice.id, type, subject, createdAt }));
  const seconds = Math.floor(now / 1000);
  return { raw, signature: `t=${seconds},v1=${sealOf(raw, { secret, seconds })}` };
};

/** Throws `signature_invalid` when these bytes were not signed with the secret within 300 s of `now`. */
export const readNotice = (
  raw: Buffer,
  signature: string | undefined,
  { secret, now }: { secret: string; now: number },
): Notice => {
  const { seconds, seals } = partsOf(signature ?? '');
  const isFresh = Math.abs(now / 1000 - seconds) <= TOLERANCE_S;
  const expected = Buffer.from(sealOf(raw, { secret, seconds }));
  const isSealed = seals.some(
    (seal) => seal.length === expected.length && timingSafeEqual(Buffer.from(seal), expected),
  );
  if (!isFresh || !isSealed) throw new Refusal('signature_invalid');
  const { id, type, subject } = NoticeJson.parse(JSON.parse(raw.toString()));
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
