import type { RegionGraph } from '../region-cut/region-graph.ts';
import type { Pointed } from '../region-cut/point-wish.ts';
import type { FeatureMap, MapSize } from '../room/network/feature-map.ts';
import { sharesOf } from '../room/see-room.ts';
import { pointAt, type Place, type Pointing } from './point-at.ts';
import type { SelectionGround } from './prepare-selection.ts';

/** What a hand has said so far, and what came of it. */
export interface Answered {
  readonly pointing: Pointing;
  readonly answer: FeatureMap;
  /** Its log-odds for every region to belong to what is meant. */
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
  return ask(ground, {
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
  });
}

/** Asks again, once a point has shown that the answer was wrong there. */
export function askAgain(ground: SelectionGround, { pointing, answer }: Answered, point: Pointed): Answered {
  const place = placeOf(ground.cut.graph, ground.sight.classes, point);
  return ask(ground, {
    ...pointing,
    ...(point.keep ? { keep: [...pointing.keep, place] } : { away: [...pointing.away, place] }),
    last: answer,
  });
}

function ask(ground: SelectionGround, pointing: Pointing): Answered {
  const answer = pointAt(ground.copy, ground.sight, { pointing });
  return { pointing, answer, odds: sharesOf(ground.cut.graph, answer) };
}

const placeOf = (graph: RegionGraph, { width, height }: MapSize, { x, y }: Pointed): Place => ({
  x: Math.floor((x * width) / graph.width),
  y: Math.floor((y * height) / graph.height),
});
