import type { ReactNode } from 'react';

export interface PaintedMask {
  /** Black-and-white PNG, white = repaint. */
  readonly blob: Blob;
  /** Part of the photo it covers, 0 to 1. */
  readonly coverage: number;
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
  readonly onSave: (mask: PaintedMask) => void;
}

export type MaskEditorSlot = (props: MaskEditorSlotProps) => ReactNode;
