/** The elements of the work area, from the bottom up. */
export interface StageParts {
  readonly surface: HTMLElement;
  readonly board: HTMLElement;
  readonly photo: HTMLImageElement;
  readonly overlay: HTMLCanvasElement;
  readonly outline: SVGSVGElement;
  readonly ring: HTMLElement;
  readonly loupe: HTMLCanvasElement;
}
