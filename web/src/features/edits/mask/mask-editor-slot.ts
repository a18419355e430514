import type { ReactNode } from 'react';
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

/** What the inpainting screens ask of a mask editor; the page hands one in. */
export interface MaskEditorSlotProps {
  readonly photoUrl: string;
  readonly photoWidth: number;
  readonly photoHeight: number;
  readonly initialMask: Blob | null;
  readonly isEditing: boolean;
  readonly isSaving: boolean;
  readonly onAutosave: (mask: Blob) => void;
  /** A mask of what was meant (white = found), or null when there is nothing. */
  readonly onPick: (wish: PickWish, signal: AbortSignal) => Promise<Blob | null>;
  /** What would help the mask as it is painted so far. */
  readonly onHelp: (mask: Blob, signal: AbortSignal) => Promise<readonly MaskOffer[]>;
  readonly onSave: (mask: PaintedMask) => void;
}

export type MaskEditorSlot = (props: MaskEditorSlotProps) => ReactNode;
