import type { Size } from './recipe.ts';
/** A projective map of the plane, row by row: (x, y) becomes ((ax + by + c) / w, (dx + ey + f) / w) with w = gx + hy + i. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Degrees by which the camera is turned at 100. */
const MOST_DEGREES = 25;
/** Focal length as a share of the longest side: about 27 mm on film, what phones have. With it what is set upright keeps its proportions. */
const FOCAL = 0.75;

export function mapPlace([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Place): Place {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** One map after the other: what `first` gives goes into `then`. */
export function compose(then: Homography, first: Homography): Homography {
  const at = (row: number, column: number): number =>
    then[row * 3]! * first[column]! +
    then[row * 3 + 1]! * first[column + 3]! +
    then[row * 3 + 2]! * first[column + 6]!;
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
}

/** The way back. The map must not fold the plane into a line. */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const scale = 1 / (a * A + b * B + c * C);
  return [
    A * scale,
    (c * h - b * i) * scale,
    (b * f - c * e) * scale,
    B * scale,
    (a * i - c * g) * scale,
    (c * d - a * f) * scale,
    C * scale,
    (b * g - a * h) * scale,
    (a * e - b * d) * scale,
  ];
}

export function shift(x: number, y: number): Homography {
  return [1, 0, x, 0, 1, y, 0, 0, 1];
}

/** What leans: degrees clockwise, and -100 to 100 for each direction of the camera. */
export interface Leaning {
  readonly straighten: number;
  readonly perspective: { readonly vertical: number; readonly horizontal: number };
}

/**
 * What a picture looks like once its camera is turned, places seen from its middle: the homography of a rotation, K R K⁻¹
 * (Hartley and Zisserman, "Multiple View Geometry", 8.4). First it is turned about its axis, then tilted about one line, so that
 * turning and mirroring the picture turns and mirrors the two directions with it. Vertical above 0 widens the foot of the
 * picture, horizontal above 0 its right side.
 */
export function leanOf(picture: Size, { straighten, perspective }: Leaning): Homography {
  const roll = (straighten * Math.PI) / 180;
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const turn: Homography = [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
  const strength = Math.hypot(perspective.horizontal, perspective.vertical);
  if (strength === 0) return turn;
  const angle = (strength / 100) * MOST_DEGREES * (Math.PI / 180);
  const [x, y] = [-perspective.vertical / strength, perspective.horizontal / strength];
  const [c, s, focal] = [Math.cos(angle), Math.sin(angle), FOCAL * Math.max(picture.width, picture.height)];
  const cross = (1 - c) * x * y;
  const tilt: Homography = [
    ...([c + (1 - c) * x * x, cross, s * y * focal] as const),
    ...([cross, c + (1 - c) * y * y, -s * x * focal] as const),
    ...([(-s * y) / focal, (s * x) / focal, c] as const),
  ];
  return compose(tilt, turn);
}

/** An upright rectangle of a picture's own shape: where its middle lies, and its size as a share of the picture's. */
export interface Frame {
  readonly middle: Place;
  readonly share: number;
}

/** A side of the leaning picture: what lies inside has `x * across + y * down <= reach`; `depth` is how far a frame of share 1 sticks out. */
interface Side {
  readonly across: number;
  readonly down: number;
  readonly reach: number;
  readonly depth: number;
}

/**
 * What a frame costs for every picture's length that it lies away from where the middle of the picture went, squared, in shares.
 * Up to half of the slider it is the largest there is; beyond, a few hundredths smaller, but it does not slide off to the side
 * that is drawn apart and leave behind what the picture shows. Nor does it jump where several places are as good.
 */
const HOME = 2;
/** As often as it takes to come within a millionth of a pixel: where the frame is highest it is flat, and noise would be seen. */
const STEPS = 60;

/** The largest upright rectangle of the picture's shape about its middle inside the leaning picture: nothing of it lies beyond the picture. */
export function largestFrame(picture: Size, lean: Homography): Frame {
  const sides = sidesOf(picture, lean);
  const home = mapPlace(lean, { x: 0, y: 0 });
  const longest = Math.max(picture.width, picture.height);
  const shareAt = (x: number, y: number): number => {
    let least = Infinity;
    for (const { across, down, reach, depth } of sides)
      least = Math.min(least, (reach - across * x - down * y) / depth);
    return least;
  };
  const worth = (x: number, y: number): number =>
    shareAt(x, y) - HOME * (((x - home.x) / longest) ** 2 + ((y - home.y) / longest) ** 2);
  // What is largest falls off to all sides from one place, so it is found along one axis for each place of the other.
  const bestAcross = (y: number): number => highest((x) => worth(x, y), home.x, longest);
  const y = highest((down) => worth(bestAcross(down), down), home.y, longest);
  const x = bestAcross(y);
  return { middle: { x, y }, share: shareAt(x, y) };
}

function sidesOf({ width, height }: Size, lean: Homography): Side[] {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => mapPlace(lean, { x: (x * width) / 2, y: (y * height) / 2 }));
  return corners.map((from, at) => {
    const to = corners[(at + 1) % 4]!;
    const across = to.y - from.y;
    const down = from.x - to.x;
    const depth = (Math.abs(across) * width + Math.abs(down) * height) / 2;
    return { across, down, reach: across * from.x + down * from.y, depth };
  });
}

/** Where a function that rises, then falls is highest: golden section, `reach` to each side of `middle`. */
function highest(value: (at: number) => number, middle: number, reach: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [middle - reach, middle + reach];
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)];
  let [atLeft, atRight] = [value(left), value(right)];
  for (let step = 0; step < STEPS; step++) {
    if (atLeft < atRight) {
      [low, left, atLeft] = [left, right, atRight];
      right = low + golden * (high - low);
      atRight = value(right);
    } else {
      [high, right, atRight] = [right, left, atLeft];
      left = high - golden * (high - low);
      atLeft = value(left);
    }
  }
  return (low + high) / 2;
}
