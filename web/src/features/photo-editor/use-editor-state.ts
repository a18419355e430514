import { useSyncExternalStore } from 'react';
import type { EditorState, EditorStore } from './model/editor-store.ts';

/** One part of what is edited; draws anew only when that part is another. */
export const useEditorState = <T>(store: EditorStore, select: (state: EditorState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
