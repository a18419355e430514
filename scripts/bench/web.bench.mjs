// JavaScript that a browser fetches for the first view of each page (B1), compressed as sent.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { heading, print } from './figures.mjs';
import { signUp } from './person.mjs';
import { startServer } from './running-server.mjs';

const DEBIAN = '/usr/bin/chromium';

heading('First load');
const server = await startServer();
const { authorization } = await signUp(server.origin, 'bench@example.org');
const browser = await chromium.launch({
  ...(existsSync(DEBIAN) && { executablePath: DEBIAN }),
  args: ['--no-sandbox', '--disable-gpu'],
});

/**
 * @param {string} address
 * @param {string | null} token
 */
async function scriptsOf(address, token) {
  const context = await browser.newContext();
  if (token) await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  const page = await context.newPage();
  const sizes = /** @type {Promise<number>[]} */ ([]);
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    sizes.push(
      answer
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(server.origin + address, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes / 1024;
}

const token = authorization.replace('Bearer ', '');
print('JavaScript of / as a visitor', await scriptsOf('/', null), 'KiB');
print('JavaScript of /login', await scriptsOf('/login', null), 'KiB');
print(
  'JavaScript of /furniture-inpainting, signed in',
  await scriptsOf('/furniture-inpainting', token),
  'KiB',
);
print('JavaScript of /image-history, signed in', await scriptsOf('/image-history', token), 'KiB');
await browser.close();
await server.stop();
