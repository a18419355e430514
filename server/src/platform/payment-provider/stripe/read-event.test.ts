import { createHmac } from 'node:crypto';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { type CardEvent } from '../card-provider.ts';
import { stripeScenes } from '#test/support/payment-provider/stripe-scene.ts';
import { readStripeEvent } from './read-event.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const settings = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', webhooks: Stripe.webhooks };
const refused = expect.objectContaining({ code: 'signature_invalid' });
const openScene = stripeScenes();

const sign = (raw: Buffer | string, secret = 'whsec_1', at = NOW) => {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex')}`;
};
const read = (body: unknown, changes: { livemode?: boolean } = {}): CardEvent => {
  const event = { id: 'evt_1', object: 'event', type: 'some.thing', livemode: false, ...changes };
  const raw = Buffer.from(JSON.stringify({ ...event, data: { object: body } }));
  return readStripeEvent({ raw, signature: sign(raw), now: NOW }, settings);
};
const given = (raw: string | Buffer, signature?: string) => () =>
  readStripeEvent({ raw: Buffer.from(raw), signature, now: NOW }, settings);

describe('an event of Stripe', () => {
  const raw = JSON.stringify({ id: 'evt_1', type: 'a', livemode: false, data: { object: {} } });

  it.each([
    ['without a signature', raw, undefined],
    ['with garbage for one', raw, 'garbage'],
    ['signed with another secret', raw, sign(raw, 'whsec_2')],
    ['of another body', `${raw} `, sign(raw)],
    ['that is too old', raw, sign(raw, 'whsec_1', NOW - 301_000)],
    ['that is of the future', raw, sign(raw, 'whsec_1', NOW + 301_000)],
    ['under another scheme only', raw, sign(raw).replace('v1=', 'v0=')],
    ['that is no JSON', 'garbage', sign('garbage')],
    ['that is bytes of no text', Buffer.from([0xff, 0xfe, 0x00]), sign(Buffer.from([0xff, 0xfe, 0x00]))],
    ['that is no event', '{"id":"evt_1"}', sign('{"id":"evt_1"}')],
    ['that is nothing', '', sign('')],
  ])('%s is refused', (_name, body, signature) => {
    expect(given(body, signature)).toThrow(refused);
  });

  it('of the other mode is refused: real money is not test money', () => {
    expect(() => read({ object: 'payment_intent', id: 'pi_1' }, { livemode: true })).toThrow(refused);
    const live = { ...settings, secretKey: 'rk_live_1' };
    const sent = { raw: Buffer.from(raw), signature: sign(raw), now: NOW };
    expect(() => readStripeEvent(sent, live)).toThrow(refused);
  });

  it('may be 300 s old or ahead, and may carry other signatures besides', () => {
    for (const at of [NOW - 300_000, NOW + 300_000])
      expect(given(raw, sign(raw, 'whsec_1', at))()).toMatchObject({ eventId: 'evt_1' });
    expect(given(raw, `${sign(raw)},v1=${'0'.repeat(64)},v0=abc`)()).toMatchObject({ eventId: 'evt_1' });
  });

  it('is believed in the days in which two secrets are in use', async () => {
    const { stripe, cards } = await openScene({ changes: { webhookSecret: 'whsec_new' } });
    const sent = async () => {
      await cards.createCustomer({ userId: 'a', email: 'a@b.test', fullName: 'A' });
      const [event] = stripe.events.take();
      if (!event) throw new Error('There was no event');
      return cards.readEvent(event.raw, event.signature, Date.now());
    };
    await expect(sent()).rejects.toEqual(refused);
    stripe.events.rotateSecret('whsec_new');
    expect(await sent()).toMatchObject({ type: 'customer.created', subject: { kind: 'nothing' } });
  });

  const subscriptionDetails = { subscription_details: { subscription: 'sub_1' } };
  it.each<[string, object, CardEvent['subject']]>([
    ['a checkout', { object: 'checkout.session', id: 'cs_1' }, { kind: 'checkout', id: 'cs_1' }],
    ['a subscription', { object: 'subscription', id: 'sub_1' }, { kind: 'subscription', id: 'sub_1' }],
    ['a month', { object: 'invoice', parent: subscriptionDetails }, { kind: 'subscription', id: 'sub_1' }],
    [
      'a month, as older versions of the API write it',
      { object: 'invoice', subscription: 'sub_1' },
      { kind: 'subscription', id: 'sub_1' },
    ],
    ['an invoice of something else', { object: 'invoice', parent: null }, { kind: 'nothing' }],
    ['a payment', { object: 'payment_intent', id: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
    ['a charge', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
    ['a refund', { object: 'refund', payment_intent: { id: 'pi_1' } }, { kind: 'payment', id: 'pi_1' }],
    ['a dispute', { object: 'dispute', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
    ['a charge without a payment', { object: 'charge', payment_intent: null }, { kind: 'nothing' }],
    ['what we do not know', { object: 'terminal.reader', id: 'tmr_1' }, { kind: 'nothing' }],
    ['what every object has', { object: 'constructor', id: 'x' }, { kind: 'nothing' }],
    ['something nameless', {}, { kind: 'nothing' }],
  ])('about %s says whom to ask about, and no more', (_name, body, subject) => {
    expect(read(body)).toEqual({ eventId: 'evt_1', type: 'some.thing', subject });
  });
});
