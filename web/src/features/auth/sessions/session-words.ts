import type { Session } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../../platform/i18n/print-day.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago an instant was, in the largest whole unit, as `Intl.RelativeTimeFormat` takes it; never in the future. */
export function ago(
  instantMs: number,
  nowMs: number,
): { value: number; unit: 'second' | 'minute' | 'hour' | 'day' } {
  const passedMs = Math.max(0, nowMs - instantMs);
  if (passedMs < minuteMs) return { value: 0, unit: 'second' };
  if (passedMs < hourMs) return { value: -Math.floor(passedMs / minuteMs), unit: 'minute' };
  if (passedMs < dayMs) return { value: -Math.floor(passedMs / hourMs), unit: 'hour' };
  return { value: -Math.floor(passedMs / dayMs), unit: 'day' };
}

interface Device {
  /** As its makers call it; null when it cannot be told. */
  browser: string | null;
  system: string | null;
}

type Sign = readonly [mark: RegExp, name: string];

// The order matters: Edge and Opera also say Chrome, Chrome also says Safari.
const browsers: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)[/ ]/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

// Android also says Linux, iOS also says Mac OS X.
const systems: readonly Sign[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
];

function nameIn(text: string, signs: readonly Sign[]): string | null {
  return signs.find(([mark]) => mark.test(text))?.[1] ?? null;
}

/** Browser and system as a browser's own `User-Agent` tells them. Made for people to recognise, not to be relied on. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: nameIn(userAgent, browsers),
    system: nameIn(userAgent, systems),
  };
}

/** A session in words: on what it runs, when it was used last, since when it is open. */
export function useSessionWords({ userAgent, lastUsedAt, createdAt }: Session, nowMs: number) {
  const { t, i18n } = useTranslation();
  const { browser, system } = deviceOf(userAgent);
  const { value, unit } = ago(Date.parse(lastUsedAt), nowMs);
  return {
    device:
      browser && system
        ? t('auth.sessions.device', { browser, system })
        : (browser ?? system ?? t('auth.sessions.unknown')),
    when: new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(value, unit),
    since: printDay(createdAt, i18n.language),
  };
}
