/** The one clock of the server: milliseconds since 1970. */
export const systemClock = (): number => Date.now();
