import type { Edit, Locale } from '@maquette/contract';
import { type KeptUnderstood, nameOfKind, toldUnderstood } from '../../../platform/kind-names.ts';

/** How the words and settings of an edit were taken, as it is kept: names are given when it is told. */
export interface Heed {
  readonly understood: KeptUnderstood;
  /** Words of the wish that are not heeded, as typed. */
  readonly leftOut: readonly string[];
  /** The kind of thing that is drawn instead of one there is no model of. */
  readonly closest: string | null;
  /** Parameters sent without effect, by the names of the call's fields. */
  readonly ignored: readonly string[];
}

/** How an edit was taken, in the reader's language. */
export const toldHeed = (
  { understood, leftOut, closest, ignored }: Heed,
  locale: Locale,
): Pick<Edit, 'understood' | 'leftOut' | 'closest' | 'ignored'> => ({
  understood: toldUnderstood(understood, locale),
  leftOut: [...leftOut],
  closest: closest === null ? null : nameOfKind(closest, locale),
  ignored: [...ignored],
});
