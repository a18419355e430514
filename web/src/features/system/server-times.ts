import { dateFormat } from '../../platform/i18n/print-day.ts';

/** Date and time in the reader's language, or null for text that is no date. */
export function printMoment(text: string, language: string): string | null {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return null;
  return dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

interface Uptime {
  days: number;
  hours: number;
  minutes: number;
}

/** Whole days, hours and minutes in a number of seconds. */
export function uptimeOf(seconds: number): Uptime {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}
