import type { EditRecipe, ExportFormat } from '@maquette/contract';
import type { Histogram, LightSettings, PhotoRecipe, Verticals, WhiteBalance } from '@maquette/engine';

/** The file of a picture; the number tells the worker which one it has decoded already. */
export interface PhotoFile {
  readonly id: number;
  readonly blob: Blob;
}

/** A picture ready to be shown: its file, and what was found in it. */
export interface OpenedPicture extends PhotoFile {
  /** At most 2048 pixels long, upright. */
  readonly view: ImageBitmap;
  /** Of the whole picture, upright, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** MIME type. */
  readonly type: string;
}

/** Of the upright picture, in its pixels, and how large it is wanted. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly shownWidth: number;
  readonly shownHeight: number;
}

/** A part in the light that its place is to have. */
export interface LitPart extends PicturePart {
  readonly light: LightSettings;
}

/** The whole picture in another light, at a size in pixels. */
export interface LitView {
  readonly light: LightSettings;
  readonly width: number;
  readonly height: number;
}

export interface ExportForm {
  readonly format: ExportFormat;
  /** 1 to 100; PNG has none. */
  readonly quality: number;
  /** Encodes even where the very file would do. */
  readonly isAnew?: boolean;
}

interface Exporting {
  readonly file: PhotoFile;
  readonly recipe: EditRecipe;
  readonly form: ExportForm;
}

/** What the worker can be asked. */
export type PhotoJob =
  | { readonly kind: 'open'; readonly file: PhotoFile; readonly viewSide: number }
  | ({ readonly kind: 'export' | 'estimate' } & Exporting)
  | { readonly kind: 'histogram'; readonly file: PhotoFile; readonly settings: EditRecipe['settings'] }
  | { readonly kind: 'white-balance'; readonly file: PhotoFile }
  | { readonly kind: 'verticals'; readonly file: PhotoFile; readonly turned: EditRecipe['transformations'] }
  | { readonly kind: 'part'; readonly file: PhotoFile; readonly part: LitPart }
  | { readonly kind: 'lit'; readonly file: PhotoFile; readonly view: LitView }
  | { readonly kind: 'looks'; readonly file: PhotoFile; readonly recipes: readonly PhotoRecipe[] };

export interface PhotoJobResults {
  readonly open: Pick<OpenedPicture, 'view' | 'width' | 'height' | 'hasAlpha'>;
  readonly export: Blob;
  /** Bytes, about. */
  readonly estimate: number;
  readonly histogram: Histogram;
  readonly 'white-balance': WhiteBalance;
  readonly verticals: Verticals | null;
  readonly part: ImageBitmap;
  readonly lit: ImageBitmap;
  readonly looks: readonly ImageBitmap[];
}

/**
 * Why the worker could not do its job: the file is no picture that this browser can decode, this browser cannot write
 * the format, or something else went wrong (there is not enough memory, say).
 */
export const photoProblems = ['unreadable', 'unwritable', 'failed'] as const;
type PhotoProblemKind = (typeof photoProblems)[number];

export class PhotoProblem extends Error {
  readonly kind: PhotoProblemKind;

  constructor(kind: PhotoProblemKind, cause?: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}
