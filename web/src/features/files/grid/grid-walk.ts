export interface GridShape {
  readonly count: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly pageRows: number;
}

type Step = (at: number, shape: GridShape) => number;

const steps: Partial<Record<string, Step>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, { columns }) => (at < columns ? at : at - columns),
  // From above the gap of a last row that is not full one goes to its last card.
  ArrowDown: (at, { columns, count }) => (isLastRow(at, columns, count) ? at : at + columns),
  PageUp: (at, { columns, pageRows }) => Math.max(at % columns, at - columns * pageRows),
  PageDown: (at, { columns, pageRows }) => at + columns * pageRows,
  Home: () => 0,
  End: (_, { count }) => count - 1,
};

const isLastRow = (at: number, columns: number, count: number): boolean =>
  Math.floor(at / columns) === Math.floor((count - 1) / columns);

/** Where a key leads from the card at an index; null for a key that does not walk. */
export const walk = (key: string, at: number, shape: GridShape): number | null => {
  const step = steps[key];
  if (!step || shape.count === 0) return null;
  return Math.min(shape.count - 1, Math.max(0, step(at, shape)));
};
