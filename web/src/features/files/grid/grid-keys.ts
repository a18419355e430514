import type { HistoryItem } from '@maquette/contract';
import type { KeyboardEvent } from 'react';
import type { SelectionChange } from '../selection/selection.ts';
import { type GridShape, walk } from './grid-walk.ts';

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

const isOpenButton = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.dataset['open'] !== undefined;

/** What the keys do on a card that has the focus. */
export const gridKeys = (keys: GridKeys) => {
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
    if (event.ctrlKey || event.metaKey) {
      if (key === 'a') onSelect({ kind: 'all', order });
      return key === 'a';
    }
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
};
