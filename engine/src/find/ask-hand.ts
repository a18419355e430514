import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { Pointed } from '../region-cut/point-wish.ts';
import type { FeatureMap, MapSize } from '../room/network/feature-map.ts';
import { sharesOf } from '../room/see-room.ts';
import { lookCloser, type Closer } from './look-closer.ts';
import { wholeOf } from '../room/see-surely.ts';
import { pointAt, type Place, type Pointing } from './point-at.ts';
import type { SelectionGround } from './prepare-selection.ts';

/** What a hand has said so far, and what came of it. */
export interface Answered {
  readonly pointing: Pointing;
  readonly answer: FeatureMap;
  /** What was answered from nearer by; null where the thing is large. */
  readonly closer: Closer | null;
  /** Log-odds for every region to belong to what is meant. */
  readonly odds: Float32Array;
}

/** What is framed or pointed at first. Places in pixels of the graph's picture. */
export interface First {
  readonly click: Pointed | null;
  /** Corners in any order. */
  readonly box: NonNullable<Pointing['box']> | null;
  readonly named: Float32Array | null;
}

/** Asks the network behind the hand for the first time. */
export function askFirst(ground: SelectionGround, { click, box, named }: First): Answered {
  const {
    cut: { graph },
    sight,
  } = ground;
  const across = sight.classes.width / graph.width;
  const down = sight.classes.height / graph.height;
  return ask(
    ground,
    {
      keep: click ? [placeOf(graph, sight.classes, click)] : [],
      away: [],
      box: box && [
        across * Math.min(box[0], box[2]),
        down * Math.min(box[1], box[3]),
        across * Math.max(box[0], box[2]),
        down * Math.max(box[1], box[3]),
      ],
      named,
      last: null,
    },
    null,
  );
}

/** Asks again, once a point has shown that the answer was wrong there. */
export function askAgain(
  ground: SelectionGround,
  { pointing, answer, closer }: Answered,
  point: Pointed,
): Answered {
  const place = placeOf(ground.cut.graph, ground.sight.classes, point);
  return ask(
    ground,
    {
      ...pointing,
      ...(point.keep ? { keep: [...pointing.keep, place] } : { away: [...pointing.away, place] }),
      last: answer,
    },
    closer,
  );
}

function ask(ground: SelectionGround, pointing: Pointing, before: Closer | null): Answered {
  const answer = pointAt(ground.copy, wholeOf(ground.sight), { pointing });
  const closer = lookCloser(ground, { pointing, answer, before });
  const { graph } = ground.cut;
  return {
    pointing,
    answer,
    closer,
    odds: closer ? oddsSeen(graph, answer, closer) : sharesOf(graph, answer),
  };
}

/** Beyond a nearer look lies at most this of what is meant, log-odds: it shows all of the piece that was answered. */
const BEYOND = -2;

/** What the regions' pixels say in the mean: as the nearer look has it where it looked. */
function oddsSeen(graph: RegionGraph, answer: FeatureMap, { part, answer: near }: Closer): Float32Array {
  const odds = new Float32Array(graph.count);
  for (let row = 0; row < graph.height; row++) {
    const y = ((row + 0.5) * answer.height) / graph.height;
    for (let column = 0; column < graph.width; column++) {
      const x = ((column + 0.5) * answer.width) / graph.width;
      const isNear = x >= part.left && x < part.right && y >= part.top && y < part.bottom;
      const region = graph.label[row * graph.width + column]!;
      odds[region]! += isNear
        ? valueAt(near, (x - part.left) / (part.right - part.left), (y - part.top) / (part.bottom - part.top))
        : Math.min(BEYOND, valueAt(answer, x / answer.width, y / answer.height));
    }
  }
  return odds.map((sum, region) => sum / graph.size[region]!);
}

const valueAt = ({ width, height, data }: FeatureMap, across: number, down: number): number =>
  data[Math.floor(down * height) * width + Math.floor(across * width)]!;

const placeOf = (graph: RegionGraph, { width, height }: MapSize, { x, y }: Pointed): Place => ({
  x: Math.floor((x * width) / graph.width),
  y: Math.floor((y * height) / graph.height),
});
