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

/** The theme shown, and how to change it for good. Follows the system until somebody chooses. */
export const useTheme = (): { theme: Theme; toggleTheme: () => void } => {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return { theme, toggleTheme: () => storedTheme.set(theme === 'dark' ? 'light' : 'dark') };
};
