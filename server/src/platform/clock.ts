/** The one clock of the house: milliseconds since 1970. */
export const systemClock = (): number => Date.now();
