import { describe, expect, it } from 'vitest';
import { openStore } from './mortal-database.ts';
import { type Played, playSeed } from './play-seed.ts';

/** `npm run test:money` plays 10,000. */
const first = Number(process.env['MONEY_FIRST'] ?? 1);
const seeds = Number(process.env['MONEY_SEEDS'] ?? 20);
const limitMs = 120_000 + seeds * 2_000;

const names = (met: Played['met']) => Object.keys(met) as (keyof Played['met'])[];

describe('money', () => {
  it(
    `comes out right for everybody in ${seeds} lives, whatever breaks and whoever tells of it`,
    async () => {
      const store = await openStore();
      const wrong: Played[] = [];
      const met = { payments: 0, renewals: 0, refunds: 0, failures: 0, deaths: 0, departures: 0 };
      for (let seed = first; seed < first + seeds && wrong.length < 3; seed++) {
        const played = await playSeed(store, { seed });
        if (played.faults.length > 0) wrong.push(played);
        for (const what of names(met)) met[what] += played.met[what];
      }
      expect(wrong).toEqual([]);
      // Lives in which nothing happens would prove nothing.
      if (seeds >= 20) for (const what of names(met)) expect(met[what], what).toBeGreaterThan(seeds / 100);
      if (seeds > 200) console.log(`in ${seeds} lives:`, met);
    },
    limitMs,
  );
});
