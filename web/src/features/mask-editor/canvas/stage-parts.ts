/** The elements of the work area, from the bottom up. */
export interface StageParts {
  readonly surface: HTMLElement;
  readonly board: HTMLElement;
  readonly photo: HTMLImageElement;
  readonly overlay: HTMLCanvasElement;
  /** What is offered to be added to the mask. */
  readonly offer: HTMLCanvasElement;
  readonly outline: SVGSVGElement;
  readonly ring: HTMLElement;
  readonly loupe: HTMLCanvasElement;
}
