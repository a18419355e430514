const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** Bytes that have arrived, in the reader's language and the largest unit that keeps them at 1 or more. */
export const printReceived = (bytes: number, language: string): string => {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log2(bytes) / 10)));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power - 1] ?? 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / STEP ** power);
};
