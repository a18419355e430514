import type { MaskCommand } from '../raster/command.ts';
import type { Size } from '../raster/mask-buffer.ts';
import type { TidySteps } from './tidy-steps.ts';

/** What the worker can be asked. */
export type MaskJob =
  | { readonly kind: 'read'; readonly picture: Blob; readonly size: Size }
  | { readonly kind: 'encode'; readonly pixels: Uint8Array<ArrayBuffer>; readonly size: Size }
  | { readonly kind: 'tidy'; readonly pixels: Uint8Array<ArrayBuffer>; readonly size: Size }
  | {
      readonly kind: 'render';
      readonly photo: Size;
      readonly base: Blob | null;
      readonly commands: readonly MaskCommand[];
    };

/** A mask ready to be sent: 8-bit grey PNG, its size in pixels, the share painted (0 to 1). */
export interface MaskPicture extends Size {
  readonly blob: Blob;
  readonly coverage: number;
}

export interface MaskJobResults {
  readonly read: Uint8Array<ArrayBuffer>;
  readonly encode: Blob;
  readonly tidy: TidySteps;
  readonly render: MaskPicture;
}
