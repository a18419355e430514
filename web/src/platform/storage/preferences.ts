import { storedValue } from './stored-value.ts';

function browserStorage() {
  return window.localStorage;
}

function oneOf<T extends string>(...allowed: T[]) {
  return (text: string): T | null => allowed.find((value) => value === text) ?? null;
}

function asIs(text: string) {
  return text;
}

/** The bearer token of the session; null when nobody is signed in. */
export const authToken = storedValue<string | null>(
  { key: 'auth_token', parse: asIs, print: (token) => token ?? '', fallback: () => null },
  browserStorage,
);

/** How the person signed in: `local` or the name of a social provider. */
export const authProvider = storedValue<string | null>(
  { key: 'auth_provider', parse: asIs, print: (provider) => provider ?? '', fallback: () => null },
  browserStorage,
);

/** The chosen theme; null while the system's preference decides. */
export const storedTheme = storedValue<'light' | 'dark' | null>(
  { key: 'theme', parse: oneOf('light', 'dark'), print: (theme) => theme ?? '', fallback: () => null },
  browserStorage,
);

/** Which engine makes the pictures; the price depends on it. */
export const apiSelection = storedValue<'default' | 'premium'>(
  {
    key: 'apiSelection',
    parse: oneOf('default', 'premium'),
    print: (choice) => choice,
    fallback: () => 'default',
  },
  browserStorage,
);

/** The secret under which this device tries without an account; null before the first visit. */
export const visitToken = storedValue<string | null>(
  {
    key: 'visit_token',
    parse: (text) => (/^[\w-]{43}$/.test(text) ? text : null),
    print: (token) => token ?? '',
    fallback: () => null,
  },
  browserStorage,
);
