import { editsEndpoints } from '@maquette/contract';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsInBothThemes } from './axe.ts';
import { pressOn, tabTo, typeInto } from './keyboard.ts';
import { arriveSignedIn, fillRegistration, somebody } from './people.ts';
import { livingRoom } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';
import { boxOf, shareOfWindow } from './stage-place.ts';

/** What lies in the photo's place on the stage: the photo, or what was made of it. */
const onStage = (page: Page) => page.locator('[data-stage] .stage-fit img').first();

/** Something to wait for, and what ends the waiting. */
const openable = (): [Promise<void>, () => void] => {
  let open = (): void => undefined;
  return [new Promise<void>((resolve) => (open = resolve)), () => open()];
};

/** Remembers the last form that the page sent. */
const rememberForms = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (to, how) => {
      if (how?.body instanceof FormData) Object.assign(window, { sent: how.body });
      return send(to, how);
    };
  });

/** The page gets no answer to what it orders for as long as its `fate` is told; only what is "taken on" leaves at all. */
const hearNothingOf = (page: Page, address: string) =>
  page.addInitScript((path) => {
    const send = window.fetch;
    window.fetch = (to, how) => {
      const fate = String(to).includes(path) ? sessionStorage.getItem('fate') : null;
      if (fate === null) return send(to, how);
      if (fate === 'taken on') void send(to, how).catch(() => undefined);
      return new Promise(() => undefined);
    };
  }, address);

/** The wishes that the server makes ahead of time and that are, word for word and byte for byte, what was sent. */
const madeAheadOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { sent } = window as unknown as { sent: FormData };
    const bytesOf = async (from: Blob | Response) => new Uint8Array(await from.arrayBuffer()).join();
    const isFile = async (name: string, file: string) =>
      (await bytesOf(sent.get(name) as File)) === (await bytesOf(await fetch(`/samples/${file}`)));
    const words = [...sent].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    const wishes = (await (await fetch('/samples/wishes.json')).json()) as {
      form: Record<string, unknown>;
      image: string;
      mask: string;
    }[];
    const same: string[] = [];
    for (const { form, image, mask } of wishes) {
      const asked = Object.entries(form).map(([name, value]) => [name, String(value)]);
      if (asked.toSorted().join() !== words.toSorted().join()) continue;
      if ((await isFile('image', image)) && (await isFile('mask', mask))) same.push(String(form['prompt']));
    }
    return same;
  });

test('a visitor sees a result after two clicks and keeps everything when they register', async ({ page }) => {
  test.slow();
  await rememberForms(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it on a sample room' }).click();
  await expect(page.getByText('5 of 5 free tries left today')).toBeVisible();
  const place = await test.step('the photo takes three quarters of what its shape allows', async () => {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => shareOfWindow(page, onStage(page))).toBeGreaterThanOrEqual(0.75);
    }
    return boxOf(onStage(page));
  });
  await test.step('what stands above the photo begins and ends where the header does', async () => {
    const window = page.viewportSize()!;
    const title = page.getByRole('heading', { level: 1 });
    const logo = page.getByRole('banner').getByRole('link').first();
    const left = page.getByText('5 of 5 free tries left today');
    const last = page.getByRole('banner').getByRole('link').last();
    const ends = async () => {
      const boxes = await Promise.all([logo, title, left, last].map(boxOf));
      const [begins, titled] = boxes.map(([x]) => x);
      const [, , told, ended] = boxes.map(([x = 0, , width = 0]) => x + width);
      return [begins === titled, told === ended];
    };
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(ends).toEqual([true, true]);
    await page.setViewportSize(window);
  });
  const [isLookedAt, send] = openable();
  await page.route('**/search-recolor*', async (route) => {
    await isLookedAt;
    await route.continue();
  });
  await page.getByRole('button', { name: 'the wall → terracotta' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => boxOf(onStage(page))).toEqual(place);
  send();
  await expect(page.getByText('Your picture is ready')).toBeVisible({ timeout: 150_000 });
  await expect(page.getByRole('slider', { name: 'Compare before and after' })).toBeVisible();
  await expect.poll(() => boxOf(onStage(page))).toEqual(place);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await expect(page.getByText('4 of 5 free tries left today')).toBeVisible();
  expect(await madeAheadOf(page)).toEqual(['terracotta']);
  await test.step('it is saved in a format, under the name of its room and what was done', async () => {
    const window = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Choose the format' }).click();
    await page.getByRole('button', { name: /^WebP/ }).click();
    expect((await saved).suggestedFilename()).toBe('Bedroom - terracotta wall.webp');
    const told = page.getByText('Download successful', { exact: true });
    const sheet = page.getByRole('region', { name: 'Your picture' });
    const { y, height } = (await told.boundingBox())!;
    expect(y + height, 'above what one needs next').toBeLessThanOrEqual((await sheet.boundingBox())!.y);
    await page.keyboard.press('Escape');
    await page.setViewportSize(window);
  });

  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'terracotta', exact: true }).click();
    await expect(page.getByRole('slider', { name: 'Compare before and after' })).toBeVisible();
  });

  await test.step('registering goes on in the tool, with photo, words and result in the history', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await fillRegistration(page, somebody());
    await expect(page).toHaveURL(/search-recolor/);
    await expect(page.locator('input, textarea').filter({ visible: true }).first()).toBeVisible();
    const values = () =>
      page
        .locator('input, textarea')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect.poll(values).toEqual(expect.arrayContaining(['the wall', 'terracotta']));
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const files = await page.request.get('/api/files', { headers: { authorization: `Bearer ${token}` } });
    expect(await files.json()).toMatchObject({ total: 2 });
    const told = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Close' });
    await expect(told, 'of the account and its mail, and of nothing that one sees').toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('visit_token'))).toBeNull();
  });
});

test(
  'what is on its way at a reload is found again: waiting goes on, one try is spent',
  again,
  async ({ page }) => {
    test.slow();
    const orders = '**/search-recolor/public';
    await hearNothingOf(page, '/search-recolor/public');
    await page.goto('/try?tool=recolor&sample=living');
    await expect(page.getByText('5 of 5 free tries left today')).toBeVisible();
    const line = page.getByRole('slider', { name: 'Compare before and after' });
    const visit = async () => {
      const data = { visit: await page.evaluate(() => localStorage.getItem('visit_token')) };
      const answer = await page.request.post('/api/visits', { data });
      return editsEndpoints.lookAtVisit.response.parse(await answer.json());
    };
    const order = async (colour: string) => {
      await page.locator('input[type=file]').first().setInputFiles(livingRoom);
      await expect(page).not.toHaveURL(/sample/);
      await page.getByLabel('What gets another colour').fill('the wall');
      await page.getByLabel('New colour or material').fill(colour);
      await page.getByRole('button', { name: /^Make the picture/ }).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
    };
    for (const [fate, colour, edits] of [
      ['taken on', 'terracotta', 1],
      ['still leaving', 'navy blue', 2],
    ] as const)
      await test.step(fate, async () => {
        await page.evaluate((said) => sessionStorage.setItem('fate', said), fate);
        await order(colour);
        if (fate === 'taken on') await expect.poll(async () => (await visit()).edits.length).toBe(edits);
        await page.evaluate(() => sessionStorage.removeItem('fate'));
        const [isLookedAt, look] = openable();
        await page.route(orders, (route) => isLookedAt.then(() => route.continue()));
        await page.reload();
        await expect(page.getByRole('progressbar')).toBeVisible();
        await expect(page.getByRole('button', { name: /^Make the picture/ })).toBeHidden();
        look();
        await expect(line).toBeVisible({ timeout: 150_000 });
        await expect(page.getByText(`${5 - edits} of 5 free tries left today`)).toBeVisible();
        expect((await visit()).edits).toHaveLength(edits);
        await page.unroute(orders);
        // It is over: nothing is found again.
        await expect(async () => {
          await page.reload();
          await expect(page.getByRole('button', { name: /^Make the picture/ })).toBeEnabled({
            timeout: 2000,
          });
        }).toPass();
        await expect(page.getByLabel('New colour or material')).toHaveValue(colour);
      });
  },
);

test('an order made offline says that the server cannot be reached, and keeps what was written', async ({
  page,
  context,
  noise,
}) => {
  const make = page.getByRole('button', { name: /^Make the picture/ });
  await page.goto('/try?sample=living&tool=recolor');
  await page.getByLabel('What gets another colour').fill('the wall');
  await page.getByLabel('New colour or material').fill('navy blue');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await make.click();
  await expect(page.getByRole('alert')).toHaveText(/The server cannot be reached\./);
  await expect(page.getByLabel('New colour or material')).toHaveValue('navy blue');
  await expect(make).toBeEnabled();
  noise.length = 0;
});

test('without a mouse: from home to a picture, back with mark and words, and by registering to a download', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await pressOn(page, page.getByRole('link', { name: 'Try it on a sample room' }));
  await expect(page).toHaveURL(/\/try/);
  const mark = page.locator('[style*="mask-image"]');
  await pressOn(page, page.getByRole('button', { name: 'the wall → navy blue' }));
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((element) => document.activeElement?.contains(element))).toBe(true);
  await expect(page.getByRole('group', { name: 'Your picture' })).toBeFocused({ timeout: 150_000 });
  await page.keyboard.press('Tab');
  const line = page.getByRole('slider', { name: 'Compare before and after' });
  await expect(line).toBeFocused();
  const before = await line.inputValue();
  await page.keyboard.press('ArrowRight');
  expect(await line.inputValue()).not.toBe(before);

  await pressOn(page, page.getByRole('button', { name: 'Back to the photo' }));
  await expect(mark).toHaveCount(1);
  await expect(page.getByLabel('What gets another colour')).toHaveValue('the wall');
  await expect(page.getByLabel('New colour or material')).toHaveValue('navy blue');

  await test.step('registered, the same is made in the tool and downloaded', async () => {
    const person = somebody();
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Create an account' }));
    await typeInto(page, 'Full name', person.fullName);
    await typeInto(page, 'Email', person.email);
    await typeInto(page, 'Password', person.password);
    await typeInto(page, 'Confirm password', person.password);
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await pressOn(page, page.getByRole('button', { name: 'Create account' }));
    await expect(page).toHaveURL('/search-recolor');
    const recolour = page.getByRole('button', { name: /^Recolour ·/ });
    await expect(recolour).toBeEnabled({ timeout: 150_000 });
    await pressOn(page, recolour);
    await expect(page).toHaveURL('/search-recolor/result', { timeout: 150_000 });
    const saved = page.waitForEvent('download');
    await pressOn(page, page.getByRole('button', { name: /^Download (JPEG|PNG|WebP)$/ }));
    expect((await saved).suggestedFilename()).toMatch(/^Bedroom - navy blue wall\.(jpg|png|webp)$/);
  });
});

test('a photo that no browser here can read says what to do, a tiny one what comes of it, and the rooms fill their column', async ({
  page,
}) => {
  await page.goto('/try');
  const file = page.locator('input[type=file]').first();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  // Not every system knows the type by the name's end.
  for (const mimeType of ['image/heic', '']) {
    await file.setInputFiles({ name: 'IMG_0001.HEIC', mimeType, buffer: heic });
    await expect(page.getByText(/^This is a HEIC photo.* Most Compatible/)).toBeVisible();
    await file.setInputFiles(livingRoom);
    await expect(page.getByText(/^This is a HEIC photo/)).toBeHidden();
  }
  const sized = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#9a8' } })
      .png()
      .toBuffer();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await sized(8, 8) });
  await expect(page.getByText(/^This photo has only 8 × 8 pixels.*512 × 256/)).toBeVisible();
  await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await sized(1024, 768) });
  await expect(page.getByText(/^This photo has only/)).toBeHidden();
  const side = page.getByRole('region', { name: 'Photo' });
  const ends = async () => {
    const rooms = side.getByRole('listitem');
    const things = [side, rooms.nth(0), rooms.nth(1), side.getByRole('button', { name: 'Use my photo' })];
    const boxes = await Promise.all(things.map(boxOf));
    return boxes.map(([x = 0, , width = 0]) => Math.round(x + width));
  };
  await expect
    .poll(async () => {
      const [column, , second, own] = await ends();
      return [second, own].map((end) => end === column);
    })
    .toEqual([true, true]);
  await arriveSignedIn(page);
  await page.goto('/furniture-inpainting');
  await file.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer: heic });
  await expect(page.getByText(/^This is a HEIC photo.* Most Compatible/)).toBeVisible();
});
