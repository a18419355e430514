import i18next, { type TFunction } from 'i18next';
import { wordsEn } from '../../src/features/edits/words/messages/en.ts';
import { wordsFr } from '../../src/features/edits/words/messages/fr.ts';

/** The panel's sentences in a language. */
export async function wishWords(language: 'en' | 'fr'): Promise<TFunction> {
  const i18n = i18next.createInstance();
  const translation = language === 'en' ? wordsEn : wordsFr;
  await i18n.init({
    ...{ lng: language, resources: { [language]: { translation } } },
    ...{ keySeparator: false, interpolation: { escapeValue: false } },
  });
  return i18n.t;
}
