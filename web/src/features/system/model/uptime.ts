export interface Uptime {
  days: number;
  hours: number;
  minutes: number;
}

/** Whole days, hours and minutes in a number of seconds. */
export const uptimeOf = (seconds: number): Uptime => {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
};
