import {
  creditsEndpoints,
  type Endpoint,
  paymentsEndpoints,
  profileEndpoints,
  type Subscription,
  subscriptionsEndpoints,
} from '@maquette/contract';
import type { Db } from '../../../src/platform/database/db.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import type { Chance } from './chance.ts';
import type { Hands } from './hands.ts';
import type { House } from './house.ts';
import type { Person, Wish } from './person.ts';
import { beginEdit } from './spending.ts';
import { readTruth } from './truth.ts';
import { wordsOf } from './words-of.ts';

/** One step of somebody's life. */
export interface Life {
  readonly house: House;
  readonly hands: Hands;
  readonly chance: Chance;
  /** For whoever looks on. */
  readonly watch: Db;
  /** Whether anybody tells the house of money that went back: it learns of that by events alone. */
  readonly isToldOfReturns: boolean;
  /** Told of everything that no person should ever see. */
  readonly complain: (fault: string) => void;
}

type Act = (life: Life, person: Person) => Promise<void>;

interface Answer {
  readonly checkoutUrl?: string;
  readonly subscription?: Subscription;
}

const sessionIn = (url: string): string => new URL(url, 'http://house.test').pathname.split('/').at(-1) ?? '';

/** Asks; a refusal is an answer, anything else that is thrown is a fault of the house. */
const ask = async <T>(
  { house, complain }: Life,
  person: Person,
  endpoint: Endpoint,
  input: { params?: object; query?: object; body?: object; key?: string } = {},
): Promise<T | Refusal | null> => {
  try {
    return (await house.ask(person.id, endpoint, input)) as T;
  } catch (error) {
    if (error instanceof Refusal) return error;
    // Whoever buys while their account is deleted may meet a provider that has forgotten them, or knows them as another.
    if (person.isLeaving && /no such customer|another order was sent/i.test(wordsOf(error))) return null;
    complain(`${endpoint.path} broke: ${wordsOf(error)}`);
    return null;
  }
};

const endpointOf = ({ kind, renewed }: Wish): Endpoint => {
  if (renewed !== null) return paymentsEndpoints.renewSubscription;
  return kind === 'plan' ? paymentsEndpoints.subscribe : paymentsEndpoints.purchaseCredits;
};

/** A cheaper plan takes a cancellation back. */
const mayResume = ({ kind, renewed, body }: Wish): boolean =>
  kind === 'plan' && renewed === null && body['planId'] !== 'business';

/** Sends a wish, perhaps not for the first time. */
const send = async (life: Life, person: Person, wish: Wish): Promise<void> => {
  const at = wish.answers.push('lost') - 1;
  const { body, key, renewed } = wish;
  const params = renewed === null ? {} : { params: { id: renewed } };
  // Whatever becomes of the answer.
  const mayGoOn = mayResume(wish);
  if (mayGoOn) person.cancelled = [];
  const answer = await ask<Answer>(life, person, endpointOf(wish), { body, key, ...params });
  if (mayGoOn) person.cancelled = [];
  if (answer === null) return;
  if (answer instanceof Refusal) wish.answers[at] = answer.code;
  else if (answer.subscription?.next_plan) {
    // A cheaper plan takes over later: nothing is paid now.
    wish.answers[at] = 'later';
  } else if (answer.checkoutUrl === undefined) wish.answers[at] = 'paid';
  else {
    wish.answers[at] = 'checkout';
    const sessionId = sessionIn(answer.checkoutUrl);
    if (!person.checkouts.some((one) => one.sessionId === sessionId))
      person.checkouts.push({ sessionId, kind: wish.kind, isPaid: false });
  }
};

const wishOf = ({ house }: Life, person: Person, wish: Pick<Wish, 'kind' | 'body'> & Partial<Wish>): Wish => {
  const made: Wish = { key: `wish-${house.ctx.newId()}`, renewed: null, answers: [], ...wish };
  person.wishes.push(made);
  return made;
};

const cardFor = ({ chance }: Life, { cards }: Person) =>
  chance.hits(0.6) ? { paymentMethodId: chance.pick(cards) } : {};

const packs = [
  { amount: 10, credits: 100 },
  { amount: 0.3, credits: 3 },
  { price: 3999, credits: 500 },
  { amount: 0.7, credits: 7 },
] as const;

const buy: Act = async (life, person) => {
  const body = { ...life.chance.pick(packs), ...cardFor(life, person) };
  const wish = wishOf(life, person, { kind: 'credits', body });
  await send(life, person, wish);
};

/** A double click: the same call twice at the same moment. */
const buyTwice: Act = async (life, person) => {
  const body = { ...life.chance.pick(packs), ...cardFor(life, person) };
  const wish = wishOf(life, person, { kind: 'credits', body });
  await Promise.all([send(life, person, wish), send(life, person, wish)]);
};

const planWish = (life: Life, person: Person): Wish => {
  const planId = life.chance.pick(['basic', 'pro', 'business']);
  const renews = life.chance.hits(0.25) ? { autoRenew: life.chance.hits(0.5) } : {};
  return wishOf(life, person, { kind: 'plan', body: { planId, ...renews, ...cardFor(life, person) } });
};

const subscribe: Act = (life, person) => send(life, person, planWish(life, person));

const subscribeTwice: Act = async (life, person) => {
  const wish = planWish(life, person);
  await Promise.all([send(life, person, wish), send(life, person, wish)]);
};

/** Whoever got no answer, or a bad one, asks again under the same key. */
const sendAgain: Act = async (life, person) => {
  const wish = person.wishes.at(-1 - life.chance.below(3));
  if (wish) await send(life, person, wish);
};

const payAtCheckout: Act = async ({ hands, chance }, { checkouts }) => {
  const open = checkouts.filter(({ isPaid }) => !isPaid);
  const checkout = open[chance.below(Math.max(1, open.length))];
  if (checkout === undefined) return;
  const isPaid = await hands.pay(checkout.sessionId, chance.hits(0.85) ? 'pay' : 'decline');
  checkout.isPaid ||= isPaid;
};

/** The success page asks what became of a checkout, be it paid or not. */
export const visitSuccessPage = async (
  life: Life,
  person: Person,
  { sessionId, kind }: Person['checkouts'][number],
): Promise<void> => {
  const { verifyCreditSession, verifySubscriptionSession } = paymentsEndpoints;
  const endpoint = kind === 'credits' ? verifyCreditSession : verifySubscriptionSession;
  await ask(life, person, endpoint, { body: { sessionId } });
};

const comeBack: Act = async (life, person) => {
  const checkout = person.checkouts.at(-1 - life.chance.below(2));
  if (checkout) await visitSuccessPage(life, person, checkout);
};

const ownSubscriptions = async (life: Life, person: Person): Promise<readonly Subscription[]> => {
  const answer = await ask<{ subscriptions: Subscription[] }>(
    life,
    person,
    subscriptionsEndpoints.listSubscriptions,
  );
  return answer === null || answer instanceof Refusal ? [] : answer.subscriptions;
};

const cancel: Act = async (life, person) => {
  const [one] = (await ownSubscriptions(life, person)).filter(({ status }) => status === 'active');
  if (!one) return;
  const answer = await ask<{ subscription: Subscription }>(
    life,
    person,
    paymentsEndpoints.cancelSubscription,
    { params: { id: one.id } },
  );
  if (answer === null || answer instanceof Refusal) return;
  if (answer.subscription.status !== 'cancelled') return;
  // A call whose answer never came may go on beside this one, and take the cancellation back.
  if (person.wishes.some((wish) => mayResume(wish) && wish.answers.includes('lost'))) return;
  const endsAt = Date.parse(answer.subscription.currentPeriodEnd);
  person.cancelled = [...person.cancelled, { id: one.id, endsAt }];
};

/** Takes a cancellation back, perhaps with a double click. */
const resume: Act = async (life, person) => {
  const own = await ownSubscriptions(life, person);
  const one = own.find(({ status }) => status === 'cancelled');
  if (!one) return;
  const press = () =>
    ask<{ subscription: Subscription }>(life, person, paymentsEndpoints.resumeSubscription, {
      params: { id: one.id },
    });
  // Whatever the answer, it may have been taken back: that it stays cancelled is expected of it no more.
  const forget = () => {
    person.cancelled = person.cancelled.filter(({ id }) => id !== one.id);
  };
  forget();
  await Promise.all(life.chance.hits(0.3) ? [press(), press()] : [press()]);
  forget();
};

const renew: Act = async (life, person) => {
  const ended = (await ownSubscriptions(life, person)).filter(({ status }) => status !== 'active');
  const one = ended[life.chance.below(Math.max(1, ended.length))];
  if (!one) return;
  await send(
    life,
    person,
    wishOf(life, person, { kind: 'plan', body: cardFor(life, person), renewed: one.id }),
  );
};

const payBy = async (life: Life, person: Person, name: string): Promise<void> => {
  const body = { paymentMethodId: name };
  const answer = await ask<{ data: { id: string } }>(life, person, paymentsEndpoints.addMethod, { body });
  if (answer === null || answer instanceof Refusal) return;
  const { id } = answer.data;
  if (!person.cards.includes(id)) person.cards.push(id);
  await ask(life, person, paymentsEndpoints.setDefaultMethod, { params: { id } });
};

const payByGoodCard: Act = (life, person) => payBy(life, person, life.chance.pick(['card_1', 'card_2']));

/** From now on renewals fail. */
const payByBadCard: Act = (life, person) =>
  payBy(life, person, life.chance.pick(['pm_card_chargeCustomerFail', 'pm_card_authenticationRequired']));

const spend: Act = async ({ house, chance, complain }, person) => {
  try {
    await beginEdit(house.ctx, { userId: person.id, editId: house.ctx.newId() }, 1 + chance.below(2));
  } catch (error) {
    if (!(error instanceof Refusal)) complain(`an edit broke: ${wordsOf(error)}`);
  }
};

const look: Act = async (life, person) => {
  await ask(life, person, creditsEndpoints.getBalance);
  await ask(life, person, paymentsEndpoints.listReceipts);
};

/** Money goes back: in part or whole, by the house's own hand or by the payer's bank. */
const giveBack: Act = async ({ hands, house, chance, watch, isToldOfReturns }, person) => {
  if (!isToldOfReturns) return;
  const { paid } = await readTruth(watch);
  const own = paid.filter((one) => one.userId === person.id && one.paymentId !== null);
  const one = own[chance.below(Math.max(1, own.length))];
  const left = one ? one.amountCents - one.returnedCents : 0;
  if (!one?.paymentId || left === 0) return;
  if (chance.hits(0.3)) return hands.loseDispute(one.paymentId);
  const amountCents = chance.hits(0.5) ? left : 1 + chance.below(left);
  await hands.refund({ paymentId: one.paymentId, amountCents, key: house.ctx.newId() });
};

/** An administrator gives a payment back. */
const refund: Act = async ({ house, chance, watch, complain }, person) => {
  const ids = await watch.selectFrom('payments').select('id').where('user_id', '=', person.id).execute();
  const one = ids[chance.below(Math.max(1, ids.length))];
  if (!one) return;
  try {
    await house.refund(one.id);
  } catch (error) {
    if (!(error instanceof Refusal)) complain(`a refund broke: ${wordsOf(error)}`);
  }
};

const leave: Act = async (life, person) => {
  person.isLeaving = true;
  await ask(life, person, profileEndpoints.deleteAccount, {
    body: { provider: 'facebook', credential: person.id },
  });
};

/** What people do, and how often. */
const acts: readonly (readonly [number, Act])[] = [
  [10, buy],
  [3, buyTwice],
  [8, subscribe],
  [2, subscribeTwice],
  [6, sendAgain],
  [10, payAtCheckout],
  [7, comeBack],
  [4, cancel],
  [2, resume],
  [3, renew],
  [3, payByGoodCard],
  [8, payByBadCard],
  [9, spend],
  [1, look],
  [3, giveBack],
  [2, refund],
  [1, leave],
];
const total = acts.reduce((sum, [weight]) => sum + weight, 0);

/** One thing that somebody does next. */
export const nextAct = (life: Life, person: Person): { name: string; act: () => Promise<void> } => {
  let left = life.chance.below(total);
  const [, act] = acts.find(([weight]) => (left -= weight) < 0) ?? [0, look];
  return { name: act.name, act: () => act(life, person) };
};
