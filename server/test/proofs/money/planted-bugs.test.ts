import { beforeAll, describe, expect, it } from 'vitest';
import { bugs } from './bugs.ts';
import { openStore, type Store } from './mortal-database.ts';
import { playSeed } from './play-seed.ts';

const seeds = 500;
/** Lives in which so much happens that most faults come out, those first that find most: played before the others. */
const eventful = [12, 4, 2, 14, 7, 25, 13];
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
      for (const seed of order) {
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
