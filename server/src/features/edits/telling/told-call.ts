import type { Edit, Locale } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import type { StoredEdit } from '../edits.store.ts';
import { heedOf, toldHeed } from '../reading/index.ts';

/** How the words and settings of a call were taken, and whether all of it was made before. */
export function toldCall(
  edits: readonly StoredEdit[],
  locale: Locale,
): Pick<Edit, 'understood' | 'leftOut' | 'closest' | 'ignored' | 'repeated'> {
  const [first] = edits;
  if (!first) throw new Refusal('not_found');
  return {
    ...toldHeed(heedOf(first), locale),
    repeated: edits.every(({ repeats }) => repeats !== null),
  };
}
