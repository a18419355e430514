import type { Locale, Understood, UnderstoodThing } from '@maquette/contract';
import { nameOfThing } from '@maquette/engine';

/** What was understood, without what depends on who reads it. */
export interface KeptUnderstood extends Omit<Understood, 'things'> {
  readonly things: readonly Omit<UnderstoodThing, 'name'>[];
}

/** The kind of what somebody sends a picture of to be put. */
export const OWN_PRODUCT = 'own product';

const ownProductNames: Record<Locale, string> = { en: 'own product', fr: 'produit personnel' };

/** What a kind of thing is called in the reader's language; what no kind is known of, as it was typed. */
export const nameOfKind = (kind: string, locale: Locale, words = kind): string =>
  kind === OWN_PRODUCT ? ownProductNames[locale] : (kind !== '' && nameOfThing(kind, locale)) || words;

/** What was understood as it is told to a reader. */
export const toldUnderstood = ({ things, ...rest }: KeptUnderstood, locale: Locale): Understood => ({
  ...rest,
  things: things.map((thing) => ({ ...thing, name: nameOfKind(thing.kind, locale, thing.words) })),
});
