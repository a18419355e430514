import { useTranslation } from 'react-i18next';
import { fileSize } from '../model/file-size.ts';

const keys = {
  kilobytes: 'files.kilobytes',
  megabytes: 'files.megabytes',
  gigabytes: 'files.gigabytes',
} as const;

/** Bytes in words: steps of 1024, two decimals, the language's own comma. */
export const useSizeText = () => {
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
};
