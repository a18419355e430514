import { Viewport, ZOOM_STEP } from '../../../platform/viewport/viewport.ts';

export interface Zoom {
  /** 100: a pixel of the picture is one CSS pixel. */
  readonly percent: number;
  readonly isFitted: boolean;
}

/** How the picture is looked at, for the stage that shows it and for the buttons and keys that change it. */
export class StageView {
  readonly viewport = new Viewport({ width: 1, height: 1 }, () => this.#changed());
  readonly #listeners = new Set<() => void>();
  #zoom: Zoom = { percent: 100, isFitted: true };

  readonly get = (): Zoom => this.#zoom;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly fit = (): void => this.viewport.fit();
  readonly zoomIn = (): void => this.viewport.zoom(ZOOM_STEP);
  readonly zoomOut = (): void => this.viewport.zoom(1 / ZOOM_STEP);
  readonly actual = (): void => this.viewport.zoom(1 / this.viewport.view.scale);

  #changed(): void {
    const { zoomPercent: percent, isFitted } = this.viewport;
    if (percent !== this.#zoom.percent || isFitted !== this.#zoom.isFitted)
      this.#zoom = { percent, isFitted };
    for (const listener of this.#listeners) listener();
  }
}
