/** Whether a picture shows a room; as a file, upright. */
export interface RoomJob {
  readonly kind: 'room';
  readonly picture: Blob;
}

/** What can be measured or mended; pictures as files, upright. */
export type PixelJob =
  | {
      readonly kind: 'photo';
      readonly picture: Blob;
      /** Pixels of the photo itself: the picture may be a smaller copy of it. */
      readonly fullSize: { readonly width: number; readonly height: number };
    }
  | { readonly kind: 'mask'; readonly picture: Blob }
  | { readonly kind: 'brighten'; readonly picture: Blob }
  | { readonly kind: 'largest-island'; readonly picture: Blob };

export type PreflightJob = PixelJob | RoomJob;

export interface PreflightResults {
  readonly room: boolean;
  readonly photo: { readonly isDark: boolean; readonly isBlurred: boolean; readonly isTiny: boolean };
  readonly mask: {
    readonly isEmpty: boolean;
    /** More than nothing, and still too little for an edit. */
    readonly isTooSmall: boolean;
    /** Part of the photo that may change, 0 to 1. */
    readonly coverage: number;
    readonly isNearlyAll: boolean;
    readonly hasFarIslands: boolean;
  };
  /** A JPEG of the same size. */
  readonly brighten: Blob;
  /** A black-and-white PNG of the same size. */
  readonly 'largest-island': Blob;
}

export type PreflightReply =
  { readonly result: PreflightResults[keyof PreflightResults] } | { readonly failure: string };
