import { CLASSES, type ClassName } from '../rooms/labels.ts';
import type { LabelledRoom } from '../rooms/render/render-room.ts';

/** One byte a pixel, 1 = inside. */
export type Cover = Uint8Array;

/** What is asked for by a word, and what may be meant: all of the kind at once, or any one of them. */
export interface Question {
  readonly words: string;
  readonly meant: readonly Cover[];
}

/** Words for classes that are not said as the network calls them; nobody asks for "other". */
const WORDS: Partial<Record<ClassName, string>> = { painting: 'picture', screen: 'television', other: '' };
const SURFACES: ReadonlySet<ClassName> = new Set(['ceiling', 'wall', 'floor']);
/** Cushions that lie on these belong to them, or do not: both are meant. */
const CUSHIONED: ReadonlySet<ClassName> = new Set(['sofa', 'bed']);
/** Shares of the picture below which nobody names a kind, and a single thing. */
const LEAST_OF_KIND = 0.004;
const LEAST_OF_ONE = 0.002;

/** Asks about everything in a room that can be seen and named. */
export function questionsAbout(room: Pick<LabelledRoom, 'classes' | 'things'>): Question[] {
  return CLASSES.flatMap((name, number) => {
    const words = WORDS[name] ?? name;
    const all = room.classes.map((kind) => (kind === number ? 1 : 0));
    if (words === '' || pixelsIn(all) < LEAST_OF_KIND * all.length) return [];
    const ones = SURFACES.has(name) ? [] : onesIn(all, room.things);
    const meant = ones.length > 1 ? [all, ...ones] : [all];
    return [
      {
        words,
        meant: CUSHIONED.has(name) ? [...meant, ...meant.map((one) => withCushions(one, room))] : meant,
      },
    ];
  });
}

function onesIn(all: Cover, things: Uint8Array): Cover[] {
  const numbers = new Set(things.filter((thing, i) => all[i] === 1 && thing > 0));
  return [...numbers]
    .map((number) => all.map((inside, i) => (inside === 1 && things[i] === number ? 1 : 0)))
    .filter((one) => pixelsIn(one) >= LEAST_OF_ONE * all.length);
}

function withCushions(one: Cover, { classes, things }: Pick<LabelledRoom, 'classes' | 'things'>): Cover {
  const cushion = CLASSES.indexOf('cushion');
  const own = new Set(things.filter((_, i) => one[i] === 1));
  return one.map((inside, i) => (inside === 1 || (classes[i] === cushion && own.has(things[i]!)) ? 1 : 0));
}

function pixelsIn(cover: Cover): number {
  return cover.reduce((sum, value) => sum + value, 0);
}

/** Intersection over union with what is most likely meant of a set of regions, `label` telling the region of every pixel. */
export function overlapWith(isIn: Uint8Array, label: Int32Array, meant: readonly Cover[]): number {
  return Math.max(
    ...meant.map((cover) => {
      let [both, either] = [0, 0];
      for (let i = 0; i < cover.length; i++) {
        const inside = isIn[label[i]!]!;
        both += inside & cover[i]!;
        either += inside | cover[i]!;
      }
      return either === 0 ? 0 : both / either;
    }),
  );
}
