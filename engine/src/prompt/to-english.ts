import type { Wish } from './parse-prompt.ts';

const PLURAL = new Set(['curtains', 'table and chairs']);

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
  const legs = isNew ? `${wish.accentMaterial.english} details` : '';
  return [accent, legs].filter((part) => part !== '').join(' and ');
}

/** The prompt in English: as it was typed, or, when it was French, what of it was understood. */
export function toEnglish(wish: Wish, text: string): string {
  if (wish.language === 'en' || !wish.noun) return text.trim();
  const { details } = wish;
  const isSet = PLURAL.has(wish.noun);
  const count = isSet ? 1 : (details.count ?? 1);
  const shade = wish.colour?.shade ? (wish.colour.shade.lightness > 0 ? 'light' : 'dark') : null;
  const noun =
    details.plant ??
    (details.seats ? `dining table with ${details.seats} chairs` : count > 1 ? `${wish.noun}s` : wish.noun);
  const tint = joined(shade, wish.colour?.english, wish.material?.english);
  const isPlant = wish.kind === 'plant' && tint !== '' && wish.colour?.english !== 'green';
  const phrase = isPlant ? `${noun} in a ${tint} pot` : joined(details.outline, tint, details.subject, noun);
  const start = count > 1 ? `${count} ${phrase}` : isSet && !details.seats ? phrase : withArticle(phrase);
  const rest = companions(wish);
  return rest === '' ? start : `${start} with ${rest}`;
}
