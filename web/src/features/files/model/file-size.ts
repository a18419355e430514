export type SizeUnit = 'bytes' | 'kilobytes' | 'megabytes' | 'gigabytes';

const STEP = 1024;
const units: readonly SizeUnit[] = ['bytes', 'kilobytes', 'megabytes', 'gigabytes'];

/** A number of bytes in the largest unit that keeps it at 1 or more, in steps of 1024. */
export const fileSize = (bytes: number): { unit: SizeUnit; value: number } => {
  const power = bytes < STEP ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return { unit: units[power] ?? 'bytes', value: bytes / STEP ** power };
};
