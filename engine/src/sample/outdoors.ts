import { makeEnvironment, type Environment } from '../scene/environment.ts';
import { fractalNoise, hashNumber, valueNoise } from '../scene/noise.ts';
import { mix, type Vec3 } from '../scene/vector.ts';

const SKY_LOW: Vec3 = [1.25, 1.24, 1.2];
const SKY_HIGH: Vec3 = [0.82, 0.98, 1.2];
const LEAVES_LIGHT: Vec3 = [0.4, 0.43, 0.17];
const LEAVES_DARK: Vec3 = [0.045, 0.06, 0.025];
const BARK: Vec3 = [0.1, 0.085, 0.07];
const LAWN: Vec3 = [0.27, 0.31, 0.13];
const STUCCO: Vec3 = [0.66, 0.61, 0.52];
const PANE: Vec3 = [0.14, 0.16, 0.18];
const TILES: Vec3 = [0.3, 0.2, 0.16];
const HAZE: Vec3 = [0.9, 0.95, 1];
/** Share of the daylight that the view is shown with, as a photographer blends a darker shot in. */
const SHOWN = 0.3;

/** Height of the eye above the garden, metres. */
const EYE = 1.5;
/** Metres to the house across, and its measures. */
const HOUSE = { away: 19, eave: 6.2, ridge: 9, storey: 2.9, bay: 2.7 } as const;
/** Trees from near to far: metres away, width of the garden one takes up, height of trunk and of crown. */
const TREES = [
  { away: 8, each: 8, trunk: 1.8, crown: 1.9 },
  { away: 13, each: 9, trunk: 2.3, crown: 2.6 },
] as const;
const HEDGE = { away: 10, height: 1.5 } as const;

type Paint = (colour: Vec3, haze: number) => void;

const share = (from: number, to: number, value: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)));

function leafColour(s: number, h: number, seed: number): Vec3 {
  const clump = 0.5 + 0.9 * fractalNoise(s * 1.6, h * 1.6 - 3, seed);
  const leaf = 0.5 * valueNoise(s * 11, h * 11, seed) + 0.35 * valueNoise(s * 27, h * 27, seed + 5);
  return mix(LEAVES_DARK, LEAVES_LIGHT, Math.max(0, Math.min(1, clump + leaf - 0.12)));
}

/** The façade opposite: plaster, two storeys of windows, eaves, tiles. `s` and `h`: metres along it and above the ground. */
function paintHouse(s: number, h: number, paint: Paint): void {
  const { eave, ridge, storey, bay } = HOUSE;
  const gable = Math.floor(s / 17);
  const along = s - gable * 17;
  if (along > 13.5 || h > ridge) return;
  if (h > eave) {
    const course = 0.85 + 0.2 * valueNoise(s * 3, Math.floor(h * 6) * 7.1, 2);
    if (h - eave < (ridge - eave) * Math.min(1, along / 2, (13.5 - along) / 2))
      paint([TILES[0] * course, TILES[1] * course, TILES[2] * course], 0.2);
    return;
  }
  const [x, y] = [(along % bay) / bay, (h % storey) / storey];
  const isWindow = x > 0.3 && x < 0.72 && y > 0.28 && y < 0.82;
  const isBar = Math.abs(x - 0.51) < 0.02 || x < 0.32 || x > 0.7 || y > 0.79 || y < 0.31;
  if (isWindow && !isBar) {
    const lit = hashNumber(Math.floor(s / bay) * 13 + Math.floor(h / storey)) * 0.25 * y;
    paint([PANE[0] + lit, PANE[1] + lit, PANE[2] + lit], 0.14);
    return;
  }
  const stain = isWindow ? 1.25 : 1 + 0.12 * fractalNoise(s * 0.7, h * 0.9, 3) - (h > eave - 0.3 ? 0.4 : 0);
  paint([STUCCO[0] * stain, STUCCO[1] * stain, STUCCO[2] * stain], 0.18);
}

/** A row of trees: crowns with ragged edges and gaps, on trunks. */
function paintTrees(
  tree: (typeof TREES)[number],
  at: { s: number; h: number; seed: number },
  paint: Paint,
): void {
  const { s, h, seed } = at;
  const { each, trunk, crown, away } = tree;
  const number = Math.floor(s / each) + away * 31 + seed;
  const lot = hashNumber(number);
  if (lot < 0.25) return;
  const middle = (Math.floor(s / each) + 0.35 + 0.3 * hashNumber(number + 1)) * each;
  const size = crown * (0.7 + 0.5 * lot);
  const lean = s - middle + 0.12 * valueNoise(h * 0.8, number, 1);
  if (h < trunk + size * 0.5 && Math.abs(lean) < 0.13) paint(BARK, 0.12);
  const round = Math.hypot(lean / 0.95, h - trunk - size * 0.8) / size;
  const ragged = 0.32 * fractalNoise(s * 1.1, h * 1.1, number) + 0.13 * valueNoise(s * 6, h * 6, 1);
  const gaps = 0.4 * valueNoise(s * 3.2, h * 3.2, number + 2);
  if (round + ragged + Math.max(0, gaps) * round * 1.6 > 0.92) return;
  paint(leafColour(s, h, number % 97), 0.006 * away);
}

/**
 * What lies outside the windows: lawn, hedge, trees, a house across, and a bright sky. `daylight` is what it
 * sends in (radiance), `columns` how finely the whole horizon is drawn. Only the side of the windows (x < 0) is.
 */
export function gardenView(seed: number, daylight: number, columns = 512): Environment {
  let colour: Vec3 = SKY_LOW;
  const paint: Paint = (over, haze) => {
    colour = mix(over, HAZE, haze);
  };
  return makeEnvironment({ width: columns, height: columns / 2 }, (direction, out) => {
    const [x, y, z] = direction as unknown as [number, number, number];
    colour = mix(SKY_LOW, SKY_HIGH, share(0, 0.6, y + 0.12 * fractalNoise(z * 3, y * 6, seed)));
    const isSeen = x < -0.05 && Math.abs(y) < 0.75;
    if (!isSeen && y < 0) colour = LAWN;
    if (isSeen) {
      const onPlane = (away: number) => ({ s: (z * away) / -x + 60, h: (y * away) / -x + EYE, seed });
      if (y < 0) {
        const tuft = 1 + 0.3 * valueNoise((z / y) * 9, (x / y) * 9, 2) + 0.2 * valueNoise(z / y, x / y, 6);
        colour = [LAWN[0] * tuft, LAWN[1] * tuft, LAWN[2] * tuft];
      }
      const house = onPlane(HOUSE.away);
      if (house.h > 0) paintHouse(house.s, house.h, paint);
      for (const tree of [...TREES].reverse()) {
        const place = onPlane(tree.away);
        if (place.h > 0) paintTrees(tree, place, paint);
        const hedge = onPlane(HEDGE.away);
        const top = HEDGE.height + 0.15 * valueNoise(hedge.s * 2, 1, seed);
        if (tree.away > HEDGE.away && hedge.h > 0 && hedge.h < top)
          paint(leafColour(hedge.s * 2, hedge.h * 2, seed), 0.08);
      }
    }
    for (let k = 0; k < 3; k++) out[k] = colour[k]! * daylight * SHOWN;
  });
}
