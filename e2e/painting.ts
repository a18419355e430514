import type { Locator, Page } from '@playwright/test';

/** A place in a picture, as shares of its width and height. */
type Spot = readonly [number, number];

/** Paints one stroke through places of a picture, without a rest in which anything else could come up. */
export async function paint(page: Page, picture: Locator, spots: readonly [Spot, ...Spot[]]): Promise<void> {
  const { x, y, width, height } = (await picture.boundingBox())!;
  const [first, ...others] = spots;
  await page.mouse.move(x + width * first[0], y + height * first[1]);
  await page.mouse.down();
  for (const [right, down] of others)
    await page.mouse.move(x + width * right, y + height * down, { steps: 8 });
  await page.mouse.up();
}

/** Five rows of the middle, where a sofa could stand. */
export const sofaPlace: readonly [Spot, ...Spot[]] = [
  [0.35, 0.5],
  ...[0.5, 0.55, 0.6, 0.65, 0.7].flatMap((y, row): Spot[] =>
    row % 2 === 0
      ? [
          [0.35, y],
          [0.65, y],
        ]
      : [
          [0.65, y],
          [0.35, y],
        ],
  ),
];
