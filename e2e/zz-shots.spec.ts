import { arriveSignedIn } from './people.ts';
import { test, expect } from './quiet-test.ts';
test.use({ expectedStatuses: [400, 504, 503] });
for (const [room, from, to] of [['living', [0.02, 0.45], [0.3, 0.95]], ['bedroom', [0.3, 0.5], [0.55, 0.95]], ['dining', [0.4, 0.5], [0.7, 0.95]]] as const)
test(`probe ${room}`, async ({ page }) => {
  await arriveSignedIn(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/furniture-inpainting?sample=${room}`);
  await page.getByRole('button', { name: /^Rectangle/ }).click();
  const box = (await page.getByLabel(/^Mask of/).locator('img').boundingBox())!;
  await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1]);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 4 });
  await page.mouse.up();
  const offers = page.getByRole('group', { name: 'Suggestions for the mask' });
  await expect(offers).toBeVisible();
  console.log(room, await offers.innerText());
  await offers.getByRole('button').first().hover();
  await page.screenshot({ path: `/tmp/hm/shot-${room}.png` });
});
for (const width of [360, 768, 1280]) for (const theme of ['light', 'dark'] as const) for (const lang of ['en', 'fr'] as const) {
  if (lang === 'fr' && width === 768) continue;
  test(`shot ${width} ${theme} ${lang}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.addInitScript(([th, lg]) => { localStorage.setItem('theme', th); localStorage.setItem('language', lg); localStorage.setItem('i18nextLng', lg); }, [theme, lang]);
    await arriveSignedIn(page);
    await page.route('**/api/selection/mask', async (route) => {
      const answer = await route.fetch();
      const help = (await answer.json()) as any;
      await route.fulfill({ response: answer, json: { ...help, shadow: { mask: help.wider, kind: 'both' }, rest: { mask: help.wider, kind: 'sofa', share: 0.5 } } });
    });
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.goto('/furniture-inpainting?sample=living');
    await page.getByRole('button', { name: /^(Rectangle)/ }).click();
    const box = (await page.getByRole('application').locator('img').boundingBox())!;
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.8, { steps: 4 });
    await page.mouse.up();
    const offers = page.getByRole('group', { name: /^Suggestions/ });
    await expect(offers).toBeVisible();
    await offers.getByRole('button').last().hover();
    await page.screenshot({ path: `/tmp/hm/ui-${width}-${theme}-${lang}.png` });
  });
}
