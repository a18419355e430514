import { describe, expect, it } from 'vitest';
import { fitView, holdView, panBy, toPhoto, toScreen, zoomAt } from './view.ts';

const area = { width: 1000, height: 800, margin: 24, below: 72 };
const photo = { width: 4000, height: 3000 };

describe('the view', () => {
  it('fits the photo with its margin, above the controls', () => {
    const view = fitView(area, photo);
    expect(toScreen(view, { x: 0, y: 0 }).y).toBeGreaterThanOrEqual(24);
    expect(toScreen(view, { x: 4000, y: 3000 }).y).toBeLessThanOrEqual(800 - 72 - 24 + 1e-9);
    expect(toScreen(view, { x: 2000, y: 0 }).x).toBe(500);
  });

  it('keeps the place under the pointer while zooming', () => {
    const view = fitView(area, photo);
    const at = { x: 300, y: 200 };
    const before = toPhoto(view, at);
    const after = toPhoto(zoomAt(view, 3, at), at);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  it('never loses the photo out of sight', () => {
    const lost = panBy(fitView(area, photo), { x: 90000, y: -90000 });
    const held = holdView(lost, area, photo);
    expect(held.x).toBe(1000 - 48);
    expect(toScreen(held, { x: 0, y: 3000 }).y).toBeCloseTo(48, 6);
  });

  it('zooms no further than 16 times, and no further out than a thumbnail', () => {
    const view = fitView(area, photo);
    expect(holdView(zoomAt(view, 1e6, { x: 0, y: 0 }), area, photo).scale).toBe(16);
    expect(holdView(zoomAt(view, 1e-6, { x: 0, y: 0 }), area, photo).scale * 4000).toBeCloseTo(32, 6);
  });
});
