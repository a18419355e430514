import i18next, { type TFunction } from 'i18next';
import { wishEn } from '../../src/features/edits/wish/messages/en.ts';
import { wishFr } from '../../src/features/edits/wish/messages/fr.ts';

/** The panel's sentences in a language. */
export const wishWords = async (language: 'en' | 'fr'): Promise<TFunction> => {
  const i18n = i18next.createInstance();
  const translation = language === 'en' ? wishEn : wishFr;
  await i18n.init({
    ...{ lng: language, resources: { [language]: { translation } } },
    ...{ keySeparator: false, interpolation: { escapeValue: false } },
  });
  return i18n.t;
};
