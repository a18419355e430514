import type { Understood, UnderstoodThing } from '@maquette/contract';
import { nameOfLook } from '@maquette/engine';
import type { TFunction } from 'i18next';

type SaidThing = Pick<UnderstoodThing, 'name' | 'words' | 'colour' | 'material' | 'style' | 'count'>;

/** A language of the interface for the engine's names. */
export function wordLanguage(language: string): 'en' | 'fr' {
  return language.startsWith('fr') ? 'fr' : 'en';
}

/** Colour, material and style of a thing: "green, velvet"; empty when nothing was said of them. */
function lookText({ colour, material, style }: SaidThing, language: string): string {
  return [colour, material, style]
    .filter((look) => look !== undefined)
    .map((look) => nameOfLook(look, wordLanguage(language)))
    .join(', ');
}

/** A thing with all that was understood of it: "sofa (green, velvet)", "2 × chair". */
export function thingText(thing: SaidThing, language: string): string {
  const look = lookText(thing, language);
  const named = thing.name || thing.words;
  const counted = thing.count !== undefined && thing.count > 1 ? `${thing.count} × ${named}` : named;
  return look === '' ? counted : `${counted} (${look})`;
}

/** A colour and a material as one: "white marble", « marbre blanc ». */
function tintText({ colour, material, style }: SaidThing, language: string): string {
  const tint = [colour, material].filter((look) => look !== undefined).join(' ');
  return [tint, style ?? '']
    .filter((look) => look !== '')
    .map((look) => nameOfLook(look, wordLanguage(language)))
    .join(', ');
}

/** The sentence that says a wish, by the last part of its key, and what stands in its gaps. */
export function wishSentence({ action, things, target = '' }: Understood, language: string) {
  const phrase = action === 'put' || target === '' ? action : (`${action}Target` as const);
  const gaps = {
    target,
    things: things.map((thing) => thingText(thing, language)).join(', '),
    look: things.map((thing) => tintText(thing, language)).find((look) => look !== '') ?? '',
  };
  return { phrase, gaps };
}

/** What the words of an edit that was made were taken to mean, for the reader. */
export function understoodText(understood: Understood, t: TFunction, language: string): string {
  const { phrase, gaps } = wishSentence(understood, language);
  return t(`edits.wish.made.${phrase}`, gaps);
}
