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

/** Side of what a finger hits, in CSS pixels. */
const FINGER = 44;

/**
 * Controls that a finger would miss. A link in a sentence is as high as its line (WCAG 2.5.8), of a ticked line all of it can
 * be touched, and a comment's number is larger than what is drawn of it.
 */
export const smallControls = (page: Page): Promise<string[]> =>
  page.locator('a:not(p a, label a), button:not(.pin), input, select, summary, textarea').evaluateAll(
    (controls, least) =>
      controls
        .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((control) => !control.matches('.sr-only'))
        .filter((control) => {
          const label = control.matches('[type=checkbox], [type=radio]')
            ? (control as HTMLInputElement).labels?.[0]
            : undefined;
          const { width, height } = (label ?? control).getBoundingClientRect();
          return width < least || height < least;
        })
        .map((control) => control.outerHTML),
    FINGER,
  );
