import { Contrast, type LucideIcon, PaintBucket, Redo2, Trash2, Undo2 } from 'lucide-react';

export interface ActionLook {
  readonly type: 'undo' | 'redo' | 'fill' | 'invert' | 'clear';
  readonly name:
    'maskEditor.undo' | 'maskEditor.redo' | 'maskEditor.fill' | 'maskEditor.invert' | 'maskEditor.clear';
  readonly key?:
    'maskEditor.key.undo' | 'maskEditor.key.redo' | 'maskEditor.key.invert' | 'maskEditor.key.clear';
  readonly Icon: LucideIcon;
}

export const HISTORY_LOOKS: readonly ActionLook[] = [
  { type: 'undo', name: 'maskEditor.undo', key: 'maskEditor.key.undo', Icon: Undo2 },
  { type: 'redo', name: 'maskEditor.redo', key: 'maskEditor.key.redo', Icon: Redo2 },
];

export const MASK_LOOKS: readonly ActionLook[] = [
  { type: 'fill', name: 'maskEditor.fill', Icon: PaintBucket },
  { type: 'invert', name: 'maskEditor.invert', key: 'maskEditor.key.invert', Icon: Contrast },
  { type: 'clear', name: 'maskEditor.clear', key: 'maskEditor.key.clear', Icon: Trash2 },
];
