import { nounsIn } from '../lexicon/lexicon.ts';
import { labelText } from './labels.ts';
import { plainWords } from './words.ts';

/**
 * Why a part of a wish is not done: nothing of ours draws it; it is not said into what something should change; what is there
 * would have to be moved, turned or resized; or the words say nothing that can be done.
 */
export type Lack = 'no_model' | 'look_missing' | 'cannot_move' | 'wish_unclear';

/** A part of a wish that is not done. */
export interface MissingThing {
  readonly words: string;
  /** Null = the words name nothing that is known. */
  readonly kind: string | null;
  readonly closest: string | null;
  readonly lack: Lack;
}

const MOVE =
  /^(?:move|shift|slide|push|pull|rotate|flip|mirror|enlarge|widen|lengthen|shorten|shrink|resize|stretch|zoom|crop|straighten|lift|raise|lower|d[ée]place[rz]?|d[ée]cale[rz]?|bouge[rz]?|pousse[rz]?|tourne[rz]?|retourne[rz]?|agrandi[rstez]*|r[ée]dui(?:s|re|sez)|[ée]largi[rstez]*|allonge[rz]?|raccourci[rstez]*|redresse[rz]?|soul[eè]ve[rz]?|rel[eè]ve[rz]?|abaisse[rz]?|recadre[rz]?|zoome[rz]?)(?![\p{L}-])|^turn .+ (?:around|round|over|sideways|to(?:wards)? the .+)$/iu;
const SIZE =
  /(?:^| )(?:bigger|larger|smaller|wider|narrower|taller|higher|lower|longer|shorter|thicker|thinner|plus (?:grand|petit|large|étroit|haut|bas|long|court|épais|mince|fin)(?:ne|se|ue|e)?s?)$/iu;
const MAKE = /^(?:make|rends?|rendez|rendre|mets|mettez|mettre) /iu;
const CHANGE =
  /^(?:change|redo|refresh|update|renovate|moderni[sz]e|exchange|swap|switch|replace|transform|convert|(?:re)?paint|(?:re)?colou?r|(?:re)?upholster|dye|stain|refai(?:s|re|tes)|r[ée]nove[rz]?|modernise[rz]?|rafra[iî]chi[rstez]*|change[rz]?|[ée]change[rz]?|remplace[rz]?|transforme[rz]?|(?:re)?pein(?:s|dre|ez)|(?:re)?peignez|(?:re)?colore[rz]?|teins|teindre|teignez|retapisse[rz]?)(?![\p{L}])/iu;

/** A word that is no thing before what is there: "knock down the wall", "style it". */
const ON_WHAT_IS_THERE =
  /^\p{L}+ (?:\p{L}+ )?(?:(?:the|this|that|these|those|my|our|les?|la|cette|ces?|mon|ma|mes|notre|nos) \p{L}|l['’]\p{L}|(?:it|them|this|that|ça|cela)$)/iu;

const ANYTHING = /^(?:something|anything|quelque chose)(?![\p{L}])/iu;

/** Whether words that name nothing known are no name of a thing: they say what to do, or leave open what. */
export function isNoName(words: string): boolean {
  return ON_WHAT_IS_THERE.test(words) || ANYTHING.test(words);
}

/**
 * What is lacking in words that as a whole come to nothing.
 *
 * @param words without politeness.
 * @param namesThing whether they name something that is known.
 */
function lackOf(words: string, namesThing: boolean): Lack {
  const isAboutSize = SIZE.test(words) && (MAKE.test(words) || !/ /u.test(words.replace(/^plus /iu, '')));
  if (MOVE.test(words) || isAboutSize) return 'cannot_move';
  return CHANGE.test(words) && namesThing ? 'look_missing' : 'wish_unclear';
}

/** Words of which nothing can be made as a whole. */
export function nothingIn(words: string): MissingThing {
  const namesThing = nounsIn(plainWords(words), labelText(words).language).length > 0;
  return { words, kind: null, closest: null, lack: lackOf(words, namesThing) };
}
