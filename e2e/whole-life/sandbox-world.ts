import { expect } from '@playwright/test';
import type { CardWorld } from './card-world.ts';
import { lifeWords } from './life-words.ts';

/** The built-in card provider: its pages are the house's own, and its clock may be moved. */
export const sandboxWorld = (): CardWorld => {
  let origin = '';
  return {
    settings: { SANDBOX_CLOCK: '1' },
    meet: async (house) => void ({ origin } = house),
    pay: async (page, language) => {
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await page.getByRole('button', { name: lifeWords[language].payThere }).click();
    },
    saveCard: async (page, { number, language }) => {
      const say = lifeWords[language];
      await page.getByRole('button', { name: say.addCard }).click();
      await expect(page).toHaveURL(/\/sandbox\/cards\//);
      await page.getByLabel(say.cardNumber).fill(number);
      await page.getByRole('button', { name: say.saveThere }).click();
    },
    pass: async (ms) => {
      const answer = await fetch(`${origin}/sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs: ms }),
      });
      return ((await answer.json()) as { now: number }).now;
    },
    leave: async () => [],
  };
};
