import { useSyncExternalStore } from 'react';
import type { EditorState, EditorStore } from './model/editor-store.ts';

/** One part of what is edited; draws anew only when that part is another. */
export function useEditorState<T>(store: EditorStore, select: (state: EditorState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
