import type { CardProvider } from '../../../src/platform/payment-provider/card-provider.ts';
import { Refusal } from '../../../src/platform/refusal.ts';
import type { Chance } from './chance.ts';
import type { Mortal, Scheduler } from './scheduler.ts';

/** How often what goes wrong. Shares from 0 to 1. */
export interface Weather {
  /** The process dies, before or after a commit or a call to the card provider. */
  readonly death: number;
  /** The card provider cannot be reached. */
  readonly outage: number;
  /** The card provider did what it was asked, and its answer is lost. */
  readonly lostAnswer: number;
}

/** One run of the server, from its start to its end or death. */
export interface MortalProcess extends Mortal {
  /** Others may go first here, and the process may die here. */
  pass(): Promise<void>;
  /** The process may die here, before anybody else does anything. */
  strikes(): boolean;
  /** Dead: never comes back. */
  never<T>(): Promise<T>;
  weather: Weather;
}

export const calm: Weather = { death: 0, outage: 0, lostAnswer: 0 };

export const mortalProcess = (scheduler: Scheduler, chance: Chance, weather: Weather): MortalProcess => {
  let isDead = false;
  const never = <T>() => new Promise<T>(() => {});
  const process: MortalProcess = {
    weather,
    get isDead() {
      return isDead;
    },
    strikes: () => {
      if (!isDead && chance.hits(process.weather.death)) isDead = true;
      return isDead;
    },
    never,
    pass: async () => {
      if (isDead) return never();
      await scheduler.gate();
      if (process.strikes()) return never();
    },
  };
  return process;
};

/** What of a provider says nothing to anybody. */
const own = new Set(['readEvent', 'now']);

/** The same card provider over a bad line, from a process that may die before and after each call. */
export const overBadLine = (cards: CardProvider, process: MortalProcess, chance: Chance): CardProvider =>
  new Proxy(cards, {
    get: (target, name: string) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = value.bind(target) as (...args: unknown[]) => unknown;
      if (own.has(name)) return call;
      return async (...args: unknown[]) => {
        await process.pass();
        if (chance.hits(process.weather.outage)) throw new Refusal('cards_unavailable');
        const answer = await call(...args);
        await process.pass();
        if (chance.hits(process.weather.lostAnswer)) throw new Refusal('cards_unavailable');
        return answer;
      };
    },
  });
