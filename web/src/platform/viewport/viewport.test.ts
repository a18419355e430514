import { describe, expect, it } from 'vitest';
import type { KeptLook } from './kept-look.ts';
import { Viewport } from './viewport.ts';

const photo = { width: 1000, height: 500 };
const area = { width: 500, height: 250, margin: 0, below: 0 };

function viewportIn(kept: KeptLook, within = area): Viewport {
  const viewport = new Viewport(photo, () => undefined, kept);
  viewport.resize(within);
  return viewport;
}

describe('where one looks', () => {
  it('is at all of a photo that nobody went nearer to', () => {
    const kept: KeptLook = { look: null };
    viewportIn(kept);
    expect(kept.look).toBeNull();
    expect(viewportIn(kept).isFitted).toBe(true);
  });

  it('is taken over by whoever shows the photo next in the same place', () => {
    const kept: KeptLook = { look: null };
    const first = viewportIn(kept);
    first.zoom(4, { x: 400, y: 100 });
    first.pan({ x: -30, y: 10 });
    const next = viewportIn(kept);
    expect(next.isFitted).toBe(false);
    expect(next.view).toEqual(first.view);
  });

  it('is the same part of the photo in an area that is larger, and lies where the photo lies', () => {
    const kept: KeptLook = { look: null };
    const first = viewportIn(kept);
    first.zoom(4, { x: 400, y: 100 });
    // As high again: the photo lies in its middle.
    const next = viewportIn(kept, { ...area, height: 500 });
    expect(next.view).toEqual({ ...first.view, y: first.view.y + 125 });
  });

  it('is at all of it again for the next one too once somebody went back to that', () => {
    const kept: KeptLook = { look: null };
    const first = viewportIn(kept);
    first.zoom(4);
    first.fit();
    expect(viewportIn(kept).isFitted).toBe(true);
  });
});
