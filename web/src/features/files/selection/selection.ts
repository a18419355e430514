import type { HistoryItem } from '@maquette/contract';
import { useMemo, useState } from 'react';

/** Which pictures are selected, and where a range begins. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The picture last selected by itself; a range goes from there. */
  readonly anchor: string | null;
  /** What was selected before the range that may still be drawn longer or shorter. */
  readonly base: ReadonlySet<string>;
  /** Those selected that are not loaded: all of a list were taken. */
  readonly beyond: ReadonlySet<string>;
}

export type SelectionChange =
  | { readonly kind: 'toggle'; readonly id: string }
  /** From the anchor, or else from `from`, to a picture, in the order of the list. */
  | { readonly kind: 'range'; readonly to: string; readonly from: string; readonly order: readonly string[] }
  /** `beyond`: pictures that are not loaded. */
  | { readonly kind: 'all'; readonly order: readonly string[]; readonly beyond?: readonly string[] }
  | { readonly kind: 'clear' }
  /** Only pictures that are still there stay selected. */
  | { readonly kind: 'keep'; readonly order: readonly string[] }
  /** Another list is looked at: what was never loaded is let go. */
  | { readonly kind: 'otherList' };

export const noSelection: Selection = {
  ids: new Set(),
  anchor: null,
  base: new Set(),
  beyond: new Set(),
};

function toggled({ ids, beyond }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id, base: next, beyond };
}

function ranged(
  { anchor, base, beyond }: Selection,
  to: string,
  start: { from: string; order: readonly string[] },
) {
  const { from, order } = start;
  const first = anchor !== null && order.includes(anchor) ? anchor : from;
  const ends = [order.indexOf(first), order.indexOf(to)].toSorted((a, b) => a - b);
  const [low = 0, high = 0] = ends;
  return { ids: new Set([...base, ...order.slice(Math.max(0, low), high + 1)]), anchor: first, base, beyond };
}

/** The selection after what a person did. */
export function select(selection: Selection, change: SelectionChange): Selection {
  switch (change.kind) {
    case 'toggle':
      return toggled(selection, change.id);
    case 'range':
      return ranged(selection, change.to, change);
    case 'all': {
      const beyond = new Set(change.beyond);
      const ids = new Set([...change.order, ...beyond]);
      return { ...selection, ids, base: ids, beyond };
    }
    case 'clear':
      return noSelection;
    case 'keep':
      return kept(selection, new Set(change.order));
    case 'otherList':
      return selection.beyond.size === 0
        ? selection
        : kept(
            { ...selection, beyond: new Set() },
            new Set([...selection.ids].filter((id) => !selection.beyond.has(id))),
          );
  }
}

/** What is loaded by now is a picture like the others: once it has gone it is not selected any more. */
function kept(selection: Selection, there: ReadonlySet<string>): Selection {
  const beyond = new Set([...selection.beyond].filter((id) => !there.has(id)));
  const ids = new Set([...selection.ids].filter((id) => there.has(id) || beyond.has(id)));
  if (ids.size === selection.ids.size && beyond.size === selection.beyond.size) return selection;
  return { ...selection, ids, base: ids, beyond };
}

/** Pictures that something is done with: those that are loaded, and of the others the ids. */
export interface Chosen {
  readonly pictures: readonly HistoryItem[];
  readonly beyond: readonly string[];
}

/** One picture to do something with. */
export function only(picture: HistoryItem): Chosen {
  return { pictures: [picture], beyond: [] };
}

/** What is selected of the pictures that are there. `list`: what tells the list from others. */
export function useSelection(pictures: readonly HistoryItem[], list: string) {
  const [chosen, setChosen] = useState(noSelection);
  const [known, setKnown] = useState(list);
  const order = useMemo(() => pictures.map(({ id }) => id), [pictures]);
  const selection = useMemo(() => {
    const own = known === list ? chosen : select(chosen, { kind: 'otherList' });
    return select(own, { kind: 'keep', order });
  }, [chosen, known, list, order]);
  if (known !== list) setKnown(list);
  // What has gone is not selected again when it is brought back.
  if (selection !== chosen) setChosen(selection);
  const selected = useMemo<Chosen>(
    () => ({ pictures: pictures.filter(({ id }) => selection.ids.has(id)), beyond: [...selection.beyond] }),
    [pictures, selection],
  );
  return {
    selection,
    selected,
    change: (change: SelectionChange) => setChosen(select(selection, change)),
  };
}
