import { drawnRecord, type Kind } from '../lexicon/kinds.ts';
import type { Workshop } from '../furniture/sets/group.ts';
import { arrangementAt } from '../put/arrangement.ts';
import { createRandom } from '../random.ts';
import { FloorPlan, LENIENCES, type Fitting, type Lenience } from './floor-plan.ts';
import { wordsOf, type FurnishStyle, type RoomType } from './furnish-styles.ts';
import { modelOf, type FurnishedThing } from './furnished-thing.ts';
import { groundOf, standingIn, type GroundRequest } from './ground.ts';
import { hangings, type Wanted } from './hangings.ts';
import { bestPlace } from './places.ts';
import { STEPS, type Step } from './room-types.ts';

export interface FurnishRequest extends GroundRequest {
  readonly roomType: RoomType;
  readonly style: FurnishStyle;
  /** Of the words that the things get. */
  readonly language: 'en' | 'fr';
  readonly seed: number;
}

/**
 * Furnishes an empty room by the rules of the trade, in metres: doors and windows stay free, what is sat on faces the middle, tables stand a knee's length
 * before sofas, one can walk round everything, and nothing stands where the photo does not show the floor. Empty when what such a room is about fits nowhere:
 * a bedroom without a bed is none.
 * Same request, same things.
 */
export function planFurnishing(request: FurnishRequest): FurnishedThing[] {
  const { style, language, seed } = request;
  const random = createRandom(seed * 31337 + 11);
  random();
  const known = new Map<string, Wanted>();
  const take = (kind: Kind, width = drawnRecord(kind).size[0]): Wanted => {
    const key = `${kind} ${width}`;
    const words = wordsOf(kind, style, language);
    const item = known.get(key) ?? {
      kind,
      width,
      words,
      extent: modelOf({ kind, words, width, variant: 0 }, seed).extent,
    };
    known.set(key, item);
    return item;
  };
  const plan = new FloorPlan<Wanted>(groundOf(request));
  const workshop = { take, random };
  for (const step of STEPS[request.roomType]) {
    placeStep(plan, step, workshop);
    if (plan.settled.length === 0) return [];
  }
  const things = plan.settled.flatMap(({ item, stand, lift }): FurnishedThing[] => {
    const arrangement = arrangementAt(plan.ground.setting, standingIn(plan.ground, stand, lift), {
      lift,
      variant: 0,
    });
    const { kind, words, width } = item;
    return arrangement ? [{ kind, words, width, arrangement }] : [];
  });
  return [...things, ...hangings(plan, workshop, style)];
}

/** A form of a group of which less than this fits is only taken when no other form fits. */
const NEARLY_WHOLE = 0.75;

/** Puts a step's group where it suits best. What a room is about may stand where it is less proper before it is left out. */
function placeStep(plan: FloorPlan<Wanted>, step: Step, workshop: Workshop<Wanted>): void {
  const lists = [step.forms, step.instead ?? []];
  const lenient = plan.settled.length === 0 ? LENIENCES : LENIENCES.slice(0, 1);
  for (const forms of lists)
    for (const lenience of lenient) {
      const fitting = firstThatFits(plan, { step, forms, lenience }, workshop);
      if (fitting) return plan.settle(fitting.kept);
    }
}

interface Attempt {
  readonly step: Step;
  readonly forms: Step['forms'];
  readonly lenience: Lenience;
}

/** The first form that fits nearly whole; where none does, the first of which some fits. */
function firstThatFits(
  plan: FloorPlan<Wanted>,
  { step, forms, lenience }: Attempt,
  workshop: Workshop<Wanted>,
): Fitting<Wanted> | null {
  let some: Fitting<Wanted> | null = null;
  for (const compose of forms) {
    const parts = compose(workshop);
    if (step.isOnly && plan.settled.some(({ item }) => item.kind === parts[0]?.item.kind)) return null;
    const best = bestPlace(plan, { parts, step, lenience, random: workshop.random });
    some ??= best;
    if (best && best.kept.length >= NEARLY_WHOLE * parts.length) return best;
  }
  return some;
}
