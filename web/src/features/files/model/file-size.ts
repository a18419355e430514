export type SizeUnit = 'bytes' | 'kilobytes' | 'megabytes' | 'gigabytes';

const STEP = 1024;
const units: readonly SizeUnit[] = ['bytes', 'kilobytes', 'megabytes', 'gigabytes'];

/** Two decimals of it are written, as `useSizeText` does. */
const isWrittenBelowStep = (value: number): boolean => Math.round(value * 100) / 100 < STEP;

/** A number of bytes in the largest unit that keeps what is written of it at 1 or more, in steps of 1024. */
export const fileSize = (bytes: number): { unit: SizeUnit; value: number } => {
  const fitting = units.findIndex((_, power) => isWrittenBelowStep(bytes / STEP ** power));
  const power = fitting < 0 ? units.length - 1 : fitting;
  return { unit: units[power] ?? 'bytes', value: bytes / STEP ** power };
};
