import type { HeldCard } from '../sandbox-objects.ts';
import type { Checkout } from '../checkouts.ts';
import { cardFields } from './card-fields.ts';
import { html } from '../../../html.ts';
import { pageFrame } from './page-frame.ts';
import { moneyIn, sayIn } from './page-words.ts';

export interface CheckoutView {
  readonly checkout: Checkout;
  readonly cards: readonly HeldCard[];
  readonly chosenId: string | null;
  readonly fault: 'declined' | 'refused' | 'numberUnknown' | null;
}

/** What is paid, with which card, and what may happen. */
export const checkoutPage = ({ checkout, cards, chosenId, fault }: CheckoutView): string => {
  const { locale, item, mode } = checkout.body;
  const say = sayIn(locale);
  const amount = moneyIn(locale, item.amountCents);
  const isNumberUnknown = fault === 'numberUnknown';
  const body = html`<h1>${say('payTitle')}</h1>
    <div class="order">
      <p class="item">${item.name}</p>
      <p class="sum">${amount}</p>
      <p class="hint">${say(mode === 'monthly' ? 'monthly' : 'once')}</p>
    </div>
    ${fault === null || isNumberUnknown ? null : html`<p class="notice" role="alert">${say(fault)}</p>`}
    <form method="post">
      ${cardFields({ say, cards, chosenId, isNumberUnknown, mayKeep: mode === 'once' })}
      <button class="button" name="outcome" value="pay">${say('pay', { amount })}</button>
      <div class="tries" role="group" aria-labelledby="tries">
        <p id="tries">${say('tryTitle')}</p>
        <button class="quiet" name="outcome" value="decline">${say('decline')}</button>
        <button class="quiet" name="outcome" value="challenge">${say('challenge')}</button>
      </div>
      <button class="plain" name="outcome" value="leave">${say('leave')}</button>
    </form>`;
  return pageFrame({ locale, title: say('payTitle'), body });
};
