import type { Edit } from '@maquette/contract';

/** Variations that run together as one to look at: what the first is doing, how far all are, what all hold. Null for none. */
export const joinEdits = (edits: readonly Edit[]): Edit | null => {
  const [first] = edits;
  if (first === undefined) return null;
  const sum = (of: (edit: Edit) => number) => edits.reduce((total, edit) => total + of(edit), 0);
  return {
    ...first,
    price: sum(({ price }) => price),
    progress: sum(({ progress }) => progress) / edits.length,
  };
};
