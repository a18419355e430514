import type { LanguageDetectorModule } from 'i18next';

const kept = 'i18nextLng';

type Places = Pick<Window, 'localStorage' | 'sessionStorage'> & {
  readonly location: Pick<Location, 'search'>;
  readonly navigator: Pick<Navigator, 'languages'>;
  readonly document: Pick<Document, 'cookie'> & { readonly documentElement: { readonly lang: string } };
};

/** The languages that a reader may want, the likeliest first, as `before-paint.js` seeks them. */
export function wishedLanguages(places: Places): string[] {
  const { location, document, navigator } = places;
  return [
    new URLSearchParams(location.search).get('lng'),
    /(?:^|; *)i18next=([^;]*)/.exec(document.cookie)?.[1],
    stored(() => places.localStorage),
    stored(() => places.sessionStorage),
    ...navigator.languages,
    document.documentElement.lang,
    // `fr-CA` is French to us, in storage and in what the server is told.
  ].flatMap((wish) => wish?.split('-', 1)[0]?.toLowerCase() || []);
}

/** Null, too, where storage is forbidden. */
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(kept);
  } catch {
    return null;
  }
}

export const languageFinder: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => wishedLanguages(window),
  cacheUserLanguage: (language) => {
    try {
      window.localStorage.setItem(kept, language);
    } catch {
      // Sought anew at the next visit.
    }
  },
};
