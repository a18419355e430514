import { areTints, placedWords, type PlacedWord } from './placed-words.ts';
import { plainSentence } from './plain-sentence.ts';
import { readClearing } from './read-clearing.ts';

/** What a sentence asks for, before its nouns are looked at. */
export interface Sentence {
  /** 'cover': the target's new look, or what is put before it; 'unclear': it says to do something that is none of these. */
  readonly verb: 'replace' | 'recolour' | 'cover' | 'remove' | 'put' | 'unclear';
  /** What it is done to, without its article; null = what is marked. */
  readonly target: string | null;
  /** What shall be there or how it shall look, as typed; '' for a removal. */
  readonly wish: string;
  /** A further request in the same sentence, as typed; '' = none. */
  readonly more: string;
}

const ARTICLE =
  /^(?:(?:all|both)(?: of)? (?:the |my |our )?|the |this |that |these |those |my |our |your |an? |some |(?:tous les|toutes les) |les? |la |l['’]\s*|cet |cette |ces? |mon |ma |mes |notre |nos |votre |vos |une? |des |du |de la |de l['’]\s*)/iu;
const INDEFINITE = /^(?:an?|some|two|three|four|une?|des|du|deux|trois|quatre|\d+) /iu;

const REPLACE =
  /^(?:replace|swap|exchange|change|switch|turn|transform|convert|remplace[rz]?|change[rz]?|échange[rz]?|echange[rz]?|transforme[rz]?)(?: out)? (?<rest>.+)$/iu;
/** In order of clarity: « remplace le canapé en cuir par … » must not be split at "en". */
const REPLACE_BETWEEN = [
  /^(?<find>th(?:is|at|ese|ose)|it|them|ça|ceci|cela|celui-ci|celle-ci) (?:with|by|for|to|into|par|contre|pour|en) (?<wish>.+)$/iu,
  /^(?<find>.+?) (?:with|by|par|contre) (?<wish>.+)$/iu,
  /^(?<find>.+?) (?:into|for|to|pour) (?<wish>.+)$/iu,
  /^(?<find>.+?) en (?<wish>.+)$/iu,
];
const COVER = /^(?:cover|clad|(?:re)?couvre[rz]?|habille[rz]?) (?<rest>.+)$/iu;
/** What leads to a cover, the clearest first: « le mur du fond avec du carrelage », "the wall in the alcove with tiles". */
const COVER_BETWEEN = [/ (?:with|by|avec|par) /giu, / (?:in|de(?! la | l['’])) | d['’] ?/giu, / du /giu];
const INSTEAD =
  /^(?:(?:put|place|set|add|use|mets|mettez|mettre|place[rz]?|pose[rz]?|ajoute[rz]?|installe[rz]?) )?(?<wish>.+?),? (?:instead of|in place of|rather than|(?:à|a) la place (?:de |du |des |d['’])|au lieu (?:de |du |des |d['’])) ?(?<find>.+)$/iu;
const INSTEAD_FIRST =
  /^(?:instead of|in place of|rather than|(?:à|a) la place (?:de |du |des |d['’])|au lieu (?:de |du |des |d['’])) ?(?<find>.+?)(?:,\s*|\s(?=(?:an?|une?|des|two|three|deux|trois)\s))(?<wish>.+)$/iu;
const PAINT =
  /^(?:(?:re)?paint|(?:re)?colou?r|(?:re)?upholster|dye|tint|stain|make|turn|change|peins|peindre|peignez|repeins|repeindre|repeignez|retapisse[rz]?|(?:re)?colore[rz]?|teins|teindre|teignez|teinte[rz]?|mets|mettre|mettez|rends|rendre|rendez|passe[rz]?|change[rz]?|transforme[rz]?) (?<rest>.+)$/iu;
const COLOUR_OF = /^(?:the |la )?(?:colou?r|shade|couleur|teinte) (?:of |de |du |des |d['’])/iu;
const REMOVE =
  /^(?:remove|delete|erase|get rid of|take (?:away|out|off|down)|clear(?: away| out)?|eliminate|enl[eè]ve[rz]?|retire[rz]?|supprime[rz]?|efface[rz]?|(?:ô|o)te[rz]?|vire[rz]?|[ée]limine[rz]?|gomme[rz]?|fai(?:s|re|tes) dispara[iî]tre|d[ée]barrasse[rz]?(?:[- ](?:moi|nous|toi|vous))?(?: de| du| des)?) (?<find>.+)$/iu;
const TAKE_AWAY =
  /^(?:take|clear) (?<find>.+?) (?:away|out|off|down)(?: (?:of |from )?(?:the|my|our|this|that) .+)?$/iu;
const ADD =
  /^(?:add|put|place|lay|insert|install|hang|mount|ajoute[rz]?|rajoute[rz]?|mets|mettez|mettre|place[rz]?|pose[rz]?|ins[eè]re[rz]?|installe[rz]?|accroche[rz]?|dispose[rz]?)(?:[- ](?:moi|nous|y))? (?:in )?(?<wish>.+)$/iu;

const DEFINITE = "(?:(?:the|my|our|this|these|those|les?|la|mon|ma|mes|nos|notre|cette|ces?) |l['’])";
/** "(I want) the sofa to be green", "can the sofa be green", « (je veux) que le canapé soit vert », « et si le canapé était vert ». */
const TO_BE = new RegExp(
  `^(?:(?:can|could|what if|imagine|que|(?:et )?si) )?(?<find>${DEFINITE}.+?) (?:(?:is |are )?to be(?:come)?|be(?:come)?|was|were|is|are|soi(?:t|ent)|étai(?:t|ent)|est|sont|devien(?:t|nent|ne)|devenai(?:t|ent))(?: painted| made| peinte?s?)? (?<wish>.+)$`,
  'iu',
);
/** Words that say in themselves that nothing shall be there. */
const NOTHING =
  /^(?:(?:remove|delete|erase|clear|empty|take|get rid of|leave|vide[rz]?|enl[eè]ve[rz]?|retire[rz]?|supprime[rz]?|efface[rz]?|vire[rz]?|d[ée]barrasse[rz]?|laisse[rz]?)(?: (?:moi|nous))?(?: de)?(?: (?:all(?: of)?|it|this|that|them|these|those|everything|tout|toute?s?|[cç]a|cela|le|la|les|here))*(?: (?:away|out|off|down|empty|clear|vide))?|nothing(?: here| there| at all)?|rien(?: du tout| ici)?|(?:an? )?(?:empty|clear)(?: the| this)?(?: room| space| place| area| wall| floor)?|vide[rz]? (?:la |cette |le )?(?:pi[eè]ce|chambre|place|endroit|zone)|(?:un |une |l['’])?(?:mur|sol|pi[eè]ce|espace|endroit) (?:nu|nue|vide)|(?:(?:just|only|juste|seulement) (?:the |le |la )?(?:bare |empty )?|bare )(?:wall|floor|mur|sol))$/iu;
const NONE_OF =
  /^(?:(?:no(?: more)?|without(?: any)?|sans|aucune?)\s+|pas (?:de\s+|d['’]\s*))(?<target>.+)$/iu;
/** What is asked not to be done, to be less of, or to be moved and opened, is nothing that can be done. */
const BEYOND =
  /^(?:don['’]?t|do not|never|avoid|stop|ne |n['’]|[ée]vite|(?:turn|switch) (?:on|off)|(?:open|close|move|rotate|flip|zoom|crop|enlarge|allume|[ée]teins|ouvre|ferme|d[ée]place|tourne|agrandis|r[ée]duis)[rsz]*(?![\p{L}-]))|(?<![\p{L}])(?:(?:less|moins)(?! (?:bright|dark|light|cold|warm|vivid|saturated|colou?rful|yellow|orange|red|pink|purple|blue|green|clair|fonc|sombre|froid|chaud|vi[fvo]|satur|color|jaune|rouge|rose|bleu|vert))|fewer|plus de|plus d['’])(?![\p{L}])/iu;
/** Whoever names what shall stay has named nothing that is done: all but that is many places, none of them said. */
const EXCEPT =
  /(?<![\p{L}])(?:(?:everything|anything|nothing|all) but|(?:everything|anything|nothing|all|every) [^,;.]*but (?:the|an?|my|our|this|that|these|those)|except(?:ing|ed)?|excluding|(?:apart|aside) from|other than|save for|sauf|hormis|except[ée]e?s?|en dehors d(?:e|u|es|['’])|[àa] part (?:les?|la|l['’]|une?|ces?|cette|mon|ma|mes)|[àa] l['’]exception)(?![\p{L}])|(?:,|(?<![\p{L}])(?:but|mais|and|et)) ?(?:(?:not|pas|keep|leave|spare|garde[rz]?|conserve[rz]?|laisse[rz]?|pr[ée]serve[rz]?) (?:the|my|our|les?|la|l['’]|mon|ma|mes|ces?|cette)) /iu;
/** Verbs that begin a further request. */
const AND_VERB =
  /(?:\s*[,;.]\s*(?:(?:and|et|then|puis|and then|et puis|ensuite) )?|\s+(?:and|et|then|puis|and then|et puis) )(?=(?:please )?(?:remove|delete|erase|get rid|take|clear|replace|swap|change|turn|paint|repaint|make|put|place|add|insert|install|hang|enl[eè]ve|retire|supprime|efface|remplace|change|peins|repeins|mets|mettez|pose|ajoute|rajoute|accroche|installe|rends)(?:[rz]|)(?![\p{L}]))/iu;
/** Who hides a thing wants it away, unless something else is said to hide it. */
const HIDE =
  /^(?:hide|conceal|cache[rz]?|masque[rz]?|dissimule[rz]?) (?=(?:the|this|that|these|those|my|our|all|les?|la|l['’]|ces?|cette|mon|ma|mes|tous) ?)(?!.* (?:with|behind|under|by|avec|derri[eè]re|sous|par) )(?<find>.+)$/iu;
/** Work on what is there, which no picture shows. */
const CRAFT =
  /^(?:hide|conceal|fix|repair|restore|renovate|polish|sand|wax|varnish|iron|wash|scrub|dust|vacuum|fold|cache[rz]?|masque[rz]?|dissimule[rz]?|r[ée]pare[rz]?|restaure[rz]?|r[ée]nove[rz]?|ponce[rz]?|verni[rst]*|cire[rz]?|lave[rz]?|repasse[rz]?|plie[rz]?) (?:up )?(?:the|this|that|these|those|my|our|all|les?|la|l['’]|ces?|cette|mon|ma|mes|tous)(?![\p{L}])/iu;
/** Imperatives of doing that need an object: alone or with another construction nobody knows what is meant. */
const LONELY =
  /^(?:remove|delete|erase|replace|swap|exchange|change|switch|turn|transform|convert|paint|repaint|colou?r|recolou?r|dye|tint|stain|make|remplace[rz]?|change[rz]?|[ée]change[rz]?|transforme[rz]?|peins|peindre|peignez|repeins|repeindre|rends|rendre|rendez|enl[eè]ve[rz]?|supprime[rz]?)(?![\p{L}])/iu;

/** Reads an English or French sentence. Never fails: a plain wish without a verb is something to put. */
export function readSentence(prompt: string): Sentence {
  const text = plainSentence(prompt);
  const cut = AND_VERB.exec(text);
  if (!cut) return readClause(text);
  const first = readClause(text.slice(0, cut.index));
  const more = text.slice(cut.index + cut[0].length);
  const then = readSentence(more);
  const isExchange = first.verb === 'remove' && then.verb === 'put' && then.more === '';
  return isExchange ? { ...then, verb: 'replace', target: first.target } : { ...first, more };
}

function readClause(text: string): Sentence {
  if (EXCEPT.test(text)) return { ...plain(text), verb: 'unclear' };
  const cleared = readClearing(text);
  if (cleared) return { verb: 'remove', target: cleared.target, wish: '', more: '' };
  if (NOTHING.test(text)) return { verb: 'remove', target: null, wish: '', more: '' };
  const none = NONE_OF.exec(text)?.groups?.['target'];
  if (none !== undefined) return asSentence('remove', none, '') ?? plain(text);
  if (BEYOND.test(text)) return { ...plain(text), verb: 'unclear' };
  return (
    readToBe(text) ??
    readInstead(text) ??
    readReplace(text) ??
    readPaint(text) ??
    readCover(text) ??
    readRemove(text) ??
    readPut(text)
  );
}

const plain = (wish: string): Sentence => ({ verb: 'put', target: null, wish, more: '' });

/** What is said to be is to become so, another thing or another look; else it is a remark. */
function readToBe(text: string): Sentence | null {
  const { find, wish } = TO_BE.exec(text)?.groups ?? {};
  if (find === undefined || wish === undefined) return null;
  const read = INDEFINITE.test(wish) ? asSentence('replace', find, wish) : readPaint(`make ${find} ${wish}`);
  return read ?? { ...plain(text), verb: 'unclear' };
}

function readInstead(text: string): Sentence | null {
  const parts = (INSTEAD_FIRST.exec(text) ?? INSTEAD.exec(text))?.groups;
  return parts ? asSentence('replace', parts['find'] ?? '', parts['wish'] ?? '') : null;
}

function readReplace(text: string): Sentence | null {
  const rest = REPLACE.exec(text)?.groups?.['rest'];
  if (rest === undefined) return null;
  for (const between of REPLACE_BETWEEN) {
    const parts = between.exec(rest)?.groups;
    if (!parts) continue;
    const { find = '', wish = '' } = parts;
    // "Change the wall to blue": the thing stays, its colour does not.
    if (isOnlyTint(wish)) return asSentence('recolour', find.replace(COLOUR_OF, ''), tintIn(wish));
    return asSentence('replace', find, wish);
  }
  return null;
}

/** What covers follows the clearest word that may lead to it; "in" leads to a look before all others. */
function readCover(text: string): Sentence | null {
  const rest = COVER.exec(text)?.groups?.['rest'] ?? '';
  const cuts = COVER_BETWEEN.flatMap((between) =>
    [...rest.matchAll(between)].map(({ 0: said, index }) => ({
      said,
      find: rest.slice(0, index),
      wish: rest.slice(index + said.length),
    })),
  );
  const inLook = cuts.find(({ said, wish }) => said === ' in ' && areTints(placedWords(wish))[0] === true);
  const cut = inLook ?? cuts[0];
  return cut ? asSentence('cover', cut.find, cut.wish) : null;
}

/** "Paint the walls sage green", « peins le mur en bleu », « peins en bleu le mur ». */
function readPaint(text: string): Sentence | null {
  const rest = PAINT.exec(text)?.groups?.['rest']?.replace(COLOUR_OF, '');
  if (rest === undefined || INDEFINITE.test(rest)) return null;
  if (isOnlyTint(rest)) return { verb: 'recolour', target: null, wish: tintIn(rest), more: '' };
  const detailed = withDetail(text, rest);
  if (detailed) return detailed;
  const parts = tintLast(rest) ?? tintFirst(rest);
  const cut = parts && secondTarget(parts.find);
  if (cut)
    return withMore(
      readPaint(text.slice(0, text.length - rest.length + cut.at)),
      rest.slice(cut.at + cut.length),
    );
  if (!parts) return null;
  // "The walls in Hague Blue": what "in" leads to without an article is a colour's own name.
  const named = IN_NAME.exec(parts.find)?.groups;
  if (named)
    return asSentence('recolour', named['find'] ?? '', `${named['name'] ?? ''} ${parts.wish.trim()}`);
  return asSentence('recolour', parts.find, parts.isLaid ? parts.wish : tintIn(parts.wish));
}

const DETAIL = / (?=(?:with|avec) )/iu;

/** "The cabinets navy blue with brass handles": a look that is whole before "with", and what cannot be done besides. */
function withDetail(text: string, rest: string): Sentence | null {
  const at = DETAIL.exec(rest)?.index;
  if (at === undefined || isOnlyTint(rest.slice(at))) return null;
  const whole = readPaint(text.slice(0, text.length - rest.length + at));
  return whole && withMore(whole, rest.slice(at + 1));
}

const IN_NAME =
  /^(?<find>.+?) (?:in|en) (?!(?:the|an?|my|our|your|this|la|le|les|l['’]|une?|mon|ma)(?![\p{L}]))(?<name>.+)$/iu;

/** "The walls white and the floor oak": a look before "and" ends the first request. */
function secondTarget(find: string): { readonly at: number; readonly length: number } | null {
  const and = / (?:and|et) /iu.exec(find);
  if (!and) return null;
  const words = placedWords(find.slice(0, and.index));
  const isAllLook = tintOrFiller(words).every(Boolean);
  return !isAllLook && areTints(words).at(-1) === true ? { at: and.index, length: and[0].length } : null;
}

const withMore = (sentence: Sentence | null, more: string): Sentence | null =>
  sentence && { ...sentence, more };

interface Parts {
  readonly find: string;
  readonly wish: string;
  /** The wish begins with a way of laying. */
  readonly isLaid?: true;
}

const MAKE_ONE = /^make (?:me )?(?<wish>(?:an?|some|two|three|four) .+)$/iu;

/** Ways of laying that are never the thing itself, before what is laid: "the floor herringbone oak". */
const LAID = /^(?<find>.+?) (?:herringbone|chevron)$/iu;

/** Ways of laying that end a wish: "the floor white tiles". */
const LAID_LAST = /^(?<rest>.+?)(?: (?:tiles|planks|boards|floorboards|parquet|herringbone|chevron))+$/iu;

function tintLast(text: string): Parts | null {
  const rest = LAID_LAST.exec(text)?.groups?.['rest'];
  if (rest !== undefined) return laidLast(text, rest);
  const words = placedWords(text);
  const flags = tintOrFiller(words);
  let from = words.length;
  while (from > 1 && flags[from - 1]) from--;
  const start = words[from - 1]?.to ?? 0;
  const wish = text.slice(start);
  if (!hasTint(wish)) return null;
  const laid = LAID.exec(text.slice(0, start))?.groups;
  return laid
    ? { find: laid['find'] ?? '', wish: text.slice((laid['find'] ?? '').length), isLaid: true }
    : { find: text.slice(0, start), wish };
}

/** "The floor white tiles" is to become such; "the white tiles" are there. */
function laidLast(text: string, rest: string): Parts | null {
  const { find } = tintLast(rest) ?? {};
  if (find === undefined || `${find} `.replace(ARTICLE, '').trim() === '') return null;
  return { find, wish: text.slice(find.length), isLaid: true };
}

function tintFirst(text: string): Parts | null {
  if (!/^(?:in|en) /iu.test(text)) return null;
  const words = placedWords(text);
  const after = areTints(words).indexOf(false, 1);
  const end = words[after]?.from ?? text.length;
  const wish = text.slice(0, end);
  return hasTint(wish) ? { find: text.slice(end), wish } : null;
}

function readRemove(text: string): Sentence | null {
  const parts = (TAKE_AWAY.exec(text) ?? REMOVE.exec(text) ?? HIDE.exec(text))?.groups;
  return parts ? asSentence('remove', parts['find'] ?? '', '') : null;
}

function readPut(text: string): Sentence {
  const wish = (ADD.exec(text) ?? MAKE_ONE.exec(text))?.groups?.['wish'];
  if (wish !== undefined) return plain(wish.trim());
  return { ...plain(text), verb: LONELY.test(text) || CRAFT.test(text) ? 'unclear' : 'put' };
}

/** Words that may stand around a colour without being a thing. */
const FILLERS = new Set(
  'a an the something in into to of with one colour color shade tone finish paint dans en de d un une le la couleur teinte ton peinture'.split(
    ' ',
  ),
);

/** Between two colours: "black and white". */
const AND = new Set(['and', 'et']);

function tintOrFiller(words: readonly PlacedWord[]): boolean[] {
  const tints = areTints(words);
  const isBetween = (i: number): boolean =>
    AND.has(words[i]?.word ?? '') && tints[i - 1] === true && tints[i + 1] === true;
  return tints.map((isTint, i) => isTint || isBetween(i) || FILLERS.has(words[i]?.word ?? ''));
}

function isOnlyTint(text: string): boolean {
  const words = placedWords(text);
  return tintOrFiller(words).every(Boolean) && hasTint(text);
}

function hasTint(text: string): boolean {
  return areTints(placedWords(text)).some(Boolean);
}

/** From the first to the last word that says a look: "in a sage green colour" is "sage green". */
function tintIn(text: string): string {
  const words = placedWords(text);
  const flags = areTints(words);
  return text.slice(words[flags.indexOf(true)]?.from ?? 0, words[flags.lastIndexOf(true)]?.to ?? text.length);
}

const PRONOUNS = new Set([
  'it',
  'them',
  'this',
  'that',
  'everything',
  'all',
  'these',
  'those',
  'here',
  'place',
  'area',
  'spot',
  'one',
  'celui',
  'celle',
  'ceci',
  'ici',
  'ca',
  'cela',
  'tout',
  'le',
  'la',
  'les',
]);

/** Null when a wish is missing, or there is nothing it could be done to. */
function asSentence(verb: Sentence['verb'], find: string, wish: string): Sentence | null {
  const thing = find
    .trim()
    .replace(/^(?:moi|nous) /iu, '')
    .replace(ARTICLE, '')
    .trim();
  const words = placedWords(thing);
  if (words.length === 0 || (verb !== 'remove' && wish.trim() === '')) return null;
  const isPronoun = words.every(({ word }) => PRONOUNS.has(word) || FILLERS.has(word));
  return { verb, target: isPronoun ? null : thing, wish: wish.trim(), more: '' };
}
