import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Chance } from './chance.ts';

/** Turns without anybody at a gate after which nobody will come any more. */
const IDLE_TURNS = 20_000;

export type Ending<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Its process died: nobody ever hears of it again. */
  | { readonly kind: 'lost' };

/** Steps after which work that goes on at the same time will never come to rest. */
const MOST_STEPS = 20_000;

/** Lets work that goes on at the same time take its steps one by one, in an order drawn by chance. */
export interface Scheduler {
  /** Work comes to a point where others may go first. */
  gate(): Promise<void>;
  /** Begins all of it and drives it until each is over, or lost with its process. */
  race<T>(works: readonly (() => Promise<T>)[], process: Mortal): Promise<Ending<T>[]>;
}

/** What can die under the work it does. */
export interface Mortal {
  readonly isDead: boolean;
}

export const schedulerOf = (chance: Chance): Scheduler => {
  let waiting: (() => void)[] = [];

  const race = async <T>(works: readonly (() => Promise<T>)[], process: Mortal): Promise<Ending<T>[]> => {
    const endings = works.map((): Ending<T> => ({ kind: 'lost' }));
    const open = new Set(works);
    works.forEach((work, i) => {
      const end = (ending: Ending<T>) => {
        endings[i] = ending;
        open.delete(work);
      };
      work().then(
        (value) => end({ kind: 'answered', value }),
        (error: unknown) => end({ kind: 'refused', error }),
      );
    });
    let steps = 0;
    for (let idle = 0; open.size > 0 && !process.isDead; idle++) {
      await nextTurn();
      if (waiting.length > 0) {
        chance.draw(waiting)();
        idle = 0;
        if (steps++ > MOST_STEPS) throw new Error('Work never comes to rest');
      }
      if (idle > IDLE_TURNS) throw new Error('Work waits for something that never comes');
    }
    if (process.isDead) {
      await nextTurn();
      // Whoever still waits belongs to it.
      waiting = [];
    }
    return endings;
  };
  return { gate: () => new Promise((resume) => waiting.push(resume)), race };
};
