import { readGroup } from './read-group.ts';

/** What is to go when a sentence names the place to be cleared rather than what stands there. */
export interface ClearedPlace {
  /** What goes, in the sentence's own language: "everything on the table", « tout ce qui traîne ». */
  readonly target: string;
}

const ROOM =
  '(?:(?:whole|entire) )?(?:room|bedroom|living ?room|sitting ?room|dining ?room|kitchen|bathroom|office|study|hall(?:way)?|attic|nursery|flat|apartment|house|place|pi[eè]ce|chambre|salon|s[ée]jour|salle(?: [àa] manger| de bains?)?|cuisine|appartement|maison|entr[ée]e|studio|grenier|buanderie)';
const THE =
  "(?:the |this |my |our |that |all of the |toute? (?:la |le |cette |l[’'])|la |le |les |l[’']\\s*|cette |cet |ce |ma |mon |mes |notre |nos )";
const ABOUT = `(?: (?:in|from|around|dans|de) ${THE}?${ROOM})`;

const TIDY =
  /^(?:de-?clutter|tidy(?: up)?|clean(?: up)?|clear up|straighten up|sort out|range[rz]?|d[ée]sencombre[rz]?|fai(?:s|re|tes) (?:le m[ée]nage|du rangement|de l['’]ordre)|met(?:s|tre|tez) de l['’]ordre|remet(?:s|tre|tez) (?:de l['’]ordre|en ordre))(?: (?:in|dans))?(?<place> .+)?$/iu;
const EMPTY =
  /^(?:empty(?: out)?|clear(?: out)?|strip(?: out)?|vide[rz]?|d[ée]barrasse[rz]?|d[ée]gage[rz]?)(?<place> .+)$/iu;

const IS_ROOM = new RegExp(`^${THE}?${ROOM}(?: (?:out|completely|enti[eè]rement|compl[eè]tement))?$`, 'iu');
/** Somebody who speaks of what a place is rid of names the things. */
const OF_WHAT = /(?<![\p{L}])(?:of|from|de|du|des|d['’])(?![\p{L}])/iu;

/** What things are put on; a clear one is still there. */
const BEARERS: readonly string[] = [
  'table',
  'coffee table',
  'sideboard',
  'bookcase',
  'bed',
  'sofa',
  'floor',
  'rug',
  'kitchen front',
];

/** Reads "declutter", "empty the room", « débarrasse la table », « range la chambre »; null for sentences that say something else. */
export function readClearing(text: string): ClearedPlace | null {
  const tidied = TIDY.exec(text);
  if (tidied) return clearedOf(text, tidied.groups?.['place']?.trim() ?? '', true);
  const emptied = EMPTY.exec(text)?.groups?.['place']?.trim();
  return emptied === undefined ? null : clearedOf(text, emptied, false);
}

function clearedOf(text: string, place: string, isTidied: boolean): ClearedPlace | null {
  const isFrench = FRENCH.test(text);
  const isLoose = LOOSE.test(place.replace(ON_FLOOR, ''));
  if (isTidied && (place === '' || isLoose || IS_ROOM.test(place)))
    return { target: isFrench ? 'tout ce qui traîne' : 'everything lying around' };
  if (IS_ROOM.test(place))
    return { target: isFrench ? 'tout ce qui est dans la pièce' : 'everything in the room' };
  const bearer = readGroup(place).noun?.thing.find;
  if (!bearer || !BEARERS.includes(bearer) || OF_WHAT.test(place)) return null;
  return { target: isFrench ? `tout ce qui est sur ${place}` : `everything on ${place}` };
}

const FRENCH =
  /^(?:vide|d[ée](?:barrass|gag|sencombr)|range[rz]?(?![\p{L}])|fais|fait|faire|faites|met|remet)|(?<![\p{L}])(?:la|le|les|cette|ma|mon|pi[eè]ce|chambre)(?![\p{L}])/iu;

/** Where what lies about lies. */
const ON_FLOOR =
  /,? (?:on|from|off) (?:the |my )?(?:floor|ground|carpet)$|,? (?:par terre|au sol|sur le sol)$/iu;

const LOOSE = new RegExp(
  `^(?:all |${THE})?(?:clutter|mess|junk|stuff|odds and ends|loose things|d[ée]sordre|bazar|fouillis|bric-[àa]-brac|affaires)${ABOUT}?$`,
  'iu',
);
const LYING = new RegExp(
  `^(?:everything|anything|all(?: the)? (?:things|stuff)|all|things|stuff|(?:the |all the )?(?:things|stuff|mess)|tout(?:es)?(?: ce| les (?:choses|affaires))?|(?:les |toutes les )?(?:choses|affaires)|ce)?(?:(?:^| )(?:that|which|qui))?(?:(?:^| )(?:is|are))?(?:^| )(?:lying (?:about|around)|lies (?:about|around)|lie (?:about|around)|scattered (?:about|around)|left lying(?: around)?|tra[iî]ne(?:nt)?)${ABOUT}?(?: (?:partout|everywhere|par terre))?$`,
  'iu',
);
const ALL = new RegExp(
  `^(?:everything|anything|all(?: the)? (?:things|furniture and things)|tout(?: ce qui)?(?: est| se trouve)?|tous les meubles et objets)(?: that (?:is|stands)| (?:movable|standing))?${ABOUT}$`,
  'iu',
);

/** What a phrase that names everything at once clears: what lies about, or the whole room. Null where it names things. */
export function clearingNamed(words: string): 'declutter' | 'empty' | null {
  const said = words.trim();
  if (LOOSE.test(said) || LYING.test(said)) return 'declutter';
  return ALL.test(said) ? 'empty' : null;
}
