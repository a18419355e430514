import {
  type AskedEdit,
  type Edit,
  type EditRequest,
  type Locale,
  purposeOf,
  soughtIn,
  type WishAction,
} from '@maquette/contract';
import { type MissingThing, type Reading, readWish, type WishThing } from '@maquette/engine';
import {
  type KeptUnderstood,
  nameOfKind,
  OWN_PRODUCT,
  toldUnderstood,
} from '../../../platform/kind-names.ts';

/** What the words of a call come to, whichever tool they came through. */
export interface WishReading {
  readonly understood: KeptUnderstood;
  readonly leftOut: readonly string[];
  /** Asked for, but nothing that our own engine has a model of. */
  readonly missing: readonly MissingThing[];
}

/** An edit as far as its words go. */
interface Said extends AskedEdit {
  readonly request: AskedEdit['request'] & Pick<EditRequest, 'prompt' | 'product'>;
}

/** Reads the words of a call: what it is for settles what a bare phrase means, and a field that says what to find says what it is done to. */
export function readRequest({ tool, request }: Said): WishReading {
  const { mode, prompt } = request;
  if (request.product) return ownProduct(prompt);
  if (mode === 'remove') return removal(prompt);
  const purpose = purposeOf({ tool, request });
  if (purpose === 'replace') return told(soughtIn(request), readWish(prompt, 'replace'));
  if (purpose === 'recolor') return recolouring(soughtIn(request), prompt);
  const reading = readWish(prompt, 'repaint');
  return told(reading.target, reading);
}

/** A thing of one's own is put, whatever the words say. */
const ownProduct = (prompt: string): WishReading => ({
  understood: { action: 'put', things: [{ kind: OWN_PRODUCT, words: '' }] },
  leftOut: prompt === '' ? [] : [prompt],
  missing: [],
});

/** Whole rooms, as our own eye is asked for them. */
const groupWords = { declutter: 'everything lying around', empty: 'everything in the room' } as const;

/** What a request without a mask asks to be taken away, as our own eye is asked for it; '' where it names nothing or asks for something else. */
export function namedRemoval(edit: Said): string {
  const { group } = edit.request;
  if (group) return groupWords[group];
  const { action, target = '' } = readRequest(edit).understood;
  return action === 'remove' ? target : '';
}

/** Whoever asks for a removal needs no words; a thing that the words want to be there is not put. */
function removal(prompt: string): WishReading {
  if (prompt === '') return { understood: { action: 'remove', things: [] }, leftOut: [], missing: [] };
  const reading = readWish(prompt, 'repaint');
  if (reading.action === 'remove') return told(reading.target, reading);
  return { understood: { action: 'remove', things: [] }, leftOut: [prompt], missing: [] };
}

function recolouring(selected: string, prompt: string): WishReading {
  const reading = readWish(prompt, 'recolour');
  const action: WishAction = reading.action === 'material' ? 'material' : 'recolour';
  const isLook = reading.action === action;
  const things = isLook ? reading.things.map((thing) => ({ ...thing, words: thing.words || selected })) : [];
  return told(selected, { ...reading, action, things, missing: [] });
}

function told(target: string | null, { action, things, leftOut, missing }: Reading): WishReading {
  return {
    understood: {
      action: action === 'put' && target !== null ? 'replace' : action,
      things: things.map(keptThing),
      ...(target !== null && { target }),
    },
    leftOut,
    missing,
  };
}

const keptThing = ({ kind, words, colour, material, style, count }: WishThing) => ({
  kind,
  words,
  ...(colour !== null && { colour }),
  ...(material !== null && { material }),
  ...(style !== null && { style }),
  ...(count !== null && { count }),
});

/** How an edit was taken; the words of one from before this was kept are read as they would be now. */
export function heedOf({ heed, ...edit }: Said & { readonly heed: Heed | null }): Heed {
  if (heed) return heed;
  const { understood, leftOut } = readRequest(edit);
  return { understood, leftOut, closest: null, ignored: [] };
}

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
