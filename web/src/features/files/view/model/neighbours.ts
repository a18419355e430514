export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  /** Place among those that are loaded, from 1; null when it is not among them. */
  readonly position: number | null;
}

/** The pictures before and after one in a list; none for one that is not in it. */
export const neighboursOf = (pictures: readonly { id: string }[], id: string): Neighbours => {
  const at = pictures.findIndex((picture) => picture.id === id);
  if (at < 0) return { previous: null, next: null, position: null };
  return {
    previous: pictures[at - 1]?.id ?? null,
    next: pictures[at + 1]?.id ?? null,
    position: at + 1,
  };
};
