import { useTranslation } from 'react-i18next';
import { fileSize } from '../model/file-size.ts';

const keys = {
  bytes: 'files.bytes',
  kilobytes: 'files.kilobytes',
  megabytes: 'files.megabytes',
  gigabytes: 'files.gigabytes',
} as const;

/** Bytes in words: steps of 1024, two decimals, the language's own comma. */
export const useSizeText = () => {
  const { t, i18n } = useTranslation();
  return (bytes: number): string => {
    const { unit, value } = fileSize(bytes);
    const digits = unit === 'bytes' ? 0 : 2;
    const number = new Intl.NumberFormat(i18n.language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return t(keys[unit], { value: number.format(value) });
  };
};
