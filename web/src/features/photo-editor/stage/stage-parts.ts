/** The elements of the stage, from the bottom up. */
export interface StageParts {
  readonly surface: HTMLElement;
  /** What is kept of the picture: what lies beyond it is cut off. */
  readonly frame: HTMLElement;
  /** The whole picture with its margin; the filter and the turns are on it. */
  readonly plate: HTMLElement;
  readonly base: HTMLCanvasElement;
  /** The part in sight, sharp. */
  readonly detail: HTMLCanvasElement;
  readonly filters: SVGSVGElement;
  /** Lies over the frame; the crop is drawn on it. */
  readonly cropPlane: HTMLElement;
  /** As large as the crop; its shadow darkens what is cut off. */
  readonly cropHole: HTMLElement;
  readonly cropFrame: HTMLElement;
  readonly crosshair: HTMLElement;
}
