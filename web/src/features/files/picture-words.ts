import { limits } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../platform/i18n/print-day.ts';

/** How wide a letter is drawn, measured by most small ones. */
function widthOf(letter: string): number {
  if (/[ijltfr.,'’()\s:;!|-]/.test(letter)) return 0.6;
  return /[\p{Lu}\dmw_@%&]/u.test(letter) ? 1.25 : 1;
}

/** As many of the letters as have space, from the first on. */
function firstLetters(letters: readonly string[], space: number): string[] {
  let left = space;
  const end = letters.findIndex((letter) => (left -= widthOf(letter)) < 0);
  return end < 0 ? [...letters] : letters.slice(0, end);
}

/** What is shown of a name that has too little space: its beginning and its end, where the file's type stands. */
export function shortName(name: string, space: number): string {
  const letters = [...name];
  if (firstLetters(letters, space).length === letters.length) return name;
  const end = firstLetters(letters.toReversed(), Math.min(space / 3, 9)).toReversed();
  const start = firstLetters(letters, Math.max(1, space - 1.5 - Math.min(space / 3, 9)));
  return `${start.join('').trimEnd()}…${end.join('').trimStart()}`;
}

type SizeUnit = 'bytes' | 'kilobytes' | 'megabytes' | 'gigabytes';

const STEP = 1024;
const units: readonly SizeUnit[] = ['bytes', 'kilobytes', 'megabytes', 'gigabytes'];

/** Two decimals of it are written, as `useSizeText` does. */
function isWrittenBelowStep(value: number): boolean {
  return Math.round(value * 100) / 100 < STEP;
}

/** A number of bytes in the largest unit that keeps what is written of it at 1 or more, in steps of 1024. */
export function fileSize(bytes: number): { unit: SizeUnit; value: number } {
  const fitting = units.findIndex((_, power) => isWrittenBelowStep(bytes / STEP ** power));
  const power = fitting < 0 ? units.length - 1 : fitting;
  return { unit: units[power] ?? 'bytes', value: bytes / STEP ** power };
}

const DAY_MS = 86_400_000;

/** Days until a picture in the trash goes for good, begun ones counted; 0 once its time is over. `now` in milliseconds. */
export function daysLeft(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + limits.trashDays * DAY_MS - now) / DAY_MS));
}

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** A moment as the reader writes it; a missing or invalid one is said to be unavailable. */
export function useDateText() {
  const { t, i18n } = useTranslation();
  return (moment: string, style: Style): string => {
    const date = new Date(moment);
    if (Number.isNaN(date.getTime())) return t('files.noDate');
    return dateFormat(i18n.language, style).format(date);
  };
}

const keys = {
  kilobytes: 'files.kilobytes',
  megabytes: 'files.megabytes',
  gigabytes: 'files.gigabytes',
} as const;

/** Bytes in words: steps of 1024, two decimals, the language's own comma. */
export function useSizeText() {
  const { t, i18n } = useTranslation();
  return (bytes: number): string => {
    const { unit, value } = fileSize(bytes);
    if (unit === 'bytes') return t('files.bytes', { count: bytes });
    const number = new Intl.NumberFormat(i18n.language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    return t(keys[unit], { value: number.format(value) });
  };
}
