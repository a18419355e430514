import { findMovables, type Clearing } from '../clear/find-movables.ts';
import { withRim } from '../mask-help/with-feet.ts';
import { followEdges } from '../mask/follow-edges.ts';
import { growMask } from '../mask/grow.ts';
import type { Mask } from '../pixels.ts';
import { clearingNamed } from '../prompt/read-clearing.ts';
import { outlineOf } from '../region-cut/outline.ts';
import { chooseByHand } from './choose-by-hand.ts';
import { chooseByWords } from './choose-by-words.ts';
import { withLampStems } from './lamp-stem.ts';
import { offersByHand, offersByWords } from './offers.ts';
import { proposedTrust } from './proposed.ts';
import type { SelectionGround } from './prepare-selection.ts';
import { readWords } from './read-words.ts';
import { severalThings } from './several-things.ts';
import { profileOf, type Thing } from './things.ts';
import type { Choice, SelectionWish } from './selection-wish.ts';
import { resizeMask } from '../resize/resize-mask.ts';
import { HOLDS, withWhatStandsOn } from './what-stands-on.ts';
import type { Pointed } from '../region-cut/point-wish.ts';

export type { SelectionWish } from './selection-wish.ts';

/** A region of the picture and how sure it is. */
export interface Selection {
  /** Of the picture's size; 255 = selected, values between along the outline. */
  readonly mask: Mask;
  /** 0-1: about the overlap (intersection over union) to expect with what was meant. */
  readonly confidence: number;
  /** What was found, in English ('sofa', 'wall'); null when no words named it. */
  readonly label: string | null;
  /** It is one of `wish.proposed`: somebody else found it. */
  readonly isProposed?: boolean;
}

export interface SelectionResult extends Selection {
  /** False when the words name nothing that can be looked for. */
  readonly isKnown: boolean;
  /** Others of the kind, or the same in larger or smaller, best first; none overlaps another more than 60 %, of surfaces 85 %. */
  readonly alternatives: readonly Selection[];
  /** Words that were not heeded, as typed. */
  readonly leftOut: readonly string[];
}

/**
 * Selects what words name, what clicks or dabs point at or what a box frames. Words with points or a box: the words say what to expect, the hand decides.
 * What somebody else proposes for the same wish stands beside it, the surest first. Never fails: what is not found is an empty mask. Same ground and wish, same bytes.
 */
export function selectRegion(ground: SelectionGround, wish: SelectionWish): SelectionResult {
  const clearing = clearingNamed(wish.words);
  if (clearing) return selectMovables(ground, clearing, wish);
  const parts = wish.box ? [wish.words] : severalThings(wish.words);
  return parts.length > 1 ? selectSeveral(ground, parts, wish) : selectOne(ground, wish);
}

function selectOne(ground: SelectionGround, wish: SelectionWish): SelectionResult {
  const isByHand = wish.points.length > 0 || wish.box !== null;
  const sought = readWords(wish.words);
  const choices = isByHand
    ? chooseByHand(ground, toWorkSize(ground, wish), sought)
    : sought
      ? chooseByWords(ground, sought, wish)
      : [];
  const label = sought?.thing ?? null;
  const isSurface = sought !== null && profileOf(sought.thing).manner === 'surface';
  const toSelection = (choice: Choice): Selection => {
    const drawn = drawChoice(ground, isByHand ? choice : withAll(ground, { choice, label, wish }), isSurface);
    const whole = label === 'lamp' ? withLampStems(ground.picture, drawn) : drawn;
    return {
      mask: stampPoints(wish.isToGo ? withRim(whole, ground.room) : withBlur(whole), wish.points),
      confidence: choice.confidence,
      label,
      ...(choice.isProposed && { isProposed: true }),
    };
  };
  const offers = isByHand ? offersByHand : offersByWords;
  const [first, ...others] = offers(ground, choices, sought);
  const isLoose = !isByHand && sought?.thing === 'clutter' && sought.isPlural;
  const chosen = first
    ? toSelection(first)
    : toSelection({ isIn: new Uint8Array(ground.cut.graph.count), confidence: 0 });
  const own = [chosen, ...others.map(toSelection)];
  const found = isByHand ? besideProposed(ground, { wish, label, own }) : own;
  const [best = chosen, ...alternatives] = isLoose ? withLoose(ground, found) : found;
  return {
    ...best,
    isKnown: sought !== null || wish.words.trim() === '',
    alternatives,
    leftOut: sought?.leftOut ?? [],
  };
}

interface Chosen {
  readonly choice: Choice;
  readonly label: Thing | null;
  readonly wish: SelectionWish;
}

/** Whoever takes a table away takes what stands on it. */
function withAll(ground: SelectionGround, { choice, label, wish }: Chosen): Choice {
  const isHolding = label !== null && HOLDS.has(label);
  if (!isHolding || !wish.isToGo || wish.isReplaced) return choice;
  return { ...choice, isIn: withWhatStandsOn(ground, choice.isIn) };
}

/** More than this of two masks in common is one offer in two variants. */
const ALIKE = 0.6;

/** Where many things that lie about are meant, all that lies about is offered too, unless it is there already; first where it is surer than what was chosen. */
function withLoose(ground: SelectionGround, found: readonly Selection[]): readonly Selection[] {
  const { mask, confidence, label } = selectMovables(ground, 'declutter', NO_HAND);
  const isNew = found.every((one) => inCommon(one.mask, mask) < ALIKE);
  if (confidence === 0 || !isNew) return found;
  const loose = { mask, confidence, label };
  const [first, ...others] = found;
  const bySureness = (a: Selection, b: Selection): number => b.confidence - a.confidence;
  if (!first || confidence > first.confidence)
    return [loose, ...found.filter((one) => one.confidence > 0).sort(bySureness)];
  return [first, ...[...others, loose].sort(bySureness)];
}

/** Two that overlap more are one: who points is shown larger and smaller ones. */
const ONE_STEP = 0.85;
/** What is shown at most. */
const MOST_SHOWN = 6;

interface ByHand {
  readonly wish: SelectionWish;
  readonly label: string | null;
  readonly own: readonly Selection[];
}

/** What was pointed at and somebody else found, along the edges of the picture, among what our own eye chose: the surest first, none like another. */
function besideProposed(ground: SelectionGround, { wish, label, own }: ByHand): readonly Selection[] {
  const [first] = own;
  if (!wish.proposed || !first) return own;
  const proposed = wish.proposed.map(({ mask, score }): Selection => {
    const edged = followEdges(ground.picture, resizeMask(mask, ground), strayOn(ground));
    // Compared as both are shown: with a rim, or without.
    const whole = wish.isToGo ? withRim(edged, ground.room) : withBlur(edged);
    const confidence = proposedTrust(score, inCommon(first.mask, whole));
    return { mask: stampPoints(whole, wish.points), confidence, label, isProposed: true };
  });
  const found = own.filter((one) => one.confidence > 0 || proposed.length === 0);
  const all = [...found, ...proposed].sort((a, b) => b.confidence - a.confidence);
  const kept: Selection[] = [];
  for (const one of all) if (kept.every((other) => inCommon(other.mask, one.mask) < ONE_STEP)) kept.push(one);
  return kept.slice(0, MOST_SHOWN);
}

const NO_HAND: SelectionWish = { words: '', points: [], box: null };

/** Intersection over union. */
function inCommon(one: Mask, two: Mask): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.data.length; i++) {
    const [first, second] = [one.data[i]! > 127, two.data[i]! > 127];
    if (first && second) both++;
    if (first || second) either++;
  }
  return both / Math.max(1, either);
}

/** Whoever names everything at once is asked, however sure each thing is. */
const ASKED_ABOUT = 0.55;

/** All that goes; who clicks leaves a thing where it is or takes another one along, who draws a box takes what is in it along. */
function selectMovables(ground: SelectionGround, clearing: Clearing, wish: SelectionWish): SelectionResult {
  const { numbers, things, confidence } = findMovables(ground, clearing);
  const isGone = [false, ...things.map(({ isTaken }) => isTaken)];
  const also: SelectionWish[] = wish.box ? [{ words: '', points: [], box: wish.box }] : [];
  for (const point of wish.points) {
    const number = numbers.data[Math.floor(point.y) * numbers.width + Math.floor(point.x)] ?? 0;
    if (number > 0) isGone[number] = point.keep;
    else if (point.keep) also.push({ words: '', points: [point], box: null });
  }
  const data = numbers.data.map((number) => (isGone[number] ? 255 : 0));
  for (const one of also) takeAlong(data, selectRegion(ground, one).mask);
  return {
    mask: { ...numbers, data },
    confidence: Math.min(ASKED_ABOUT, confidence),
    label: clearing === 'declutter' ? 'clutter' : 'furniture',
    ...{ isKnown: true, alternatives: [], leftOut: [] },
  };
}

function takeAlong(data: Uint8Array, { data: more }: Mask): void {
  for (let i = 0; i < data.length; i++) data[i] = Math.max(data[i]!, more[i]!);
}

/** One of several things is not there where it would be so little sure. */
const PART_FROM = 0.15;

/**
 * All of several things that are named side by side, as sure as the least sure of them; what is not found is not heeded, and said so. Each by itself is offered too. Who
 * clicks takes another one along, or leaves what is there where it is.
 */
function selectSeveral(
  ground: SelectionGround,
  parts: readonly string[],
  wish: SelectionWish,
): SelectionResult {
  const { isToGo = false } = wish;
  const all = parts.map((words) => ({ words, ...selectRegion(ground, { ...NO_HAND, words, isToGo }) }));
  const sure = all.filter(({ confidence }) => confidence >= PART_FROM);
  const found = sure.length > 0 ? sure : all;
  const first = found[0]!;
  const data = new Uint8Array(first.mask.data.length);
  for (const { mask } of found) takeAlong(data, mask);
  for (const point of wish.points) {
    const { mask } = selectRegion(ground, { ...NO_HAND, points: [{ ...point, keep: true }], isToGo });
    if (point.keep) takeAlong(data, mask);
    else for (let i = 0; i < data.length; i++) data[i] = Math.min(data[i]!, 255 - mask.data[i]!);
  }
  const missing = all.filter((one) => !found.includes(one)).map(({ words }) => words);
  return {
    mask: stampPoints({ ...first.mask, data }, wish.points),
    confidence: Math.min(...found.map(({ confidence }) => confidence)),
    label: first.label,
    isKnown: true,
    alternatives:
      found.length > 1 ? found.map(({ mask, confidence, label }) => ({ mask, confidence, label })) : [],
    leftOut: [...all.flatMap(({ leftOut }) => leftOut), ...missing],
  };
}

/** How far the regions' outlines stray from the edge in the photo, in pixels of the working copy. */
const STRAY = 3;

function drawChoice(ground: SelectionGround, { isIn }: Choice, isSurface: boolean): Mask {
  const { graph } = ground.cut;
  const rough = outlineOf(graph, isIn, { ...ground, isSurface });
  return followEdges(ground.picture, rough, strayOn(ground));
}

/** How far the blur of an edge reaches beyond it: share of the picture's longer side. */
const BLUR = 0.002;

/** The mask with the blur of its edges: who paints it tells pixel by pixel what of that belongs to the thing, and leaves no rim of its old colour. */
function withBlur(mask: Mask): Mask {
  const whole = { ...mask, data: mask.data.map((value) => (value > 127 ? 255 : 0)) };
  return growMask(whole, BLUR * Math.max(mask.width, mask.height));
}

const strayOn = ({ cut: { graph }, width }: SelectionGround): number =>
  Math.ceil((STRAY * width) / graph.width);

function toWorkSize({ cut: { graph }, width, height }: SelectionGround, wish: SelectionWish): SelectionWish {
  const across = graph.width / width;
  const down = graph.height / height;
  const { words, points, box } = wish;
  return {
    words,
    points: points.map(({ x, y, keep }) => ({ x: (x + 0.5) * across, y: (y + 0.5) * down, keep })),
    box: box && [box[0] * across, box[1] * down, box[2] * across, box[3] * down],
  };
}

/** Radius of a point's own say, as a share of the picture's longer side. */
const REACH = 0.004;

/** What was clicked is in, what was clicked away is out, whatever the outline says; later points win. Changes the mask given. */
function stampPoints(mask: Mask, points: readonly Pointed[]): Mask {
  const { width, height, data } = mask;
  const reach = Math.max(1, Math.round(REACH * Math.max(width, height)));
  for (const { x, y, keep } of points) {
    const column = Math.min(width - 1, Math.max(0, Math.round(x)));
    const row = Math.min(height - 1, Math.max(0, Math.round(y)));
    for (let v = Math.max(0, row - reach); v <= Math.min(height - 1, row + reach); v++) {
      for (let u = Math.max(0, column - reach); u <= Math.min(width - 1, column + reach); u++) {
        if ((u - column) ** 2 + (v - row) ** 2 <= reach * reach) data[v * width + u] = keep ? 255 : 0;
      }
    }
  }
  return mask;
}
