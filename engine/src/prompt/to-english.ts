import type { Print } from '../lexicon/details.ts';
import type { Wish } from './parse-prompt.ts';

const PLURAL = new Set(['curtains', 'flowers', 'table and chairs']);

function withArticle(phrase: string): string {
  return `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

function joined(...words: (string | null | undefined)[]): string {
  return words.filter((word) => word).join(' ');
}

/** What comes with the main thing: cushions and pots take colours, legs take materials. */
function companions(wish: Wish): string {
  const accent = wish.accent ? `${wish.accent.english} accents` : '';
  const isNew = wish.accentMaterial && wish.accentMaterial !== wish.material;
  const bedding = wish.bedding ? `${wish.bedding.english} bedding` : '';
  const legs = isNew ? `${wish.accentMaterial.english} details` : '';
  return [bedding, accent, legs].filter((part) => part !== '').join(' and ');
}

/** What is asked for by name, and how many of it as they are counted in English. */
function namedIn({ noun, details }: Wish): { readonly noun: string; readonly count: number } {
  if (details.seats) return { noun: `dining table with ${details.seats} chairs`, count: 1 };
  const count = PLURAL.has(noun ?? '') ? 1 : (details.count ?? 1);
  return { noun: details.plant ?? (count > 1 ? `${noun}s` : (noun ?? '')), count };
}

const AS_ADJECTIVES: Partial<Record<Print, string>> = { stripes: 'striped', 'polka dots': 'polka dot' };

/** The prompt in English: as it was typed, or, when it was French, what of it was understood. */
export function toEnglish(wish: Wish, text: string): string {
  if (wish.language === 'en' || !wish.noun) return text.trim();
  const { details } = wish;
  const { noun, count } = namedIn(wish);
  const print = wish.print && (AS_ADJECTIVES[wish.print.print] ?? wish.print.print);
  const tint = joined(wish.colour?.shade?.english, wish.colour?.english, print, wish.material?.english);
  const isPlant = wish.kind === 'plant' && tint !== '' && wish.colour?.english !== 'green';
  const phrase = isPlant ? `${noun} in a ${tint} pot` : joined(details.outline, tint, details.subject, noun);
  const isPlural = PLURAL.has(wish.noun) && !details.seats;
  const start = count > 1 ? `${count} ${phrase}` : isPlural ? phrase : withArticle(phrase);
  const rest = companions(wish);
  return rest === '' ? start : `${start} with ${rest}`;
}
