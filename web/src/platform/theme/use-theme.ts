import { useSyncExternalStore } from 'react';
import { storedTheme } from '../storage/preferences.ts';

export type Theme = 'light' | 'dark';

function systemDark() {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function currentTheme(): Theme {
  return storedTheme.get() ?? (systemDark().matches ? 'dark' : 'light');
}

function show() {
  document.documentElement.dataset['theme'] = currentTheme();
}

function subscribe(listener: () => void) {
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
}

/** A page drawn ahead is light until the browser says otherwise; what depends on it is shown by style sheets alone. */
function drawnAhead(): Theme {
  return 'light';
}

/** The theme shown, and how to change it for good. Follows the system until somebody chooses. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, drawnAhead);
  return { theme, toggleTheme: () => storedTheme.set(theme === 'dark' ? 'light' : 'dark') };
}
