import { testCardNumbers } from './test-cards.ts';

/** What a page gets for https://js.stripe.com/…: the release of Stripe.js that fits this version of the API. */
const RELEASE = 'endive';

/**
 * Stripe.js as far as a card form needs it: Elements with one card field of three inputs (`Card number`, `Expiry date`,
 * `CVC`), and `createPaymentMethod`, which calls https://api.stripe.com like the real one. The field stands in the page
 * itself, not in a frame.
 */
export const elementsScript = `(() => {
const numbers = ${JSON.stringify(testCardNumbers)};
const fields = [['number', 'Card number'], ['expiry', 'Expiry date'], ['cvc', 'CVC']];
const cardElement = () => {
  const heard = {};
  let place = null;
  const inputs = {};
  const tell = (event, detail = {}) => (heard[event] ?? []).forEach((listener) => listener({ elementType: 'card', ...detail }));
  const valueOf = (name) => (inputs[name]?.value ?? '').replace(/\\s/g, '');
  const errorNow = () => {
    const number = valueOf('number');
    if (number.length >= 15 && !numbers.includes(number)) return { type: 'validation_error', code: 'invalid_number', message: 'Your card number is invalid.' };
    return undefined;
  };
  const isComplete = () => numbers.includes(valueOf('number')) && /^\\d\\d\\/?\\d\\d$/.test(valueOf('expiry')) && /^\\d{3,4}$/.test(valueOf('cvc'));
  const element = {
    mount(target) {
      place = typeof target === 'string' ? document.querySelector(target) : target;
      for (const [name, label] of fields) {
        const input = document.createElement('input');
        input.setAttribute('aria-label', label);
        input.inputMode = 'numeric';
        input.placeholder = label;
        input.size = 14;
        input.addEventListener('input', () => tell('change', { complete: isComplete(), empty: valueOf('number') === '', error: errorNow(), brand: 'unknown' }));
        input.addEventListener('focus', () => tell('focus'));
        input.addEventListener('blur', () => tell('blur'));
        inputs[name] = input;
        place.append(input);
      }
      queueMicrotask(() => tell('ready'));
    },
    unmount() { place?.replaceChildren(); },
    destroy() { place?.replaceChildren(); },
    update() {}, focus() { inputs.number?.focus(); }, blur() {}, clear() { for (const name in inputs) inputs[name].value = ''; },
    on(event, listener) { (heard[event] ??= []).push(listener); return element; },
    once(event, listener) { return element.on(event, listener); },
    off(event, listener) { heard[event] = (heard[event] ?? []).filter((one) => one !== listener); return element; },
    read: () => ({ number: valueOf('number'), expiry: valueOf('expiry').replace('/', ''), cvc: valueOf('cvc') }),
  };
  return element;
};
const Stripe = (key) => ({
  elements: () => {
    let made = null;
    return { create: () => (made = cardElement()), getElement: () => made, update() {}, fetchUpdates: async () => ({}), submit: async () => ({}), on() {}, off() {} };
  },
  createPaymentMethod: async ({ card }) => {
    const { number, expiry, cvc } = card.read();
    const body = new URLSearchParams({ key, type: 'card', 'card[number]': number, 'card[exp_month]': String(Number(expiry.slice(0, 2))), 'card[exp_year]': '20' + expiry.slice(2), 'card[cvc]': cvc });
    const answer = await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST', body });
    const said = await answer.json();
    return said.error ? { error: said.error } : { paymentMethod: said };
  },
  createToken: async () => ({ error: { type: 'invalid_request_error', message: 'not simulated' } }),
  confirmCardPayment: async () => ({ error: { type: 'invalid_request_error', message: 'not simulated' } }),
  registerAppInfo() {}, _registerWrapper() {},
});
Stripe.version = '${RELEASE}';
window.Stripe = Stripe;
})();
`;
