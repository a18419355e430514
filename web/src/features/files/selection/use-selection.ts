import type { HistoryItem } from '@maquette/contract';
import { useMemo, useState } from 'react';
import { noSelection, select, type SelectionChange } from './selection.ts';

/** What is selected of the pictures that are there. */
export const useSelection = (pictures: readonly HistoryItem[]) => {
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
};
