import type { ReactNode, Ref } from 'react';
import type { MaskOffer } from '../region/mask-offers.ts';

export interface PaintedMask {
  /** Black-and-white PNG, white = repaint. */
  readonly blob: Blob;
  /** Part of the photo it covers, 0 to 1. */
  readonly coverage: number;
}

/** Something to be found, in pixels of the upright photo: by words, by places, or in a box (left, top, right, bottom). */
interface PickWish {
  readonly words: string;
  readonly points: { x: number; y: number; keep: boolean }[];
  readonly box: [number, number, number, number] | null;
}

/** What may have been meant, most likely first. */
export interface Found {
  /** A mask (white = found) and the share of the photo that it covers. */
  readonly readings: readonly { readonly mask: Blob; readonly coverage: number }[];
  /** The first of them may be marked unasked. */
  readonly isLikely: boolean;
  /** Likely or not, it may be another thing. */
  readonly isUnsure: boolean;
}

/** The masks that stay with a photo. What fails throws an Error whose message is for the reader. */
export interface SavedMasksSlot {
  readonly masks: readonly { readonly id: string; readonly name: string }[];
  readonly open: (id: string) => Promise<Blob>;
  readonly keep: (mask: Blob, wish: { name: string; replaces: boolean }) => Promise<'kept' | 'taken'>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
}

/** What is asked of a mask editor. */
export interface MaskHandle {
  /** Hands the finished mask to `onSave`, or says why there is none. */
  readonly save: () => void;
  /** The same, to the person's disk. */
  readonly download: () => void;
  /** Grows with every change of the mask. */
  readonly revision: () => number;
  /** The mask as it stands, as a small PNG; null while nothing is marked. */
  readonly take: () => Promise<Blob | null>;
}

/** What the inpainting screens ask of a mask editor; the page hands one in. */
export interface MaskEditorSlotProps {
  readonly photoUrl: string;
  readonly photoName: string;
  readonly photoWidth: number;
  readonly photoHeight: number;
  readonly initialMask: Blob | null;
  /** `<photo>:<person>`: where this device keeps what can be taken back. */
  readonly stepsKey?: string | undefined;
  readonly saved?: SavedMasksSlot | undefined;
  readonly isEditing: boolean;
  readonly isSaving: boolean;
  readonly handle: Ref<MaskHandle>;
  /** The mask that it was opened with has been read; the same function every time. */
  readonly onReady: () => void;
  /** Null: nothing is marked any more. */
  readonly onAutosave: (mask: Blob | null) => void;
  /** What was meant; null when there is nothing. */
  readonly onPick: (wish: PickWish, signal: AbortSignal) => Promise<Found | null>;
  /** What would help the mask as it is painted so far. */
  readonly onHelp: (mask: Blob, signal: AbortSignal) => Promise<readonly MaskOffer[]>;
  readonly onSave: (mask: PaintedMask) => void;
}

export type MaskEditorSlot = (props: MaskEditorSlotProps) => ReactNode;
