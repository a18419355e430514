import type { Edit } from '@maquette/contract';

interface Known {
  /** The latest edits of the person, of whatever photo; what is said of running ones may be old. */
  readonly listed: readonly Edit[];
  /** The variations last started and those that are shown, as they are now; undefined while nothing is known of one. */
  readonly followed: readonly (Edit | undefined)[];
  /** Whether an edit was made of the photo, for the same purpose. */
  readonly isMeant: (edit: Edit) => boolean;
}

/** Results and what is being made, each once, in the order they were asked for: what was there keeps its place. */
export function stripOf({ listed, followed, isMeant }: Known): readonly Edit[] {
  const known = new Map(listed.filter(isMade).map((edit) => [edit.id, edit]));
  for (const edit of followed) if (edit) known.set(edit.id, edit);
  return [...known.values()]
    .filter((edit) => !edit.preview && isMeant(edit) && (isMade(edit) || isInTheMaking(edit)))
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1));
}

/** It has a picture to show. */
export function isMade({ state, files }: Edit): boolean {
  return state === 'succeeded' && files.length > 0;
}

function isInTheMaking({ state }: Edit): boolean {
  return state === 'queued' || state === 'running';
}

/** Where a key leads in a row that is walked round; null for keys that lead nowhere. */
export function stepTo(key: string, { at, count }: { at: number; count: number }): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
