import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';
import { cardsOf, press } from '#test/support/payment-provider/page-drivers.ts';

const DAY_MS = 86_400_000;

describe('the page of a card', () => {
  const on = useTestApp();
  const open = async (locale: 'en' | 'fr' = 'en') => {
    const cards = cardsOf(on.current);
    const person = { userId: randomUUID(), email: 'ada@example.test', fullName: 'Ada' };
    const customerId = await cards.createCustomer(person);
    const [returnUrl, cancelUrl] = ['http://shop.example.test/saved', 'http://shop.example.test/left'];
    const form = await cards.openCardForm({ customerId, returnUrl, cancelUrl, locale });
    return { customerId, path: new URL(form?.url ?? '').pathname };
  };
  const send = (path: string, fields: Record<string, string>) => press(on.current, path, fields);
  const savedOf = async (customerId: string) =>
    (await cardsOf(on.current).listCards(customerId)).cards.map(({ last4 }) => last4);

  it('is not there for whoever only guesses, nor a day later', async () => {
    expect((await send('/sandbox/cards/form_guess', { outcome: 'save' })).statusCode).toBe(404);
    const { path } = await open();
    on.current.clock.advance(DAY_MS);
    expect((await on.current.app.inject(path)).statusCode).toBe(404);
    await on.current.house.deps.sandbox?.catchUp();
    expect((await on.current.app.inject(path)).statusCode).toBe(404);
  });

  it('saves no card that is declined, refused at the bank, or none of the test cards', async () => {
    const { path, customerId } = await open();
    const declined = await send(path, { outcome: 'save', number: '4000 0000 0000 0002' });
    expect(declined.body).toContain('has not been saved');
    const unknown = await send(path, { outcome: 'save', number: '4111111111111111' });
    expect(unknown.body).toContain('aria-invalid="true"');
    await send(path, { outcome: 'save', number: '4000 0027 6000 3184' });
    const refused = await send(path, { outcome: 'refuse' });
    expect(refused.body).toContain('The bank did not get your confirmation');
    expect(await savedOf(customerId)).toEqual(['4242', '4444']);
  });

  it('saves a card once and leads back', async () => {
    const { path, customerId } = await open('fr');
    expect((await on.current.app.inject(path)).body).toContain('Enregistrer la carte');
    for (let n = 0; n < 2; n++) {
      const sent = await send(path, { outcome: 'save', number: '3782 822463 10005' });
      expect([sent.statusCode, sent.headers.location]).toEqual([303, 'http://shop.example.test/saved']);
    }
    expect(await savedOf(customerId)).toEqual(['4242', '4444', '0005']);
    expect((await on.current.app.inject(path)).body).toContain('Cette carte est enregistrée');
  });

  it('leads away with nothing saved', async () => {
    const { path, customerId } = await open();
    expect((await send(path, { outcome: 'leave' })).headers.location).toBe('http://shop.example.test/left');
    expect(await savedOf(customerId)).toEqual(['4242', '4444']);
  });
});
