import type { Random } from '../../random.ts';
import { paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addTube, addTurned, type Profile } from '../../scene/shapes/turned.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import { chances, type Look, turnBy } from '../look.ts';

/** A deep bowl, a wide one, or one on a foot. */
type BowlForm = 'deep' | 'wide' | 'footed';

interface Bowl {
  readonly profile: Profile;
  /** Height of its ground, and radius and height of its rim, metres. */
  readonly ground: number;
  readonly radius: number;
  readonly rim: number;
}

/** An open vessel turned from its outside, with walls of so many metres. */
function vessel(outside: readonly (readonly [number, number])[], ground: number, wall = 0.005): Profile {
  const inside = outside
    .toReversed()
    .filter(([, height]) => height > ground)
    .map(([radius, height]) => [Math.max(0.0001, radius - wall), height] as const);
  return [[0.0001, 0], ...outside, ...inside, [0.0001, ground]];
}

/** The outside of a bowl from its foot to its rim: two radii and two heights. */
const rounded = ([foot, radius]: readonly [number, number], [from, to]: readonly [number, number]) =>
  Array.from({ length: 13 }, (_, i) => {
    const share = i / 12;
    const across = foot + (radius - foot) * Math.sin((share * Math.PI) / 2) ** 0.9;
    return [across, from + (to - from) * share ** 1.6] as const;
  });

const BOWLS: Record<BowlForm, Bowl> = {
  deep: { profile: vessel(rounded([0.055, 0.14], [0, 0.1]), 0.012), ground: 0.012, radius: 0.14, rim: 0.1 },
  wide: {
    profile: vessel(rounded([0.06, 0.175], [0, 0.065]), 0.01),
    ground: 0.01,
    radius: 0.175,
    rim: 0.065,
  },
  footed: {
    profile: vessel(
      [
        [0.065, 0],
        [0.066, 0.006],
        [0.03, 0.016],
        [0.018, 0.045],
        [0.03, 0.062],
        ...rounded([0.035, 0.155], [0.065, 0.125]),
      ],
      0.072,
    ),
    ground: 0.072,
    radius: 0.155,
    rim: 0.125,
  },
};

interface Fruit {
  readonly radius: number;
  /** Linear colours between which each one's lies. */
  readonly colours: readonly [Vec3, Vec3];
  /** Radius by height, shares of the fruit's own radius and height. */
  readonly outline: Profile;
  readonly hasStalk?: boolean;
}

const ball = (flat: number, dimple: number): Profile =>
  Array.from({ length: 15 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * i) / 14;
    const height = Math.sin(angle) * flat;
    return [
      Math.max(0.0001, Math.cos(angle)),
      height - dimple * Math.exp(-(((Math.PI / 2 - angle) / 0.5) ** 2)),
    ] as const;
  });

const pear: Profile = Array.from({ length: 17 }, (_, i) => {
  const share = i / 16;
  const neck = 0.42 + 0.58 / (1 + Math.exp((share - 0.58) * 11));
  return [Math.max(0.0001, Math.sin(Math.PI * share) ** 0.55 * neck), 2.5 * share - 1] as const;
});

const lemon: Profile = Array.from({ length: 17 }, (_, i) => {
  const share = i / 16;
  return [Math.max(0.0001, Math.sin(Math.PI * share) ** 0.85), 2.5 * share - 1.25] as const;
});

const FRUITS = {
  orange: {
    radius: 0.038,
    colours: [
      [0.78, 0.27, 0.02],
      [0.86, 0.36, 0.04],
    ],
    outline: ball(0.96, 0.05),
  },
  apple: {
    radius: 0.037,
    colours: [
      [0.42, 0.03, 0.02],
      [0.55, 0.16, 0.04],
    ],
    outline: ball(0.92, 0.3),
    hasStalk: true,
  },
  green: {
    radius: 0.037,
    colours: [
      [0.26, 0.4, 0.05],
      [0.42, 0.48, 0.09],
    ],
    outline: ball(0.92, 0.3),
    hasStalk: true,
  },
  pear: {
    radius: 0.033,
    colours: [
      [0.45, 0.42, 0.08],
      [0.5, 0.36, 0.08],
    ],
    outline: pear,
    hasStalk: true,
  },
  lemon: {
    radius: 0.029,
    colours: [
      [0.82, 0.6, 0.04],
      [0.86, 0.66, 0.08],
    ],
    outline: lemon,
  },
} as const satisfies Record<string, Fruit>;

/** Which fruits lie together. */
const MIXES = [
  ['orange', 'lemon'],
  ['apple', 'pear'],
  ['green', 'lemon'],
  ['apple', 'green', 'orange'],
] as const;

/** A bowl of fruit for a table; empty where that is asked for. */
export function buildFruitBowl(look: Look, isEmpty = false): Mesh {
  const mesh = new Mesh();
  const bowl = BOWLS[turnBy<BowlForm>(look, ['deep', 'wide', 'footed'])];
  addTurned(mesh, { at: [0, 0, 0], profile: bowl.profile, segments: 56 }, mesh.material(look.main));
  if (!isEmpty) addFruits(mesh, bowl, { look, random: chances(look, 83) });
  return mesh;
}

function addFruits(mesh: Mesh, bowl: Bowl, { look, random }: { look: Look; random: Random }): void {
  const kinds = MIXES[Math.abs(Math.trunc(look.seed)) % MIXES.length]!;
  const next = (): Fruit => FRUITS[kinds[Math.floor(random() * kinds.length)]!];
  // A ring that leans on the wall, and a few on top in its middle.
  const ring = Math.round(bowl.radius / 0.024);
  for (let i = 0; i < ring; i++) {
    const fruit = next();
    const angle = (2 * Math.PI * (i + 0.3 * random())) / ring;
    const away = bowl.radius - 1.25 * fruit.radius;
    const height = Math.max(bowl.ground + fruit.radius, bowl.rim - 0.05 * fruit.radius);
    addFruit(mesh, fruit, { at: [away * Math.cos(angle), height, away * Math.sin(angle)], random });
  }
  for (let i = 0; i < 4; i++) {
    const fruit = next();
    const angle = (Math.PI * i) / 2 + random();
    const away = i === 3 ? 0 : 0.36 * bowl.radius;
    const height = bowl.rim + (i === 3 ? 1.15 : 0.35) * fruit.radius;
    addFruit(mesh, fruit, { at: [away * Math.cos(angle), height, away * Math.sin(angle)], random });
  }
}

function addFruit(mesh: Mesh, fruit: Fruit, { at, random }: { at: Vec3; random: Random }): void {
  const { radius, colours, outline } = fruit;
  const size = radius * (0.92 + 0.16 * random());
  const profile = outline.map(([across, height]) => [across * size, height * size] as const);
  addTurned(
    mesh,
    { at, profile, segments: 24 },
    mesh.material(paint(mix(colours[0], colours[1], random()), 0.42)),
  );
  const top = profile.at(-1)![1];
  const [x, y, z] = at;
  if (fruit.hasStalk)
    addTube(
      mesh,
      {
        path: [
          [x, y + top - 0.002, z],
          [x + 0.004, y + top + 0.012, z],
        ],
        radius: 0.0014,
        segments: 6,
      },
      mesh.material(STALK),
    );
}

const STALK = paint([0.09, 0.055, 0.025], 0.8);
