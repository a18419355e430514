import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Letter, MailKind, MailOrder } from '../../../platform/mailer/mail-order.ts';
import { holdUser } from '../accounts/change-users.store.ts';
import { findUser, findUserByEmail, type StoredUser } from '../accounts/users.store.ts';
import { findEmailChange } from './email-changes.store.ts';
import { issueMailToken } from './mail-tokens.ts';
import { type MailTokenKind, providerLabels, vouches } from '../auth.rules.ts';
import type { AuthPorts } from '../ports.ts';

type MailContext = Context & Pick<AuthPorts, 'siteUrl'>;

/** Mails to somebody who has no account (any more). */
type Unheld = 'account-deleted' | 'support';

/**
 * Makes the letter of an order as its reader is to get it now: secrets are made here, when it is about to leave. An order
 * to an address that may be nobody's is looked up here too, so that whoever ordered it learns nothing from the time.
 * @returns null when there is nobody to write to, or nothing any more to write about
 */
export async function prepareMail(ctx: MailContext, order: MailOrder): Promise<Letter | null> {
  const { kind } = order;
  if (kind === 'account-deleted') return farewell(ctx, order);
  if (kind === 'support') return messageToSupport(ctx, order);
  // Whoever deletes their account at this moment waits, or is gone already: no secret is made for nobody.
  return inTransaction(ctx, async (tx) => {
    const reader = await findReader(tx, order);
    const user = reader && (await holdUser(tx.db, reader.id));
    return user ? letterOf(tx, user, { ...order, kind }) : null;
  });
}

async function letterOf(
  ctx: MailContext,
  user: StoredUser,
  order: MailOrder & { readonly kind: Exclude<MailKind, Unheld> },
): Promise<Letter | null> {
  if (order.kind === 'verification')
    return user.isVerified ? null : letterTo(user, order, { link: await verificationLink(ctx, user) });
  if (order.kind === 'password-reset') return resetLetter(ctx, user, order);
  if (order.kind === 'email-change' || order.kind === 'email-changed')
    return changeLetter(ctx, user, { ...order, kind: order.kind });
  const { receiptId } = order.details ?? {};
  const page = receiptId === undefined ? pageOf[order.kind] : receiptPage(receiptId);
  return letterTo(user, order, { link: `${ctx.siteUrl()}${page}` });
}

/** Where the mails lead that carry no secret. */
const pageOf: Readonly<Record<Exclude<MailKind, MailTokenKind | Unheld>, string>> = {
  'sign-in-reminder': '/login',
  'password-changed': '/forgot-password',
  'sign-in-method-added': '/profile',
  receipt: '/payment',
  renewal: '/payment',
  'renewal-failed': '/payment/methods',
  'subscription-cancelled': '/subscription',
  'subscription-resumed': '/subscription',
  refund: '/payment',
  'credits-low': '/subscription/credits',
};

const receiptPage = (id: string): string => `/payment/receipts/${encodeURIComponent(id)}`;

const findReader = ({ db }: Context, { to }: MailOrder): Promise<StoredUser | null> =>
  'userId' in to ? findUser(db, to.userId) : findUserByEmail(db, to.email);

const letterTo = (user: StoredUser, order: MailOrder, changes: Partial<Letter>): Letter => ({
  kind: order.kind,
  email: user.email,
  fullName: user.fullName,
  locale: user.locale,
  details: order.details ?? {},
  ...changes,
});

async function verificationLink(ctx: MailContext, { id, email }: StoredUser): Promise<string> {
  const token = await issueMailToken(ctx, { userId: id, kind: 'verification' });
  return `${ctx.siteUrl()}/verify-email?token=${token}&email=${encodeURIComponent(email)}`;
}

/**
 * Whoever has proven an address through a provider has no password to reset, and is told how they sign in. An address
 * that no provider vouches for is its reader's to claim: somebody else may have signed up with it, and a link in a mail
 * may have been opened unread.
 */
async function resetLetter(ctx: MailContext, user: StoredUser, order: MailOrder): Promise<Letter> {
  if (user.authProvider !== 'local' && user.isVerified && vouches[user.authProvider])
    return letterTo(user, order, {
      kind: 'sign-in-reminder',
      link: `${ctx.siteUrl()}${pageOf['sign-in-reminder']}`,
      details: { provider: providerLabels[user.authProvider] },
    });
  const token = await issueMailToken(ctx, { userId: user.id, kind: 'password-reset' });
  return letterTo(user, order, { link: `${ctx.siteUrl()}/reset-password?token=${token}` });
}

/** To the new address, to confirm it; to the one before, which can take the change back. Null once it is undone or void. */
async function changeLetter(
  ctx: MailContext,
  user: StoredUser,
  order: MailOrder & { readonly kind: 'email-change' | 'email-changed' },
): Promise<Letter | null> {
  const { kind, details } = order;
  const change = await findEmailChange(ctx.db, { id: details?.['changeId'] ?? '', userId: user.id });
  if (!change) return null;
  const token = await issueMailToken(ctx, { userId: user.id, kind, subject: change.id });
  const [email, page] =
    kind === 'email-change' ? [change.toEmail, '/confirm-email'] : [change.fromEmail, '/undo-email'];
  const link = `${ctx.siteUrl()}${page}?token=${token}`;
  return letterTo(user, order, { email, link, details: { newEmail: change.toEmail } });
}

/** To somebody who has no account any more: all that is known of them stands in the order. */
const farewell = ({ locale }: Context, { kind, to, details = {}, ...order }: MailOrder): Letter | null =>
  'email' in to
    ? {
        kind,
        email: to.email,
        fullName: details['fullName'] ?? '',
        locale: order.locale ?? locale,
        details,
      }
    : null;

/** What somebody wrote to the people behind this installation, who need no account here. */
function messageToSupport(
  { locale }: Context,
  { kind, to, details = {}, ...order }: MailOrder,
): Letter | null {
  const { replyTo } = details;
  if (!('email' in to) || replyTo === undefined) return null;
  return { kind, email: to.email, fullName: '', locale: order.locale ?? locale, details, replyTo };
}
