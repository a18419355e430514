import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { loadWords } from './app/messages/load.ts';
import { preparePage } from './app/routes.ts';
import { startI18n } from './platform/i18n/init.ts';

const mount = async (place: HTMLElement) => {
  // Both travel at once, and nothing is drawn before both are there: no spinner flashes, nothing shifts.
  const { parts, page } = preparePage(window.location.pathname);
  await Promise.all([startI18n(loadWords, parts), page]);
  const app = (
    <StrictMode>
      <App Router={BrowserRouter} />
    </StrictMode>
  );
  const { drawn } = document.documentElement.dataset;
  if (drawn !== undefined && drawn !== 'otherwise') hydrateRoot(place, app);
  else createRoot(place).render(app);
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Not awaited at the top level: chunks that import this one would wait for it, and it for them.
void mount(root);
