import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// What of these every page needs: cut up by which page shares what, it packs worse.
const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core)|i18next[\w-]*|react-i18next)[\\/]/;

// Our own part of what every page begins with. What only people see who were sent a link stays out of it, and what they
// share with the application lies beside it: their page has no use for the rest.
const shell = /^(?!.*(share\.html|shares[\\/]visitor)).*\.(tsx?|m?js)$/;
const sharedWithVisitors = /(platform[\\/]i18n[\\/](french-spaces|print-)|ui[\\/]sign\.ts$)/;

/** The words of the features, which otherwise lie in one chunk with what speaks them: all of it would come along. */
const wordsIn = (locale: string) => new RegExp(`features[\\\\/].*messages[\\\\/]${locale}\\.ts$`);

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

// The export map of react-router names its development build alone, which carries all its warnings.
const routerForProduction = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router'))),
};

/** The forms of react-router, which nobody uses, would stay: a bundler cannot know that making and naming them does nothing else. */
const routerWithoutForms: Plugin = {
  name: 'router-without-forms',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/(?<=^var Form = )(?=\w+\.forwardRef\()/m, '/* @__PURE__ */ ')
        .replace(/^Form\.displayName = .*$/m, ''),
      map: null,
    }),
  },
};

/** The server's own rule for links that were shared, for the development server. */
const sharedLinks: Plugin = {
  name: 'shared-links',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/s\/[^/?]+\/?(\?|$)/.test(request.url ?? '')) request.url = '/share.html';
      next();
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), routerWithoutForms, sharedLinks],
  resolve: { alias: command === 'build' ? [routerForProduction] : [] },
  server: { host: '127.0.0.1', proxy: { '/api': api, '/sandbox': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: 'es2022',
    // The content security policy forbids fonts and pictures as data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The application, and what people see who were sent a link.
      input: ['index.html', 'share.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'everywhere', test: everywhere, tags: ['$initial'] },
            { name: 'words-en', test: wordsIn('en') },
            { name: 'words-fr', test: wordsIn('fr') },
            { name: 'setting', test: sharedWithVisitors },
            { name: 'shell', test: shell, tags: ['$initial'] },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
}));
