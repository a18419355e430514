import type { HistoryItem } from '@maquette/contract';
import type { KeyboardEvent } from 'react';
import type { SelectionChange } from '../selection/selection.ts';

interface GridKeys {
  pictures: readonly HistoryItem[];
  order: readonly string[];
  /** Index of the card that Tab stops at. */
  at: number;
  shape: GridShape;
  moveTo: (id: string) => void;
  onSelect: (change: SelectionChange) => void;
  onOpen: (picture: HistoryItem) => void;
  onStar: (picture: HistoryItem) => void;
  onRemove: (picture: HistoryItem) => void;
  onHelp: () => void;
}

function isOpenButton(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['open'] !== undefined;
}

/** What the keys do on a card that has the focus. */
export function gridKeys(keys: GridKeys) {
  const { pictures, order, at, shape, moveTo, onSelect } = keys;
  const acts: Partial<Record<string, (picture: HistoryItem) => void>> = {
    s: keys.onStar,
    '.': keys.onStar,
    delete: keys.onRemove,
    escape: () => onSelect({ kind: 'clear' }),
    '?': keys.onHelp,
  };
  const onTheCard: Partial<Record<string, (picture: HistoryItem) => void>> = {
    enter: keys.onOpen,
    ' ': ({ id }) => onSelect({ kind: 'toggle', id }),
  };

  const step = (event: KeyboardEvent): boolean => {
    const to = walk(event.key, at, shape);
    const [from, id] = [order[at], to === null ? undefined : order[to]];
    if (from === undefined || id === undefined) return false;
    if (event.shiftKey) onSelect({ kind: 'range', to: id, from, order });
    moveTo(id);
    return true;
  };
  const act = (event: KeyboardEvent): boolean => {
    const picture = pictures[at];
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) return false;
    const wanted = acts[key] ?? (isOpenButton(event.target) ? onTheCard[key] : undefined);
    if (!wanted || !picture) return false;
    wanted(picture);
    return true;
  };
  return (event: KeyboardEvent): void => {
    if (event.altKey || event.defaultPrevented) return;
    const isWalk = !event.ctrlKey && !event.metaKey;
    if ((isWalk && step(event)) || act(event)) event.preventDefault();
  };
}

interface GridShape {
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

function isLastRow(at: number, columns: number, count: number): boolean {
  return Math.floor(at / columns) === Math.floor((count - 1) / columns);
}

/** Where a key leads from the card at an index; null for a key that does not walk. */
export function walk(key: string, at: number, shape: GridShape): number | null {
  const step = steps[key];
  if (!step || shape.count === 0) return null;
  return Math.min(shape.count - 1, Math.max(0, step(at, shape)));
}
