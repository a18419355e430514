import type { KeptLook } from './kept-look.ts';
import type { Point, Size } from './point.ts';
import { fitView, holdView, panBy, toPhoto, toScreen, zoomAt, type WorkArea, type View } from './view.ts';

/** What one step of the buttons and keys for zoom makes of the scale. */
export const ZOOM_STEP = 1.25;

/** The work area with the photo in it: where one is looking, and whether that follows the area's size. */
export class Viewport {
  readonly #changed: () => void;
  #area: WorkArea = { width: 1, height: 1, margin: 0, below: 0 };
  #view: View = { scale: 1, x: 0, y: 0 };
  #photo: Size;
  #isFitted = true;
  #isMeasured = false;
  readonly #kept: KeptLook | null;

  /** @param kept where somebody looked before; it is kept up to date. */
  constructor(photo: Size, changed: () => void, kept: KeptLook | null = null) {
    this.#photo = photo;
    this.#changed = changed;
    this.#kept = kept;
  }

  /** Size in pixels of what is looked at. */
  get photo(): Size {
    return this.#photo;
  }

  get view(): View {
    return this.#view;
  }

  get area(): WorkArea {
    return this.#area;
  }

  get isFitted(): boolean {
    return this.#isFitted;
  }

  get zoomPercent(): number {
    return Math.round(this.#view.scale * 100);
  }

  /** CSS pixels per photo pixel when the whole photo is in sight. */
  get fittedScale(): number {
    return fitView(this.#area, this.#photo).scale;
  }

  /** The middle of what the controls leave free, in CSS pixels. */
  get middle(): Point {
    return { x: this.#area.width / 2, y: (this.#area.height - this.#area.below) / 2 };
  }

  /** A fitted photo stays fitted; otherwise the middle stays where it was. */
  resize(area: WorkArea): void {
    const before = this.#area;
    this.#area = area;
    const kept = this.#isMeasured ? null : this.#kept?.look;
    this.#isMeasured = true;
    if (kept) {
      const { scale, x, y } = fitView(area, this.#photo);
      this.#look({ scale: scale * kept.zoom, x: x + kept.x, y: y + kept.y }, false);
    } else if (this.#isFitted) this.fit();
    else this.pan({ x: (area.width - before.width) / 2, y: (area.height - before.height) / 2 });
  }

  /** Another size of what is looked at: a fitted one stays fitted; otherwise its middle stays where it was. */
  reshape(photo: Size): void {
    const before = this.#photo;
    if (photo.width === before.width && photo.height === before.height) return;
    this.#photo = photo;
    if (this.#isFitted) return this.fit();
    const { scale } = this.#view;
    const by = {
      x: ((before.width - photo.width) / 2) * scale,
      y: ((before.height - photo.height) / 2) * scale,
    };
    this.#look(panBy(this.#view, by), false);
  }

  fit(): void {
    this.#look(fitView(this.#area, this.#photo), true);
  }

  pan(by: Point): void {
    this.#look(panBy(this.#view, by), false);
  }

  zoom(factor: number, at: Point = this.middle): void {
    this.#look(zoomAt(this.#view, factor, at), false);
  }

  /** Two fingers: the photo follows the point between them and spreads with them. */
  pinch({ from, to, factor }: { readonly from: Point; readonly to: Point; readonly factor: number }): void {
    const zoomed = zoomAt(this.#view, factor, from);
    this.#look(panBy(zoomed, { x: to.x - from.x, y: to.y - from.y }), false);
  }

  /** Moves along when a place on the photo has left the work area. */
  follow(place: Point): void {
    const at = this.toScreen(place);
    const x = Math.min(this.#area.width, Math.max(0, at.x)) - at.x;
    const y = Math.min(this.#area.height - this.#area.below, Math.max(0, at.y)) - at.y;
    if (x !== 0 || y !== 0) this.pan({ x, y });
  }

  toPhoto(screen: Point): Point {
    return toPhoto(this.#view, screen);
  }

  toScreen(place: Point): Point {
    return toScreen(this.#view, place);
  }

  within({ x, y }: Point): Point {
    return {
      x: Math.min(this.#photo.width, Math.max(0, x)),
      y: Math.min(this.#photo.height, Math.max(0, y)),
    };
  }

  #look(view: View, isFitted: boolean): void {
    this.#view = holdView(view, this.#area, this.#photo);
    this.#isFitted = isFitted;
    if (this.#kept) this.#kept.look = isFitted ? null : this.#fromFitted();
    this.#changed();
  }

  #fromFitted(): KeptLook['look'] {
    const fitted = fitView(this.#area, this.#photo);
    const { scale, x, y } = this.#view;
    return { zoom: scale / fitted.scale, x: x - fitted.x, y: y - fitted.y };
  }
}
