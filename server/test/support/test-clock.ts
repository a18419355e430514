/** A clock that stands still until it is told to go on. Milliseconds since 1970. */
export interface TestClock {
  readonly now: () => number;
  advance(ms: number): void;
}

const START = Date.UTC(2026, 0, 15, 12);

export const testClock = (start = START): TestClock => {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
};
