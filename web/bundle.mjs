// Builds the web's files into the folder given as argument: the application, and the pages that visitors come to first,
// drawn in every language, so that they stand there before any script has run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** @typedef {import('./src/draw-pages.tsx').DrawnPage} DrawnPage */
/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

const WEB = import.meta.dirname;
const outDir = path.resolve(process.argv[2] ?? path.join(WEB, 'dist'));
const MANIFEST = path.join(outDir, '.vite/manifest.json');

/** @param {import('vite').BuildOptions} options */
const buildWith = (options) =>
  build({ root: WEB, logLevel: 'warn', build: { emptyOutDir: true, ...options } });

/** A chunk and all that it imports. @param {Manifest} manifest @param {string} source @returns {string[]} */
const filesOf = (manifest, source) => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk of ${source}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each))];
};

/** @param {string} text */
const escaped = (text) => text.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {string} html @param {RegExp} place @param {string} text */
const put = (html, place, text) => {
  if (!place.test(html)) throw new Error(`index.html has no ${place}`);
  return html.replace(place, () => text);
};

/** The application's own page with a drawn one in it. @param {string} shell @param {DrawnPage} page @param {string[]} files that take it over */
const filled = (shell, { locale, title, description, links, html }, files) =>
  [
    { place: /<html lang="en">/, text: `<html lang="${locale}" data-drawn="${locales.join(' ')}">` },
    { place: /manifest\.en(?=\.webmanifest)/, text: `manifest.${locale}` },
    { place: /<title>[^<]*<\/title>/, text: `<title>${escaped(title)}</title>` },
    { place: /(?<=<meta\s+name="description"\s+content=")[^"]*/, text: escaped(description) },
    { place: /(?=<script type="module")/, text: links },
    { place: /(?=<\/head>)/, text: files.map(preload).join('') },
    { place: /(?<=<div id="root">)/, text: html },
  ].reduce((whole, { place, text }) => put(whole, place, text), shell);

/** @param {string} file */
const preload = (file) => `<link rel="modulepreload" crossorigin href="/${file}">`;

await buildWith({ outDir, manifest: true });
const drawing = path.join(outDir, '.drawing');
await buildWith({ outDir: drawing, ssr: 'src/draw-pages.tsx', copyPublicDir: false });
/** @type {typeof import('./src/draw-pages.tsx')} */
const { drawPages, drawWishes, locales } = await import(
  pathToFileURL(path.join(drawing, 'draw-pages.js')).href
);
const shell = readFileSync(path.join(outDir, 'index.html'), 'utf8');
const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(MANIFEST, 'utf8')));
// Where no address leads: they are for the server to choose from.
const folder = path.join(outDir, '.pages');
mkdirSync(folder);
for (const page of await drawPages()) {
  const name = page.path === '/' ? 'home' : page.path.slice(1);
  const files = new Set(page.sources.flatMap((source) => filesOf(manifest, source)));
  const late = [...files].filter((file) => !shell.includes(file));
  writeFileSync(path.join(folder, `${name}.${page.locale}.html`), filled(shell, page, late));
}
// For the server, which makes them ahead of time.
writeFileSync(path.join(outDir, 'samples/wishes.json'), JSON.stringify(await drawWishes()));
rmSync(drawing, { recursive: true });
