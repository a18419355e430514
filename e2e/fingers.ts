import type { Locator, Page } from '@playwright/test';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A finger's way over the screen, as shares of the width and height of what it moves on. */
export interface FingerWay {
  readonly from: Place;
  readonly to: Place;
}

const STEPS = 6;

/** Moves one or more fingers over something, all at once, and lifts them. */
export const moveFingers = async (page: Page, over: Locator, ways: readonly FingerWay[]): Promise<void> => {
  await over.scrollIntoViewIfNeeded();
  const box = (await over.boundingBox())!;
  const touches = await page.context().newCDPSession(page);
  const pointsAt = (share: number) =>
    ways.map(({ from, to }, id) => ({
      id,
      x: box.x + box.width * (from.x + (to.x - from.x) * share),
      y: box.y + box.height * (from.y + (to.y - from.y) * share),
    }));
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsAt(0) });
  for (let step = 1; step <= STEPS; step += 1)
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: pointsAt(step / STEPS),
    });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touches.detach();
};
