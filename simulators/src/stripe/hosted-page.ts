import type { Stripe } from 'stripe';
import type { SimReply, SimRoute } from '../simulator.ts';
import type { Account } from './account.ts';
import { payCheckout, type Paying } from './pay-checkout.ts';

/**
 * Stripe's checkout as a person sees it, at `/pay/<session id>`: a card number and the buttons Pay and Leave; a card that
 * asks its bank leads to a page with Confirm and Refuse.
 */
export const hostedPage = (account: Account): SimRoute[] => [
  {
    method: 'GET',
    path: /^\/pay\/(\w+)$/,
    step: 'see-checkout',
    serve: ({ caught }) => pageOf(account, caught[0] ?? ''),
  },
  {
    method: 'POST',
    path: /^\/pay\/(\w+)$/,
    step: 'pay-checkout',
    serve: ({ caught, bytes }) => {
      const form = new URLSearchParams(bytes.toString());
      return act(account, caught[0] ?? '', {
        outcome: form.get('outcome'),
        number: form.get('number') ?? '',
        isKept: form.get('keep') !== null,
      });
    },
  },
];

const act = (
  account: Account,
  id: string,
  { outcome, number, isKept }: { outcome: string | null; number: string; isKept: boolean },
): SimReply => {
  const session = account.sessions.get(id);
  if (!session) return html(404, '<h1>There is no such checkout</h1>');
  if (outcome === 'leave') return leadTo(session.cancel_url);
  if (outcome === 'refuse') return pageOf(account, id, 'Your bank did not confirm the payment.');
  const paying = payCheckout(account, id, { number, isAuthenticated: outcome === 'confirm', isKept });
  if (paying === 'paid')
    return leadTo(session.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id) ?? null);
  if (paying === 'asks_bank') return html(200, bankForm(number, isKept));
  return pageOf(account, id, said[paying]);
};

const said: Record<Exclude<Paying, 'paid' | 'asks_bank'>, string> = {
  declined: 'Your card was declined.',
  card_unknown: 'Your card number is invalid.',
  not_open: 'This checkout is over.',
};

const leadTo = (location: string | null): SimReply => ({
  status: 303,
  headers: { location: location ?? '/' },
  body: '',
});

const pageOf = (account: Account, id: string, failure = ''): SimReply => {
  const session = account.sessions.get(id);
  if (!session) return html(404, '<h1>There is no such checkout</h1>');
  const body = session.status === 'open' ? payForm(account, session) : `<p>${said.not_open}</p>`;
  return html(200, `${failure && `<p role="alert">${escaped(failure)}</p>`}${body}`);
};

const payForm = (account: Account, session: Stripe.Checkout.Session): string => {
  const name = account.plans.get(session.id)?.name || 'Save a card';
  const amount = session.amount_total === null ? '' : ` $${(session.amount_total / 100).toFixed(2)}`;
  return `<h1>${escaped(name)}${amount}</h1>
<form method="post">
<p><label>Card number <input name="number" value="4242 4242 4242 4242" autocomplete="off"></label></p>
${session.mode === 'payment' ? '<p><label><input type="checkbox" name="keep" value="yes"> Save this card</label></p>' : ''}
<p><button name="outcome" value="pay">Pay</button> <button name="outcome" value="leave">Leave</button></p>
</form>`;
};

const bankForm = (number: string, isKept: boolean): string => `<h1>Your bank asks</h1>
<form method="post"><input type="hidden" name="number" value="${escaped(number)}">${isKept ? '<input type="hidden" name="keep" value="yes">' : ''}
<p><button name="outcome" value="confirm">Confirm</button> <button name="outcome" value="refuse">Refuse</button></p>
</form>`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const html = (status: number, body: string): SimReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Simulated Stripe</title></head><body><main>${body}</main></body></html>`,
});
