import type { Context } from '../../../context.ts';
import { html } from '../../../html.ts';
import { type Checkout, checkouts, type Paying } from '../checkouts.ts';
import { findCustomer } from '../customers.ts';
import type { HeldCard } from '../sandbox-objects.ts';
import { findTestCard, firstCards } from '../test-cards.ts';
import { cardFields } from './card-fields.ts';
import type { PageAnswer, PageForm, PageView } from './page-answer.ts';
import { pageFrame, sayPage, stepPage } from './page-frame.ts';
import { cardValues, moneyIn, sayIn } from './page-words.ts';

const GONE = 410;

const faults = ['declined', 'refused', 'numberUnknown'] as const;
const faultOf = (said: string): CheckoutView['fault'] => faults.find((fault) => fault === said) ?? null;

/** The page of a checkout, whatever has become of it. */
async function show(ctx: Context, sessionId: string, view: PageView): Promise<PageAnswer | null> {
  const checkout = await checkouts.find(ctx, sessionId);
  if (checkout === null) return null;
  const { state, locale, cancelUrl } = checkout.body;
  const say = sayIn(locale);
  if (state === 'expired') {
    const page = { locale, title: say('expiredTitle'), text: say('expiredText'), backUrl: cancelUrl };
    return { kind: 'page', status: GONE, page: sayPage(page) };
  }
  if (state === 'complete') {
    const backUrl = successUrlOf(checkout);
    const page = { locale, title: say('paidTitle'), text: say('paidText'), backUrl };
    return { kind: 'page', status: 200, page: sayPage(page) };
  }
  const { waiting } = checkout.body;
  if (view.step === 'bank' && waiting !== null) return bankPage(checkout, waiting);
  return payPage(ctx, checkout, view);
}

/** What somebody pressed there. Paid already, it leads on without another charge. */
async function press(ctx: Context, sessionId: string, form: PageForm): Promise<PageAnswer | null> {
  const checkout = await checkouts.find(ctx, sessionId);
  if (checkout?.body.state !== 'open') return onClosed(ctx, sessionId);
  if (form.outcome === 'leave') return { kind: 'redirect', to: checkout.body.cancelUrl };
  if (form.outcome === 'confirm' || form.outcome === 'refuse') return afterStep(ctx, checkout, form.outcome);
  const { isKept } = form;
  const { cards, card } = await cardOf(ctx, checkout, form);
  if (card === null) return again({ fault: 'numberUnknown' });
  const chosen = cards.some(({ id }) => id === card.id) ? card.id : '';
  if (form.outcome === 'decline') return again({ fault: 'declined', card: chosen });
  if (form.outcome === 'challenge') return askBank(ctx, checkout, { card, isKept });
  if (form.outcome === 'pay') return pay(ctx, checkout, { card, isPresent: false, isKept });
  return again({ card: chosen });
}

async function onClosed(ctx: Context, sessionId: string): Promise<PageAnswer | null> {
  const checkout = await checkouts.find(ctx, sessionId);
  if (checkout?.body.state !== 'complete') return checkout && again({});
  return { kind: 'redirect', to: successUrlOf(checkout) };
}

async function pay(
  ctx: Context,
  checkout: Checkout,
  { card, isPresent, isKept }: Omit<Paying, 'sessionId'> & { card: HeldCard },
): Promise<PageAnswer | null> {
  switch (await checkouts.pay(ctx, { sessionId: checkout.id, card, isPresent, isKept })) {
    case 'paid':
      return { kind: 'redirect', to: successUrlOf(checkout) };
    case 'authentication_required':
      return askBank(ctx, checkout, { card, isKept });
    case 'declined':
      return again({ fault: 'declined', card: card.id });
    case 'closed':
      return onClosed(ctx, checkout.id);
  }
}

async function askBank(
  ctx: Context,
  checkout: Checkout,
  { card, isKept }: { card: HeldCard; isKept: boolean },
): Promise<PageAnswer> {
  await checkouts.wait(ctx, { sessionId: checkout.id, card, isKept });
  return again({ step: 'bank' });
}

function bankPage({ body: { locale, item } }: Checkout, card: HeldCard): PageAnswer {
  const amount = moneyIn(locale, item.amountCents);
  const { brand, last4 } = cardValues(card);
  return { kind: 'page', status: 200, page: stepPage({ locale, brand, last4, amount }) };
}

async function afterStep(ctx: Context, checkout: Checkout, said: 'confirm' | 'refuse') {
  const { waiting: card, keepsWaiting: isKept = false } = checkout.body;
  if (card === null) return again({});
  if (said === 'confirm') return pay(ctx, checkout, { card, isPresent: true, isKept });
  await checkouts.wait(ctx, { sessionId: checkout.id, card: null, isKept: false });
  return again({ fault: 'refused', card: card.id });
}

const again = (view: Partial<PageView>): PageAnswer => ({ kind: 'again', view });

async function payPage(ctx: Context, checkout: Checkout, view: PageView): Promise<PageAnswer> {
  const customer = await findCustomer(ctx, checkout.customerId ?? '');
  const { cards = [], defaultId = null } = customer?.body ?? {};
  const chosenId = view.card === '' ? defaultId : view.card;
  const page = checkoutPage({ checkout, cards, chosenId, fault: faultOf(view.fault) });
  return { kind: 'page', status: 200, page };
}

/** Who chooses nothing and types nothing pays with the default card, or the first of all. */
async function cardOf(ctx: Context, checkout: Checkout, { card, number }: PageForm) {
  const customer = await findCustomer(ctx, checkout.customerId ?? '');
  const { cards = [], defaultId = null } = customer?.body ?? {};
  if (card === 'other' || (card === null && number !== '')) {
    const typed = findTestCard(number);
    return { cards, card: typed && { ...typed, id: '' } };
  }
  const wanted = card ?? defaultId;
  return { cards, card: cards.find(({ id }) => id === wanted) ?? cards[0] ?? firstCards[0] ?? null };
}

const successUrlOf = ({ id, body }: Checkout): string =>
  body.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The pages of one checkout; null where there is none. */
export const checkoutPages = { show, press };

interface CheckoutView {
  readonly checkout: Checkout;
  readonly cards: readonly HeldCard[];
  readonly chosenId: string | null;
  readonly fault: 'declined' | 'refused' | 'numberUnknown' | null;
}

/** What is paid, with which card, and what may happen. */
function checkoutPage({ checkout, cards, chosenId, fault }: CheckoutView): string {
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
}
