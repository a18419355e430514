import { Refusal } from '../../../platform/refusal.ts';
import type { PaymentsContext } from '../ports.ts';
import { addNote, type Note, notesOf, removeNote, type Subject } from './notes.store.ts';
import { syncCheckout } from './sync-checkout.ts';
import { syncPayment } from './sync-payment.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface SentEvent {
  /** As it was sent: the signature is over it. */
  readonly raw: Buffer;
  readonly signature: string | undefined;
}

/**
 * Takes an event of the card provider as a signal to look there: notes what it is about and answers; the looking is done
 * afterwards. Nothing else that it says is believed.
 * @throws Refusal `signature_invalid`
 */
export async function receiveEvent(
  ctx: PaymentsContext,
  { raw, signature }: SentEvent,
): Promise<{ received: true }> {
  const { subject, type } = ctx.cards.readEvent(raw, signature, ctx.now());
  ctx.log.info({ kind: type }, 'event of the card provider');
  if (subject.kind !== 'nothing') {
    await addNote(ctx.db, { provider: ctx.cards.name, subject, receivedAt: ctx.now() });
    ctx.wakeMoney();
  }
  return { received: true };
}

const AT_A_TIME = 500;

/**
 * Looks at everything that was noted; what cannot be looked at now stays noted. Does not throw when the provider is away.
 * @returns whether it could be asked about all of it
 */
export async function lookAtNotes(ctx: PaymentsContext): Promise<boolean> {
  const seen = new Set<string>();
  for (;;) {
    const notes = await notesOf(ctx.db, ctx.cards.name, AT_A_TIME);
    const fresh = notes.filter((note) => !seen.has(nameOf(note)));
    if (fresh.length === 0) return true;
    for (const note of fresh) {
      seen.add(nameOf(note));
      const isReachable = await tryTo(ctx, note.subject, async () => {
        await syncSubject(ctx, note.subject);
        await removeNote(ctx.db, note);
      });
      if (!isReachable) return false;
    }
  }
}

const nameOf = ({ subject, receivedAt }: Note): string => `${subject.kind}:${subject.id}:${receivedAt}`;

async function syncSubject(ctx: PaymentsContext, { kind, id }: Subject): Promise<void> {
  if (kind === 'checkout') await syncCheckout(ctx, id);
  else if (kind === 'subscription') await syncSubscription(ctx, id);
  else await syncPayment(ctx, id);
}

/**
 * Does what concerns one thing alone: a fault in it must not keep the others waiting.
 * @returns false when the provider cannot be reached, so that asking on is of no use
 */
export async function tryTo(
  { log }: Pick<PaymentsContext, 'log'>,
  subject: object,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const code = error instanceof Refusal ? error.code : null;
    if (code === null) log.error({ err: error, ...subject }, 'money could not be settled');
    else log.warn({ code, ...subject }, 'money could not be settled now');
    return code !== 'cards_unavailable';
  }
}
