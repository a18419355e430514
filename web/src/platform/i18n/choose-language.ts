import type { Locale } from '@maquette/contract';
import type { i18n as I18n } from 'i18next';

/** Speaks another language from now on; false, and nothing changes, where its words cannot be fetched. */
export const chooseLanguage = async (i18n: I18n, locale: Locale): Promise<boolean> => {
  await i18n.loadLanguages(locale);
  const parts = [i18n.options.ns ?? []].flat();
  if (!parts.every((part) => i18n.hasResourceBundle(locale, part))) return false;
  await i18n.changeLanguage(locale);
  return true;
};
