import { Edit, editsEndpoints } from '@maquette/contract';
import sharp from 'sharp';
import { faultsOf } from './axe.ts';
import { openOptions } from './mask-pictures.ts';
import { arriveSignedIn } from './people.ts';
import { offerPremium } from './premium-offer.ts';
import { smallSamples } from './photos.ts';
import { again, expect, test } from './quiet-test.ts';
import {
  openTool,
  stage,
  find,
  replacement,
  colour,
  report,
  send,
  point,
  drag,
  answerSelection,
} from './search-tool.ts';

test.beforeEach(smallSamples);

test('something is found, corrected, replaced, compared and downloaded', async ({ page }) => {
  await arriveSignedIn(page);
  await openTool(page, 'search-replace');
  const button = page.getByRole('button', { name: 'Replace · 1 credit' });

  await test.step('both texts and a photo are needed', async () => {
    await expect(button).toBeDisabled();
    await replacement(page).fill('a framed abstract painting');
    await expect(button).toBeDisabled();
    await find(page).fill('   ');
    await expect(button).toBeDisabled();
  });

  await test.step('what is found is shown, corrected by click, dab and box, and undone', async () => {
    await find(page).fill('painting');
    await find(page).press('Enter');
    await expect(report(page)).toBeVisible();
    // What comes is sketched at once; what goes can be corrected all the same.
    await page.getByRole('button', { name: 'What goes' }).click();
    const undo = page.getByRole('button', { name: 'Undo the last correction' });
    await expect(undo).toBeDisabled();
    await page.getByRole('button', { name: 'Leave out' }).click();
    await point(page, 0.64, 0.35);
    await expect(undo).toBeEnabled();
    await page.getByRole('button', { name: 'Keep' }).click();
    await drag(page, [0.5, 0.32], [0.53, 0.36]);
    await page.getByRole('button', { name: 'Box' }).click();
    await drag(page, [0.45, 0.21], [0.57, 0.44]);
    await expect(report(page)).toBeVisible();
    await undo.click();
    await undo.click();
    await undo.click();
    await expect(undo).toBeDisabled();
    await drag(page, [0.45, 0.21], [0.57, 0.44]);
    await expect(report(page)).toBeVisible();
    // What comes may change more than what is marked: its place is outlined before it is paid.
    await expect(page.getByText(/inside the dashed line may change/)).toBeVisible();
    expect(await faultsOf(page), 'form').toEqual([]);
  });

  await test.step('replaced, with a reload in the middle', async () => {
    await send(page, /^Replace ·/);
    await expect(page.getByText('1 credit held')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/search-replace/result', { timeout: 150_000 });
    await expect(page.getByRole('heading', { name: '“painting” was replaced' })).toBeVisible();
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .getByText(/was replaced/),
    ).toBeVisible();
    await expect(page.getByText(/^0 of [\d,]+ pixels changed outside/)).toBeVisible();
    await expect(page.getByRole('link', { name: /9 credits/i })).toBeVisible();
    await page.getByRole('button', { name: 'Details' }).click();
    for (const fact of ['painting', 'a framed abstract painting', 'Our own engine'])
      await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('compared and downloaded', async () => {
    for (const view of ['Hold', 'Side by side', 'Changes', 'Slider'])
      await page.getByRole('button', { name: view, exact: true }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PNG' }).click();
    expect((await downloading).suggestedFilename()).toBe('Living room - framed abstract painting.png');
    expect(await faultsOf(page), 'result').toEqual([]);
  });

  await test.step('back to the request nothing is lost; create another clears all', async () => {
    await page.getByRole('button', { name: 'Change the request' }).click();
    await expect(find(page)).toHaveValue('painting');
    await expect(report(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/search-replace/result');
    await page.getByRole('button', { name: 'Create another' }).click();
    await expect(page).toHaveURL('/search-replace');
    await expect(page.getByText('Start with a photo of your room')).toBeVisible();
    await expect(find(page)).toHaveValue('');
    await expect(replacement(page)).toHaveValue('');
  });
});

test('a colour is given exactly, for nothing, and the difference is told', async ({ page }) => {
  await arriveSignedIn(page);
  await openTool(page, 'search-recolor', 'bedroom');
  const bar = page.locator('[data-dock]');
  await test.step('everything that is needed stands in a low bar', async () => {
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(150);
  });
  await find(page).fill('the wall');
  await openOptions(page);
  await page.getByRole('radio', { name: /^The exact colour/ }).check();
  await colour(page).fill('blorb');
  await expect(page.getByText('We do not know this colour. Try a word, #rrggbb or RAL.')).toBeVisible();
  await colour(page).fill('RAL 6021');
  await expect(page.getByText(/^Understood as #[0-9a-f]{6}$/)).toBeVisible();
  await expect(report(page)).toBeVisible();
  expect(await faultsOf(page), 'form').toEqual([]);
  await send(page, /^Recolour · free/);
  await expect(page).toHaveURL('/search-recolor/result', { timeout: 150_000 });
  await expect(page.getByRole('heading', { name: '“the wall” was recoloured' })).toBeVisible();
  await expect(page.getByText(/^ΔE [\d.]+: /)).toBeVisible();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await expect(page.getByRole('link', { name: /10 credits/i })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  expect((await downloading).suggestedFilename()).toBe('Bedroom - RAL 6021 wall.png');
  expect(await faultsOf(page), 'result').toEqual([]);

  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page).toHaveURL('/search-recolor');
  await expect(colour(page)).toHaveValue('');
});

test('a colour is picked from another photo, which stays here', async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto('/search-recolor');
  await page.getByRole('button', { name: 'Pick from another photo' }).click();
  const dialog = page.getByRole('dialog');
  const green = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336644' } })
    .png()
    .toBuffer();
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'green.png', mimeType: 'image/png', buffer: green });
  await dialog.getByRole('application').press('ArrowLeft');
  await expect(dialog.getByText('Colour #336644')).toBeVisible();
  expect(await faultsOf(page), 'picking').toEqual([]);
  await dialog.getByRole('button', { name: 'Use this colour' }).click();
  await expect(colour(page)).toHaveValue('#336644');
  expect(sent).toBe(0);
});

test('everything can be done by keyboard', again, async ({ page }) => {
  await arriveSignedIn(page);
  await openTool(page, 'search-recolor', 'dining');
  await stage(page).focus();
  for (const key of ['Shift+ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(report(page)).toBeVisible();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(report(page)).toBeHidden();
  for (const key of ['b', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(report(page)).toBeVisible();

  await find(page).focus();
  await page.keyboard.type('the wall');
  await colour(page).focus();
  await page.keyboard.type('#aa8866');
  await openOptions(page);
  await page.getByRole('radio', { name: /^The exact colour/ }).focus();
  await page.keyboard.press('Space');
  await expect(report(page)).toBeVisible();
  await colour(page).focus();
  await expect(page.locator('button[type=submit]')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search-recolor/result', { timeout: 150_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an uncertain region is confirmed once, another one is taken, none is pointed at', async ({ page }) => {
  await arriveSignedIn(page);
  await answerSelection(page, 0.4);
  await openTool(page, 'search-replace');
  await find(page).fill('chair');
  await replacement(page).fill('a floor cushion');
  await expect(page.getByText('Not sure', { exact: true })).toBeVisible();
  const button = page.getByRole('button', { name: /^Replace ·/ });
  await expect(button).toBeDisabled();
  await expect(page.getByText('First say whether the right thing is marked, or correct it.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, this is it' }).click();
  await expect(button).toBeEnabled();

  await find(page).fill('chairs');
  await expect(button).toBeDisabled();
  await page.getByRole('button', { name: /^Choice 2, 3% of the photo$/ }).click();
  await expect(button).toBeEnabled();
  await page.getByRole('button', { name: 'Not this one' }).click();
  await expect(page.getByText('Click on it in the photo, or draw a box around it.').first()).toBeVisible();
  await expect(button).toBeDisabled();
  await expect(page.getByText(/^Nothing is marked\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Click on it in the photo, or draw a box around it.').first()).toBeVisible();
  await openOptions(page);
  await page.getByRole('button', { name: 'Change photo' }).click();
  await expect(page.getByText('Start with a photo of your room')).toBeVisible();
  await expect(find(page)).toHaveValue('');
  await expect(replacement(page)).toHaveValue('');
});

test('variations fill their tiles, and one that fails is tried again', again, async ({ page }) => {
  await arriveSignedIn(page);
  await answerSelection(page, 0.8);
  await openTool(page, 'search-replace');
  await find(page).fill('wall');
  await replacement(page).fill('a framed painting');
  await openOptions(page);
  await page.getByRole('button', { name: '2', exact: true }).click();
  let failing = '';
  const asFailed = (edit: Edit): Edit => {
    if (edit.id !== failing) return edit;
    const error = { code: 'engine_failed', message: 'The picture service did not answer.' } as const;
    return { ...edit, state: 'failed', stage: 'done', charged: 0, files: [], error };
  };
  await page.route(/\/api\/edits\/[0-9a-f-]{36}$/, async (route) => {
    const edit = editsEndpoints.getEdit.response.parse(await (await route.fetch()).json());
    if (failing === '' && edit.id !== edit.requestId) failing = edit.id;
    await route.fulfill({ json: asFailed(edit) });
  });
  // The list says the same, or the strip shows a picture that cannot be chosen.
  await page.route(/\/api\/edits\?/, async (route) => {
    const { edits, ...rest } = editsEndpoints.listEdits.response.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...rest, edits: edits.map(asFailed) } });
  });
  await page.route('**/api/edits/events', (route) => route.fulfill({ status: 200, body: '' }));
  await page.getByRole('button', { name: 'Replace, 2 pictures · 2 credits' }).click();
  await expect(page).toHaveURL('/search-replace/result', { timeout: 150_000 });
  const failed = page.getByRole('list', { name: 'Variations that failed' });
  await expect(failed).toContainText('The picture service did not answer. You were not charged.');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  const second = page.getByRole('list', { name: 'Pictures of this photo' }).getByRole('button').nth(2);
  await expect(second).toBeVisible({ timeout: 150_000 });
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
});

test('premium asks its own call at its own price and hides what it does not read', async ({ page }) => {
  await arriveSignedIn(page);
  await answerSelection(page, 0.8);
  await offerPremium(page);
  await page.addInitScript(() => localStorage.setItem('apiSelection', 'premium'));
  await openTool(page, 'search-replace');
  await find(page).fill('wall');
  await replacement(page).fill('a framed painting');
  await openOptions(page);
  await expect(page.getByLabel('Style')).toBeHidden();
  await page.getByText('More options').click();
  await expect(page.getByRole('textbox', { name: 'Seed' })).toBeVisible();
  for (const label of ['Steps', 'Guidance scale', 'What should not appear'])
    await expect(page.getByLabel(label)).toBeHidden();
  const asked = page.waitForRequest('**/api/inpaint/flux-kontext-pro');
  await page.getByRole('button', { name: 'Replace · 2 credits' }).click();
  const body = (await asked).postData() ?? '';
  for (const field of ['search_prompt', 'maskFilename', 'output_format', 'safety_tolerance'])
    expect(body).toContain(`name="${field}"`);
  for (const field of ['style_preset', 'steps', 'aspect_ratio'])
    expect(body).not.toContain(`name="${field}"`);
});

test.describe('while the server refuses', () => {
  test.use({ expectedStatuses: [422, 503] });
  const refusal = (status: number, error: string, message: string) => ({
    status,
    json: { message, error, requestId: 'r' },
  });

  test('a failure stays on the form and loses nothing', async ({ page }) => {
    await arriveSignedIn(page);
    await page.route('**/api/selection', (route) =>
      route.fulfill(refusal(503, 'unavailable', 'Please try again in a moment.')),
    );
    await openTool(page, 'search-replace');
    await find(page).fill('grandmother’s clock');
    await replacement(page).fill('a painting');
    await expect(page.getByText('Please try again in a moment.')).toBeVisible();
    await page.route('**/api/inpaint/search-replace', (route) =>
      route.fulfill(refusal(422, 'nothing_found', 'Nothing like this was found in the photo.')),
    );
    await page.getByRole('button', { name: /^Replace ·/ }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Nothing like this was found in the photo. You were not charged.',
    );
    await expect(page).toHaveURL('/search-replace');
    await expect(find(page)).toHaveValue('grandmother’s clock');
    await expect(replacement(page)).toHaveValue('a painting');
    await expect(stage(page)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
