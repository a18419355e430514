import type { Edit, HistoryItem, Locale } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import type { StoredEdit } from '../edits.store.ts';
import { heedOf, toldHeed } from '../reading/index.ts';

/** How the words and settings of a call were taken, and whether all of it was made before; with the first picture it made, once there is one. */
export function toldCall(
  edits: readonly StoredEdit[],
  locale: Locale,
  result?: HistoryItem,
): Pick<Edit, 'understood' | 'leftOut' | 'closest' | 'ignored' | 'repeated'> {
  const [first] = edits;
  if (!first) throw new Refusal('not_found');
  const told = toldHeed(heedOf(first), locale);
  return {
    ...told,
    leftOut: result?.metadata.leftOut ?? told.leftOut,
    repeated: edits.every(({ repeats }) => repeats !== null),
  };
}
