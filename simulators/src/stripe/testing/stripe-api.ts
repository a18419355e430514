import type { StripeSimulator } from '../stripe-simulator.ts';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}
type Form = Readonly<Record<string, string>>;

/** Somebody with a card. */
interface Payer {
  readonly id: string;
  readonly card: string;
}

/** The simulated API as a program without Stripe's library calls it. */
export const stripeApi = (stripe: StripeSimulator) => {
  let keys = 0;
  const ask = async (line: string, params: Form = {}, headers: Form = {}): Promise<Answer> => {
    const [method = '', path = ''] = line.split(' ');
    const form = new URLSearchParams(params);
    const query = method === 'GET' && form.size > 0 ? `?${form}` : '';
    const answer = await fetch(`${stripe.url}${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${stripe.settings['STRIPE_SECRET_KEY']}`,
        'stripe-version': '2026-10-28.endive',
        ...(method === 'POST' && { 'idempotency-key': `key-${++keys}` }),
        ...headers,
      },
      ...(method === 'POST' && { body: form }),
    });
    const body = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, body, headers: answer.headers };
  };
  const made = async (line: string, params: Form = {}): Promise<string> => {
    const { status, body } = await ask(line, params);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return String(body['id']);
  };
  const customer = () => made('POST /v1/customers', { email: 'ada@example.test', name: 'Ada' });
  return {
    stripe,
    ask,
    made,
    customer,
    payer: async (): Promise<Payer> => {
      const id = await customer();
      return { id, card: await made('POST /v1/payment_methods/pm_card_visa/attach', { customer: id }) };
    },
    charge: ({ id, card }: Payer, amount = '1000'): Form => ({
      ...{
        amount,
        currency: 'usd',
        customer: id,
        payment_method: card,
        off_session: 'true',
        confirm: 'true',
      },
      ...{
        'automatic_payment_methods[enabled]': 'true',
        'automatic_payment_methods[allow_redirects]': 'never',
      },
    }),
    subscription: async ({ id, card }: Payer): Promise<Form> => ({
      ...{ customer: id, default_payment_method: card, payment_behavior: 'error_if_incomplete' },
      ...{ off_session: 'true', cancel_at_period_end: 'false', 'items[0][quantity]': '1' },
      'items[0][price_data][currency]': 'usd',
      'items[0][price_data][unit_amount]': '900',
      'items[0][price_data][product]': await made('POST /v1/products', { name: 'Basic' }),
      'items[0][price_data][recurring][interval]': 'month',
      'metadata[order_id]': 'o1',
    }),
    checkout: (customerId: string): Form => ({
      ...{ mode: 'payment', customer: customerId, locale: 'en', 'line_items[0][quantity]': '1' },
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '1000',
      'line_items[0][price_data][product_data][name]': '100 credits',
      success_url: 'https://a.test/ok?id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://a.test/',
    }),
  };
};

export type StripeApi = ReturnType<typeof stripeApi>;
