// How fast the webhook answers: signed events of paid orders, one after the other and ten at once, while what they are about is looked at.
import { createHmac, randomUUID } from 'node:crypto';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { DatabaseSync } from '@photostructure/sqlite';
import { heading, median, percentile, print } from './figures.mjs';
import { ask, signUp } from './person.mjs';
import { startServer } from './running-server.mjs';

const PEOPLE = 10;
const PURCHASES = 20;
const EVENTS = 500;
const SECRET = 'a secret that only this measurement knows, and nobody else at all';

// As the built-in card provider derives what it signs with.
const eventSecret = createHmac('sha256', SECRET).update('notices of the sandbox').digest('hex');

/** @param {string} id of a payment */
function eventOf(id) {
  const subject = { kind: 'payment', id };
  const event = { id: `evt_${randomUUID()}`, type: 'payment_intent.succeeded', subject };
  const body = JSON.stringify({ ...event, createdAt: Date.now() });
  const seconds = Math.floor(Date.now() / 1000);
  const seal = createHmac('sha256', eventSecret).update(`${seconds}.`).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${seconds},v1=${seal}` };
  return { method: 'POST', headers, body };
}

/** @param {string} origin @param {number} person */
async function shop(origin, person) {
  const { authorization } = await signUp(origin, `bench-${person}@example.org`);
  for (let i = 0; i < PURCHASES; i++)
    await ask(`${origin}/api/payments/credits/purchase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ amount: 10, credits: 100, paymentMethodId: 'card_1' }),
    });
}

/** @param {string} origin @param {string[]} payments @param {number} atOnce */
async function deliver(origin, payments, atOnce) {
  /** @type {number[]} */
  const times = [];
  const line = async (/** @type {number} */ first) => {
    for (let i = first; i < EVENTS; i += atOnce) {
      const event = eventOf(payments[i % payments.length] ?? '');
      const from = performance.now();
      await ask(`${origin}/api/payments/webhook`, event);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, first) => line(first)));
  return times;
}

const server = await startServer({ SECRET });
try {
  for (let person = 0; person < PEOPLE; person++) await shop(server.origin, person);
  const database = new DatabaseSync(path.join(server.dataDir, 'maquette.db'));
  const rows = database.prepare(`select id from sandbox_objects where kind = 'payment'`).all();
  const payments = rows.map((row) => String(/** @type {{ id: string }} */ (row).id));
  database.close();
  heading(`The webhook, of ${payments.length} payments`);
  for (const atOnce of [1, 10]) {
    const times = await deliver(server.origin, payments, atOnce);
    print(`${EVENTS} events, ${atOnce} at once, median`, median(times), 'ms');
    print(`${EVENTS} events, ${atOnce} at once, p95`, percentile(times, 0.95), 'ms');
  }
} finally {
  await server.stop();
}
