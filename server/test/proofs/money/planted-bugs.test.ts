import { beforeAll, describe, expect, it } from 'vitest';
import { bugs } from './bugs.ts';
import { openStore, type Store } from './mortal-database.ts';
import { playSeed } from './play-seed.ts';

const seeds = 500;
/** Lives in which so much happens that most faults come out: played before the others. */
const eventful = [12, 4, 2, 14, 7, 25, 13];
/** Where what does not come out in the twelfth life is known to come out. */
const knownLives: Readonly<Record<string, number>> = {
  'each try to charge has a key of its own': 4,
  'each try to subscribe has a key of its own': 25,
  'cancelling ends a plan at once': 13,
  'the newest month is not seen': 2,
  'the end of a plan is not seen': 7,
  'an order whose answer was lost is never looked for': 14,
  'events are answered and not understood': 4,
  'paid checkouts look unpaid': 2,
  'half a transaction stays when the server dies': 14,
};
const order = [...new Set([...eventful, ...Array.from({ length: seeds }, (_, i) => 1 + i)])];
/** `npm run test:money` does. */
const tellsSeeds = process.env['MONEY_ROUNDS'] !== undefined;
const limitMs = 60_000 + seeds * 2_000;

describe('a fault in the house of money', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore();
  });

  it.each(bugs)(
    `is found within ${seeds} lives where $name`,
    async (bug) => {
      for (const seed of new Set([knownLives[bug.name] ?? 12, ...order])) {
        const { faults } = await playSeed(store, { seed, bug });
        if (faults.length === 0) continue;
        if (tellsSeeds) console.log(`seed ${seed} finds that ${bug.name}`);
        return;
      }
      expect.unreachable(`nobody noticed that ${bug.name}`);
    },
    limitMs,
  );
});
