import { lumaOf } from '../colour/srgb.ts';
import type { PixelImage } from '../pixels.ts';
import { type Leaning, leanOf, mapPlace, type Place } from './perspective.ts';

/** A straight edge that runs from top to bottom, seen from the middle of the picture. */
interface Edge {
  readonly from: Place;
  readonly to: Place;
  readonly length: number;
}

/** How a picture is to be turned about its axis and tilted, so that what stands upright in it is upright. */
export interface Verticals {
  /** Degrees clockwise. */
  readonly straighten: number;
  /** As in a leaning: -100 to 100. */
  readonly vertical: number;
}

/** What is looked for: rolls up to this, in degrees, and any tilt; and how finely at first. */
const MOST_ROLL = 10;
const ROLL_STEP = 0.5;
const TILT_STEP = 5;
/** Halvings of these steps: to less than a slider shows. */
const REFINEMENTS = 6;
/** An edge that leans by more tells nothing, in degrees; by less it is upright. */
const DOUBT = 1.5;
const UPRIGHT = 0.75;
/** Of pictures that are as good the one is taken that is turned least. */
const LEAST_CHANGE = 0.01;
/** So much must stand upright: edges, their length together in heights of the picture, and as a share of all edges. */
const FEWEST = 3;
const LEAST_LENGTH = 0.9;
const LEAST_SHARE = 0.35;
/** They tell how it tilts only where they stand apart, share of the width. */
const LEAST_SPREAD = 0.2;

/**
 * How the camera would have to be turned for walls and posts to be upright: the straight edges of a small copy are found, and that roll and tilt under which
 * the most of their length stands upright, each edge counting for no more than its doubt. Null where too little stands upright to tell.
 * @param horizontal the picture's lean to its side, which stays
 */
export function findVerticals(picture: PixelImage, horizontal = 0): Verticals | null {
  const edges = edgesIn(picture);
  const all = edges.reduce((sum, { length }) => sum + length, 0);
  if (edges.length < FEWEST) return null;
  const leanFor = ({ straighten, vertical }: Verticals): Leaning => ({
    straighten,
    perspective: { vertical, horizontal },
  });
  const cost = (tried: Verticals): number => {
    const lean = leanOf(picture, leanFor(tried));
    let sum = LEAST_CHANGE * all * ((tried.straighten / MOST_ROLL) ** 2 + (tried.vertical / 100) ** 2);
    for (const edge of edges) sum += edge.length * Math.min(1, (leaningOf(edge, lean) / DOUBT) ** 2);
    return sum;
  };
  const found = leastOf(cost);
  const lean = leanOf(picture, leanFor(found));
  const upright = edges.filter((edge) => leaningOf(edge, lean) < UPRIGHT);
  const length = upright.reduce((sum, edge) => sum + edge.length, 0);
  const places = upright.map(({ from, to }) => (from.x + to.x) / 2);
  const spread = (Math.max(...places) - Math.min(...places)) / picture.width;
  const isClear =
    upright.length >= FEWEST &&
    length >= Math.max(LEAST_LENGTH * picture.height, LEAST_SHARE * all) &&
    spread >= LEAST_SPREAD;
  return isClear ? found : null;
}

/** Everywhere coarsely, then finer and finer about the best. */
function leastOf(cost: (tried: Verticals) => number): Verticals {
  let best: Verticals = { straighten: 0, vertical: 0 };
  let least = cost(best);
  const consider = (straighten: number, vertical: number): void => {
    if (Math.abs(straighten) > MOST_ROLL || Math.abs(vertical) > 100) return;
    const worth = cost({ straighten, vertical });
    if (worth < least) [best, least] = [{ straighten, vertical }, worth];
  };
  for (let roll = -MOST_ROLL; roll <= MOST_ROLL; roll += ROLL_STEP)
    for (let tilt = -100; tilt <= 100; tilt += TILT_STEP) consider(roll, tilt);
  for (let step = 1; step <= REFINEMENTS; step++) {
    const [roll, tilt] = [ROLL_STEP / 2 ** step, TILT_STEP / 2 ** step];
    const { straighten, vertical } = best;
    for (let across = -2; across <= 2; across++)
      for (let down = -2; down <= 2; down++) consider(straighten + across * roll, vertical + down * tilt);
  }
  return best;
}

/** By how many degrees an edge leans in a picture that is turned and tilted. */
function leaningOf({ from, to }: Edge, lean: ReturnType<typeof leanOf>): number {
  const [top, foot] = [mapPlace(lean, from), mapPlace(lean, to)];
  return Math.abs((Math.atan2(foot.x - top.x, foot.y - top.y) * 180) / Math.PI);
}

/** Of a Sobel filter: an edge of some six per cent of the light. */
const LEAST_GRADIENT = 60;
/** An edge is looked for that leans by at most 30°. */
const MOST_SLOPE = Math.tan(Math.PI / 6);
/** Of the picture's height: shorter ones are anything. */
const LEAST_PART = 0.07;
/** An edge may bend by so many pixels. */
const BEND = 1;

/** Straight edges that run from top to bottom, leaning by 30° at most. */
function edgesIn(picture: PixelImage): Edge[] {
  const { width, height } = picture;
  const ridge = ridgesOf(picture);
  const isTaken = new Uint8Array(width * height);
  const least = Math.max(8, LEAST_PART * height);
  const edges: Edge[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      if (!ridge[y * width + x] || isTaken[y * width + x]) continue;
      for (const part of straightParts(chainFrom({ x, y }, picture, { ridge, isTaken })))
        if (part.length >= least) edges.push(edgeThrough(part, picture));
    }
  return edges;
}

/** Where light changes most from left to right: above 0 where it grows brighter, below where darker, else 0. */
function ridgesOf({ width, height, data }: PixelImage): Int8Array {
  const grey = Float32Array.from({ length: width * height }, (_, i) =>
    lumaOf(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!),
  );
  const across = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const column = (i: number): number => grey[i - width]! + 2 * grey[i]! + grey[i + width]!;
      const row = (i: number): number => grey[i - 1]! + 2 * grey[i]! + grey[i + 1]!;
      const gx = column(at + 1) - column(at - 1);
      const gy = row(at + width) - row(at - width);
      if (Math.abs(gx) >= LEAST_GRADIENT && Math.abs(gy) <= MOST_SLOPE * Math.abs(gx)) across[at] = gx;
    }
  return Int8Array.from(across, (gx, at) => {
    const size = Math.abs(gx);
    return size > Math.abs(across[at - 1] ?? 0) && size >= Math.abs(across[at + 1] ?? 0) ? Math.sign(gx) : 0;
  });
}

interface Ridges {
  readonly ridge: Int8Array;
  readonly isTaken: Uint8Array;
}

/** The ridge that goes on downwards from a place, row by row; what it goes through is taken. */
function chainFrom(start: Place, { width, height }: PixelImage, { ridge, isTaken }: Ridges): Place[] {
  const chain: Place[] = [];
  const sign = ridge[start.y * width + start.x];
  let x: number | undefined = start.x;
  for (let y = start.y; x !== undefined && y < height; y++) {
    isTaken[y * width + x] = 1;
    chain.push({ x, y });
    const below: number = (y + 1) * width + x;
    x = [0, -1, 1].find((by) => ridge[below + by] === sign && !isTaken[below + by]);
    if (x !== undefined) x += below - (y + 1) * width;
  }
  return chain;
}

/** A chain cut where it bends (Douglas and Peucker 1973). */
function straightParts(chain: readonly Place[]): (readonly Place[])[] {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last || chain.length < 3) return [];
  const slope = (last.x - first.x) / (last.y - first.y);
  let [worst, farthest] = [0, 0];
  chain.forEach(({ x, y }, at) => {
    const bend = Math.abs(x - first.x - slope * (y - first.y));
    if (bend > farthest) [worst, farthest] = [at, bend];
  });
  if (farthest <= BEND) return [chain];
  return [...straightParts(chain.slice(0, worst + 1)), ...straightParts(chain.slice(worst))];
}

/** The line of least squares through the pixels of an edge. */
function edgeThrough(part: readonly Place[], { width, height }: PixelImage): Edge {
  const count = part.length;
  const meanX = part.reduce((sum, { x }) => sum + x, 0) / count;
  const meanY = part.reduce((sum, { y }) => sum + y, 0) / count;
  let [both, down] = [0, 0];
  for (const { x, y } of part) {
    both += (x - meanX) * (y - meanY);
    down += (y - meanY) ** 2;
  }
  const slope = both / down;
  const placeAt = (y: number): Place => ({
    x: meanX + slope * (y - meanY) - (width - 1) / 2,
    y: y - (height - 1) / 2,
  });
  const [from, to] = [placeAt(part[0]!.y), placeAt(part[count - 1]!.y)];
  return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
}
