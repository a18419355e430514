import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What fades or moves in is judged once it is there. What goes on for ever is not waited for. */
const arrived = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of those, the rules whose verdict hangs on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const breaches = async (page: Page, rules: string[]): Promise<string[]> => {
  // From its top: what a page scrolled by some pixels has half under the header would be judged by the half that shows.
  await page.evaluate(() => {
    scrollTo(0, 0);
    return document.fonts.ready;
  });
  await arrived(page);
  // Without `setLegacyMode` axe opens a second page for each verdict, which is needed only for frames of other origins and
  // takes three times as long; `resultTypes` spares it writing down at length what is right.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};

/** What axe finds against WCAG 2.2 AA and its best practices: rule and place. */
export const faultsOf = (page: Page): Promise<string[]> => breaches(page, everyRule);

const turn = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/**
 * The same in the light and in the dark theme, for a page where nobody has chosen one: it follows the system. Between the
 * two nothing but colours differs, so the dark one is judged by the rules about these.
 */
export const faultsInBothThemes = async (page: Page): Promise<string[]> => {
  await turn(page, 'light');
  const inLight = await breaches(page, everyRule);
  await turn(page, 'dark');
  const inDark = await breaches(page, colourRules);
  await turn(page, 'light');
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
};
