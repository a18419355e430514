import type { Page } from '@playwright/test';

interface CardState {
  complete: boolean;
  error?: { message: string };
}
type Listener = (state: CardState) => void;

/** What Stripe's own script does in the browser, as far as a page can tell. Sent to the page as text. */
const stripe = () => {
  const listeners: Listener[] = [];
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card');
  const tell = () => {
    const digits = input.value.replaceAll(' ', '');
    const isWrong = digits.length === 16 && digits.endsWith('1');
    for (const listen of listeners)
      listen({
        complete: digits.length === 16 && !isWrong,
        ...(isWrong && { error: { message: 'Your card number is invalid.' } }),
      });
  };
  input.addEventListener('input', tell);
  const card = {
    on: (name: string, listen: Listener) => (name === 'change' ? listeners.push(listen) : 0),
    off: () => undefined,
    mount: (place: HTMLElement) => place.append(input),
    unmount: () => input.remove(),
    destroy: () => input.remove(),
    update: () => undefined,
    clear: () => {
      input.value = '';
      tell();
    },
  };
  const elements = { create: () => card, getElement: () => card, update: () => undefined };
  Object.assign(window, {
    Stripe: Object.assign(
      () => ({
        elements: () => elements,
        createPaymentMethod: async () =>
          input.value.endsWith('2')
            ? { error: { message: 'Your card was declined.' } }
            : { paymentMethod: { id: 'pm_made_by_stripe' } },
        createToken: () => undefined,
        confirmCardPayment: () => undefined,
        registerAppInfo: () => undefined,
        _registerWrapper: () => undefined,
      }),
      { version: new URL((document.currentScript as HTMLScriptElement).src).pathname.split('/', 2)[1] },
    ),
  });
};

/** The page as it is where Stripe takes the cards: what the server tells of itself, its security policy, Stripe's script. */
export const withStripe = async (page: Page): Promise<void> => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${stripe})()` }),
  );
  await page.route('**/api/capabilities', async (route) => {
    const answer = await route.fetch();
    const known = (await answer.json()) as object;
    const cards = { provider: 'stripe', test: true, publishableKey: 'pk_test_journey' };
    await route.fulfill({ response: answer, json: { ...known, cards } });
  });
  await page.route('**/payment/methods', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const headers = {
      ...answer.headers(),
      'content-security-policy': policy.replace(
        "script-src 'self'",
        "script-src 'self' https://js.stripe.com",
      ),
    };
    await route.fulfill({ response: answer, headers });
  });
};
