import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA and its best practices: rule and place. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready);
  await arrived(page);
  // Without `setLegacyMode` axe opens a second page for each verdict, which is needed only for frames of other origins and
  // takes three times as long; `resultTypes` spares it writing down at length what is right.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};
