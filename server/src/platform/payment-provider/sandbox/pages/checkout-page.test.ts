import { describe, expect, it } from 'vitest';
import { useTestApp } from '#test/support/build-test-app.ts';
import { databaseKinds } from '#test/support/test-database.ts';
import { cardsOf, openCheckout, press, sendForm } from '#test/support/payment-provider/page-drivers.ts';

const HOUR_MS = 3_600_000;

describe.each(databaseKinds())('the page of a checkout (%s)', (kind) => {
  const on = useTestApp({ kind });
  const open = (changes: Parameters<typeof openCheckout>[1] = {}) => openCheckout(on.current, changes);
  const send = (path: string, fields: Record<string, string>) => press(on.current, path, fields);
  const get = (url: string, headers = {}) => on.current.app.inject({ url, headers });
  const read = (sessionId: string) => cardsOf(on.current).readCheckout(sessionId);

  it('is not there for whoever only guesses', async () => {
    const page = await get('/sandbox/checkout/cs_sandbox_guess', { 'accept-language': 'fr' });
    expect([page.statusCode, page.body.includes('Cette page n’existe pas')]).toEqual([404, true]);
    const sent = await send('/sandbox/checkout/cs_sandbox_guess', { outcome: 'pay' });
    expect(sent.statusCode).toBe(404);
  });

  it('is not there under an address that no database can hold', async () => {
    for (const path of ['checkout', 'cards'].map((pages) => `/sandbox/${pages}/a%00b`)) {
      expect((await get(path)).statusCode).toBe(404);
      expect((await send(path, { outcome: 'pay' })).statusCode).toBe(404);
    }
  });

  it('takes forms only', async () => {
    const { path } = await open();
    const answer = await on.current.app.inject({ method: 'POST', url: path, payload: { outcome: 'pay' } });
    expect(answer.statusCode).toBe(415);
  });

  it('pays nothing when what was pressed is unknown', async () => {
    const { path, sessionId } = await open();
    expect((await send(path, { outcome: 'steal' })).statusCode).toBe(200);
    expect((await read(sessionId))?.state).toBe('open');
  });

  it('says what is paid, marked as test money, needing nothing but its own style sheet', async () => {
    const { path } = await open({ item: { name: '<b>100</b> credits', amountCents: 1234 } });
    const page = await get(path);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).toContain('Test money');
    expect(page.body).toContain('&lt;b&gt;100&lt;/b&gt; credits');
    expect(page.body).toContain('Pay $12.34');
    expect(page.body).toContain('Visa ending in 4242, expires 12/34');
    expect(page.body).not.toMatch(/<script|<style|style="|\son\w+=/);
    const style = await get('/sandbox/page.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('speaks the buyer’s language', async () => {
    const { path } = await open({ locale: 'fr', mode: 'monthly' });
    const page = await get(path, { 'accept-language': 'en' });
    expect(page.body).toContain('<html lang="fr">');
    expect(page.body).toContain('Payer 10,00');
    expect(page.body).toContain('chaque mois jusqu’à la résiliation');
  });

  it('pays once, however often it is pressed, and leads back with the number of the session', async () => {
    const { path, sessionId, customerId } = await open();
    const back = `http://shop.example.test/credits/success?session_id=${sessionId}`;
    const sent = await Promise.all([1, 2, 3].map(() => send(path, { outcome: 'pay', card: 'card_2' })));
    expect(sent.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [303, back],
      [303, back],
      [303, back],
    ]);
    expect(await read(sessionId)).toMatchObject({ state: 'complete', isPaid: true });
    const paid = await on.current.db
      .selectFrom('sandbox_objects')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'payment')
      .execute();
    expect(paid).toHaveLength(1);
    const page = await get(path);
    expect([page.statusCode, page.body.includes('This order is paid')]).toEqual([200, true]);
    expect(page.body).toContain(`href="${back}"`);
  });

  it('answers a form with an address, never with a page that going back would send again', async () => {
    const { path } = await open();
    for (const fields of [
      { outcome: 'decline', card: 'card_2' },
      { outcome: 'challenge', card: 'card_2' },
      { outcome: 'refuse' },
      { outcome: 'pay', card: 'other', number: '1' },
      { outcome: 'steal' },
    ]) {
      const answer = await sendForm(on.current, path, fields);
      expect([answer.statusCode, answer.headers.location?.startsWith(path)]).toEqual([303, true]);
    }
    const declined = await sendForm(on.current, path, { outcome: 'decline', card: 'card_2' });
    const page = await get(String(declined.headers.location));
    expect(page.body).toContain('The card was declined. Nothing was charged.');
    expect(page.body).toMatch(/value="card_2"[^>]*checked/);
  });

  it('shows no bank’s question that was not asked, and no fault that does not exist', async () => {
    const { path } = await open();
    const page = await get(`${path}?step=bank&fault=%3Cb%3E&card=x`);
    expect([page.statusCode, page.body.includes('Pay $10.00'), page.body.includes('role="alert"')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it('stays open when the card is declined', async () => {
    const { path, sessionId } = await open();
    for (const fields of [
      { outcome: 'decline', card: 'card_1' },
      { outcome: 'pay', card: 'other', number: '4000 0000 0000 0002' },
      { outcome: 'pay', number: '4000000000000341' },
    ]) {
      const page = await send(path, fields);
      expect([page.statusCode, page.body.includes('The card was declined. Nothing was charged.')]).toEqual([
        200,
        true,
      ]);
    }
    expect((await read(sessionId))?.state).toBe('open');
  });

  it('leads away with nothing paid, and can be come back to', async () => {
    const { path, sessionId } = await open();
    const left = await send(path, { outcome: 'leave' });
    expect([left.statusCode, left.headers.location]).toEqual([
      303,
      'http://shop.example.test/credits/cancel',
    ]);
    expect((await read(sessionId))?.state).toBe('open');
    expect((await send(path, { outcome: 'pay' })).statusCode).toBe(303);
  });

  it('pays after the bank’s question only when it is answered', async () => {
    const { path, sessionId } = await open();
    const step = await send(path, { outcome: 'challenge', card: 'card_1' });
    expect(step.body).toContain('Your bank asks for confirmation');
    const refused = await send(path, { outcome: 'refuse' });
    expect(refused.body).toContain('The bank did not get your confirmation');
    // There is no question to answer any more.
    expect((await send(path, { outcome: 'confirm' })).statusCode).toBe(200);
    expect((await read(sessionId))?.state).toBe('open');
    await send(path, { outcome: 'challenge', card: 'card_1' });
    expect((await send(path, { outcome: 'confirm' })).statusCode).toBe(303);
    expect((await read(sessionId))?.isPaid).toBe(true);
  });

  it('refuses numbers that are no test cards and keeps no number', async () => {
    const { path, sessionId, customerId } = await open();
    const real = '4111 1111 1111 1111';
    const page = await send(path, { outcome: 'pay', card: 'other', number: real });
    expect(page.body).toContain('This is not one of the test cards');
    expect(page.body).not.toContain(real);
    const typedIn = { card: 'other', number: '4000 0025 0000 3155', keep: 'yes' };
    const step = await send(path, { outcome: 'pay', ...typedIn });
    expect(step.body).toContain('ending in 3155');
    await send(path, { outcome: 'confirm' });
    expect((await read(sessionId))?.isPaid).toBe(true);
    const { cards } = await cardsOf(on.current).listCards(customerId);
    expect(cards.map(({ last4 }) => last4)).toEqual(['4242', '4444', '3155']);
    const kept = await on.current.db.selectFrom('sandbox_objects').select('body').execute();
    const bodies = kept.map(({ body }) => body).join();
    for (const number of [real, '4000 0025 0000 3155'].flatMap((typed) => [typed, typed.replaceAll(' ', '')]))
      expect(bodies).not.toContain(number);
  });

  it('says when it has expired', async () => {
    const { path, sessionId } = await open();
    on.current.clock.advance(24 * HOUR_MS);
    const page = await get(path);
    expect([page.statusCode, page.body.includes('This payment page has expired')]).toEqual([410, true]);
    expect((await send(path, { outcome: 'pay' })).statusCode).toBe(410);
    expect((await read(sessionId))?.state).toBe('expired');
  });
});
