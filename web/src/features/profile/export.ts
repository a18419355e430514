import { profileEndpoints } from '@maquette/contract';
import { call } from '../../platform/api/call.ts';

/**
 * Everything kept about the person signed in, as a ZIP.
 * @throws ApiError when refused, or when the connection broke before the end
 */
export async function exportAccount(
  onProgress: (receivedBytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const zip = await call(profileEndpoints.exportAccount, {}, { signal, onDownloadProgress: onProgress });
  if (!(zip instanceof Blob)) throw new TypeError('A download comes as a Blob');
  return zip;
}

/** Under which name an export made on a day is kept: the day by the reader's calendar, so that names sort by age. */
export function exportName(day: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const date = [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
  return `maquette-export-${date}.zip`;
}

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** Bytes that have arrived, in the reader's language and the largest unit that keeps them at 1 or more. */
export function printReceived(bytes: number, language: string): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log2(bytes) / 10)));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power - 1] ?? 'kilobyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / STEP ** power);
}
