import { areTints, placedWords, type PlacedWord } from './placed-words.ts';

/** What a sentence asks for. `find` names the thing without its article, `wish` is said as it was typed. */
export type Instruction =
  | { readonly kind: 'replace'; readonly find: string; readonly wish: string }
  | { readonly kind: 'recolour'; readonly find: string; readonly wish: string }
  | { readonly kind: 'remove'; readonly find: string }
  | { readonly kind: 'add'; readonly wish: string };

const POLITE_START =
  /^(?:please|kindly|(?:could|can|would|will) you(?: please)?|i(?:['’]d| would) like (?:you )?to|i want (?:you )?to|let['’]?s|(?:s['’]il (?:te|vous) pla[iî]t|stp|svp)|(?:peux|pourrais)[- ]tu|(?:pouvez|pourriez)[- ]vous|je (?:veux|voudrais|souhaite|souhaiterais|aimerais))[\s,]+/iu;
const POLITE_END = /[\s,]*(?:please|s['’]il (?:te|vous) pla[iî]t|stp|svp)?[\s.!?…]*$/iu;
const ARTICLE =
  /^(?:(?:all|both)(?: of)? (?:the|my|our) |the |this |that |these |those |my |our |your |an? |some |(?:tous les|toutes les) |les? |la |l['’]\s*|cet |cette |ces? |mon |ma |mes |notre |nos |votre |vos |une? |des |du |de la |de l['’]\s*)/iu;
const INDEFINITE = /^(?:an?|some|two|three|four|une?|des|du|deux|trois|quatre|\d+) /iu;

const REPLACE =
  /^(?:replace|swap|exchange|change|switch|turn|transform|convert|remplace[rz]?|change[rz]?|échange[rz]?|echange[rz]?|transforme[rz]?)(?: out)? (?<rest>.+)$/iu;
/** In order of clarity: « remplace le canapé en cuir par … » must not be split at "en". */
const REPLACE_BETWEEN = [
  /^(?<find>.+?) (?:with|by|par|contre) (?<wish>.+)$/iu,
  /^(?<find>.+?) (?:into|for|to|pour) (?<wish>.+)$/iu,
  /^(?<find>.+?) en (?<wish>.+)$/iu,
];
const INSTEAD =
  /^(?:(?:put|place|set|add|use|mets|mettez|mettre|place[rz]?|pose[rz]?|ajoute[rz]?|installe[rz]?) )?(?<wish>.+?),? (?:instead of|in place of|rather than|(?:à|a) la place (?:de |du |des |d['’])|au lieu (?:de |du |des |d['’])) ?(?<find>.+)$/iu;
const PAINT =
  /^(?:(?:re)?paint|(?:re)?colou?r|dye|tint|stain|make|turn|change|peins|peindre|peignez|repeins|repeindre|repeignez|(?:re)?colore[rz]?|teins|teindre|teignez|teinte[rz]?|mets|mettre|mettez|rends|rendre|rendez|passe[rz]?|change[rz]?|transforme[rz]?) (?<rest>.+)$/iu;
const COLOUR_OF = /^(?:the |la )?(?:colou?r|shade|couleur|teinte) (?:of |de |du |des |d['’])/iu;
const REMOVE =
  /^(?:remove|delete|erase|get rid of|take (?:away|out|off|down)|clear(?: away| out)?|eliminate|enl[eè]ve[rz]?|retire[rz]?|supprime[rz]?|efface[rz]?|(?:ô|o)te[rz]?|vire[rz]?|[ée]limine[rz]?|gomme[rz]?|fai(?:s|re|tes) dispara[iî]tre|d[ée]barrasse[rz]?(?:[- ](?:moi|nous|toi|vous))?(?: de| du| des)?) (?<find>.+)$/iu;
const TAKE_AWAY = /^(?:take|clear) (?<find>.+?) (?:away|out|off|down)$/iu;
const ADD =
  /^(?:add|put|place|insert|install|hang|ajoute[rz]?|rajoute[rz]?|mets|mettez|mettre|place[rz]?|pose[rz]?|ins[eè]re[rz]?|installe[rz]?|accroche[rz]?|dispose[rz]?)(?:[- ](?:moi|nous|y))? (?:in )?(?<wish>.+)$/iu;

/** Reads an English or French sentence. Never fails: a plain wish without a verb, or a verb without a thing, is something to add. */
export function readInstruction(prompt: string): Instruction {
  const said = prompt.trim();
  const text = said.replace(POLITE_START, '').replace(POLITE_END, '');
  return readInstead(text) ?? readReplace(text) ?? readPaint(text) ?? readRemove(text) ?? readAdd(text, said);
}

function readInstead(text: string): Instruction | null {
  const parts = INSTEAD.exec(text)?.groups;
  return parts ? withThing({ kind: 'replace', find: parts['find'] ?? '', wish: parts['wish'] ?? '' }) : null;
}

function readReplace(text: string): Instruction | null {
  const rest = REPLACE.exec(text)?.groups?.['rest'];
  if (rest === undefined) return null;
  for (const between of REPLACE_BETWEEN) {
    const parts = between.exec(rest)?.groups;
    if (!parts) continue;
    const { find = '', wish = '' } = parts;
    const isTint = isOnlyTint(wish);
    // "Change the wall to blue": the thing stays, its colour does not.
    const thing = find.replace(COLOUR_OF, '');
    if (isTint) return withThing({ kind: 'recolour', find: thing, wish: tintIn(wish) });
    return withThing({ kind: 'replace', find, wish });
  }
  return null;
}

/** "Paint the walls sage green", « peins le mur en bleu », « peins en bleu le mur ». */
function readPaint(text: string): Instruction | null {
  const rest = PAINT.exec(text)?.groups?.['rest']?.replace(COLOUR_OF, '');
  if (rest === undefined || INDEFINITE.test(rest)) return null;
  const parts = tintLast(rest) ?? tintFirst(rest);
  return parts && withThing({ kind: 'recolour', find: parts.find, wish: tintIn(parts.wish) });
}

interface Parts {
  readonly find: string;
  readonly wish: string;
}

function tintLast(text: string): Parts | null {
  const words = placedWords(text);
  const flags = tintOrFiller(words);
  let from = words.length;
  while (from > 1 && flags[from - 1]) from--;
  const start = words[from - 1]?.to ?? 0;
  const wish = text.slice(start);
  return hasTint(wish) ? { find: text.slice(0, start), wish } : null;
}

function tintFirst(text: string): Parts | null {
  if (!/^(?:in|en) /iu.test(text)) return null;
  const words = placedWords(text);
  const after = areTints(words).indexOf(false, 1);
  const end = words[after]?.from ?? text.length;
  const wish = text.slice(0, end);
  return hasTint(wish) ? { find: text.slice(end), wish } : null;
}

function readRemove(text: string): Instruction | null {
  const parts = (TAKE_AWAY.exec(text) ?? REMOVE.exec(text))?.groups;
  return parts ? withThing({ kind: 'remove', find: parts['find'] ?? '' }) : null;
}

function readAdd(text: string, said: string): Instruction {
  const wish = ADD.exec(text)?.groups?.['wish'];
  return { kind: 'add', wish: wish === undefined ? said : wish.trim() };
}

/** Words that may stand around a colour without being a thing. */
const FILLERS = new Set(
  'a an the in into to of with one colour color shade tone finish paint en de d un une le la couleur teinte ton peinture'.split(
    ' ',
  ),
);

function tintOrFiller(words: readonly PlacedWord[]): boolean[] {
  return areTints(words).map((isTint, i) => isTint || FILLERS.has(words[i]?.word ?? ''));
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
  'ca',
  'cela',
  'tout',
  'le',
  'la',
  'les',
]);

/** Null when the sentence names no thing to look for. */
function withThing(instruction: Exclude<Instruction, { kind: 'add' }>): Instruction | null {
  const find = instruction.find.trim().replace(ARTICLE, '').trim();
  const words = placedWords(find);
  if (words.length === 0 || (words.length === 1 && PRONOUNS.has(words[0]?.word ?? ''))) return null;
  if (instruction.kind === 'remove') return { kind: 'remove', find };
  const wish = instruction.wish.trim();
  return wish === '' ? null : { ...instruction, find, wish };
}
