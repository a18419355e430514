import { useTranslation } from 'react-i18next';

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** A moment as the reader writes it; a missing or invalid one is said to be unavailable. */
export const useDateText = () => {
  const { t, i18n } = useTranslation();
  return (moment: string, style: Style): string => {
    const date = new Date(moment);
    if (Number.isNaN(date.getTime())) return t('files.noDate');
    return new Intl.DateTimeFormat(i18n.language, style).format(date);
  };
};
