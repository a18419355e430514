import { use, useEffect, useLayoutEffect, useState } from 'react';
import { type KeptLook, KeptLookContext } from '../../../platform/viewport/kept-look.ts';
import type { Size } from '../../../platform/viewport/point.ts';
import type { View } from '../../../platform/viewport/view.ts';
import { Viewport, ZOOM_STEP } from '../../../platform/viewport/viewport.ts';

/** What is seen of a picture: how it lies in its box, how large that is, and whether all of it is in sight. */
interface Seen {
  readonly view: View;
  readonly area: Size;
  readonly isFitted: boolean;
}

/** One place and zoom to look at several pictures of one size. */
export interface Look extends Seen {
  readonly viewport: Viewport;
  readonly photo: Size;
  readonly fit: () => void;
  /** A pixel of the picture as a pixel of the page. */
  readonly full: () => void;
  readonly nearer: () => void;
  readonly farther: () => void;
}

function seenIn({ view, area, isFitted }: Viewport): Seen {
  return { view, area, isFitted };
}

/** Looks at pictures of a size: from where one looked before on the same screen, else at all of them. */
export function useLook({ width, height }: Size): Look {
  const kept = use(KeptLookContext);
  const [watched] = useState(() => new WatchedViewport({ width, height }, kept));
  const { viewport } = watched;
  const [seen, setSeen] = useState(watched.seen);
  // The surface is measured before the first paint; an outer store would be heard after it, one frame too late.
  useLayoutEffect(() => {
    const read = () => setSeen(watched.seen());
    read();
    return watched.subscribe(read);
  }, [watched]);
  useEffect(() => viewport.reshape({ width, height }), [viewport, width, height]);
  return {
    ...{ ...seen, viewport, photo: { width, height } },
    fit: () => viewport.fit(),
    full: () => viewport.zoom(1 / viewport.view.scale),
    nearer: () => viewport.zoom(ZOOM_STEP),
    farther: () => viewport.zoom(1 / ZOOM_STEP),
  };
}

/** A viewport that says when what is seen has changed. */
class WatchedViewport {
  readonly viewport: Viewport;
  readonly #listeners = new Set<() => void>();
  #seen: Seen;

  constructor(photo: Size, kept: KeptLook | null) {
    this.viewport = new Viewport(photo, () => this.#changed(), kept);
    this.#seen = seenIn(this.viewport);
  }

  readonly seen = (): Seen => this.#seen;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #changed(): void {
    const { viewport } = this;
    // Farther away than all of it there is nothing to see.
    if (!viewport.isFitted && viewport.view.scale <= viewport.fittedScale) return viewport.fit();
    this.#seen = seenIn(viewport);
    for (const listener of this.#listeners) listener();
  }
}
