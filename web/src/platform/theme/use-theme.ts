import { useSyncExternalStore } from 'react';
import { storedTheme } from '../storage/preferences.ts';

export type Theme = 'light' | 'dark';

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const currentTheme = (): Theme => storedTheme.get() ?? (systemDark().matches ? 'dark' : 'light');

const show = () => {
  document.documentElement.dataset['theme'] = currentTheme();
};

const subscribe = (listener: () => void) => {
  const changed = () => {
    show();
    listener();
  };
  const system = systemDark();
  system.addEventListener('change', changed);
  const stop = storedTheme.subscribe(changed);
  return () => {
    system.removeEventListener('change', changed);
    stop();
  };
};

/** A page drawn ahead is light until the browser says otherwise; what depends on it is shown by style sheets alone. */
const drawnAhead = (): Theme => 'light';

/** The theme shown, and how to change it for good. Follows the system until somebody chooses. */
export const useTheme = (): { theme: Theme; toggleTheme: () => void } => {
  const theme = useSyncExternalStore(subscribe, currentTheme, drawnAhead);
  return { theme, toggleTheme: () => storedTheme.set(theme === 'dark' ? 'light' : 'dark') };
};
