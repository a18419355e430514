import type { HistoryItem } from '@maquette/contract';
import { useMemo, useState } from 'react';

/** Which pictures are selected, and where a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The picture last selected by itself; a range goes from there. */
  readonly anchor: string | null;
  /** What was selected before the range that may still be drawn longer or shorter. */
  readonly base: ReadonlySet<string>;
}

export type SelectionChange =
  | { readonly kind: 'toggle'; readonly id: string }
  /** From the anchor, or else from `from`, to a picture, in the order of the list. */
  | { readonly kind: 'range'; readonly to: string; readonly from: string; readonly order: readonly string[] }
  | { readonly kind: 'all'; readonly order: readonly string[] }
  | { readonly kind: 'clear' }
  /** Only pictures that are still there stay selected. */
  | { readonly kind: 'keep'; readonly order: readonly string[] };

export const noSelection: Selection = { ids: new Set(), anchor: null, base: new Set() };

function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id, base: next };
}

function ranged({ anchor, base }: Selection, to: string, start: { from: string; order: readonly string[] }) {
  const { from, order } = start;
  const first = anchor !== null && order.includes(anchor) ? anchor : from;
  const ends = [order.indexOf(first), order.indexOf(to)].toSorted((a, b) => a - b);
  const [low = 0, high = 0] = ends;
  return { ids: new Set([...base, ...order.slice(Math.max(0, low), high + 1)]), anchor: first, base };
}

/** The selection after what a person did. */
export function select(selection: Selection, change: SelectionChange): Selection {
  switch (change.kind) {
    case 'toggle':
      return toggled(selection, change.id);
    case 'range':
      return ranged(selection, change.to, change);
    case 'all':
      return { ...selection, ids: new Set(change.order), base: new Set(change.order) };
    case 'clear':
      return noSelection;
    case 'keep': {
      const there = new Set(change.order);
      const ids = new Set([...selection.ids].filter((id) => there.has(id)));
      return ids.size === selection.ids.size ? selection : { ...selection, ids, base: ids };
    }
  }
}

/** What is selected of the pictures that are there. */
export function useSelection(pictures: readonly HistoryItem[]) {
  const [chosen, setChosen] = useState(noSelection);
  const selection = useMemo(
    () => select(chosen, { kind: 'keep', order: pictures.map(({ id }) => id) }),
    [chosen, pictures],
  );
  // What has gone is not selected again when it is brought back.
  if (selection !== chosen) setChosen(selection);
  const selected = useMemo(() => pictures.filter(({ id }) => selection.ids.has(id)), [pictures, selection]);
  return {
    selection,
    selected,
    change: (change: SelectionChange) => setChosen(select(selection, change)),
  };
}
