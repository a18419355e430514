import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadWords, type WordPart } from './app/messages/load.ts';
import { paths } from './app/paths.ts';
import { routeAt } from './app/route-at.ts';
import { startI18n } from './platform/i18n/init.ts';

const mount = async (place: HTMLElement) => {
  const route = routeAt(window.location.pathname);
  const isHome = route === null || route.path === paths.home.path;
  const parts: WordPart[] = isHome ? ['translation'] : ['translation', 'rest'];
  // Both travel at once, and nothing is drawn before both are there: no spinner flashes, nothing shifts.
  const page = route && 'preload' in route.page ? route.page.preload() : undefined;
  await Promise.all([startI18n(loadWords, parts), page]);
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Not awaited at the top level: chunks that import this one would wait for it, and it for them.
void mount(root);
