/** Moves the clock of a process by so many milliseconds whenever it gets SIGUSR2, there and back: what NTP or a hand does to a machine. */
const shifting = (ms: number): string => `
const Real = Date;
let ahead = 0;
process.on('SIGUSR2', () => { ahead = ahead === 0 ? ${ms} : 0; });
globalThis.Date = class Date extends Real {
  constructor(...given) { given.length === 0 ? super(Real.now() + ahead) : super(...given); }
  static now() { return Real.now() + ahead; }
};`;

/** The setting that makes a process's clock movable, by its name in the environment. */
export const movableClock = (
  ms: number,
  options: { readonly isAhead: boolean },
): { NODE_OPTIONS: string } => {
  const code = `${shifting(ms)}${options.isAhead ? `ahead = ${ms};` : ''}`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code).replaceAll("'", '%27')}` };
};
