import { createRandom } from '../../engine/src/models.ts';

/** Seeded chance: the same seed draws the same room everywhere. */
export class Chance {
  private readonly draw: () => number;

  constructor(seed: number) {
    this.draw = createRandom(Math.imul(seed, 2654435761));
    this.draw();
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.draw();
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  /** True in this share of the cases. */
  is(share: number): boolean {
    return this.draw() < share;
  }

  side(): -1 | 1 {
    return this.draw() < 0.5 ? -1 : 1;
  }

  of<const T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.draw() * list.length)] ?? list[0];
  }

  within([low, high]: readonly [number, number]): number {
    return this.between(low, high);
  }

  /** One of an array that is known to have members. */
  from<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.draw() * list.length)];
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  }
}
