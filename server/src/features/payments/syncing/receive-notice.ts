import type { PaymentsContext } from '../ports.ts';
import { addNote } from './notes.store.ts';

export interface SentNotice {
  /** As it was sent: the signature is over it. */
  readonly raw: Buffer;
  readonly signature: string | undefined;
}

/**
 * Takes a notice of the card provider as a signal to look there: notes what it is about and answers; the looking is done
 * afterwards. Nothing else that it says is believed.
 * @throws Refusal `signature_invalid`
 */
export const receiveNotice = async (
  ctx: PaymentsContext,
  { raw, signature }: SentNotice,
): Promise<{ received: true }> => {
  const { subject, type } = ctx.cards.readEvent(raw, signature, ctx.now());
  ctx.log.info({ kind: type }, 'notice of the card provider');
  if (subject.kind !== 'nothing') {
    await addNote(ctx.db, { provider: ctx.cards.name, subject, receivedAt: ctx.now() });
    ctx.wakeMoney();
  }
  return { received: true };
};
