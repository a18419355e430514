/** Where a key leads in a row that is walked round; null for keys that lead nowhere. */
export const stepTo = (key: string, { at, count }: { at: number; count: number }): number | null => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};
