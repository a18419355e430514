import type { PlantKind } from '../../lexicon/details.ts';
import { createRandom } from '../../random.ts';
import { Mesh } from '../../scene/mesh.ts';
import { bandedFoliage, ceramic, foliage, paint } from '../../scene/materials/hard.ts';
import { wood } from '../../scene/materials/wood.ts';
import { addLeaf } from '../../scene/shapes/soft.ts';
import { addTube, addTurned } from '../../scene/shapes/turned.ts';
import { add, times, unit, type Vec3 } from '../../scene/vector.ts';
import { BARK, POT_HEIGHT, type Growth } from './growth.ts';
import { chances, pick, type Look } from '../look.ts';
import { growOlive } from './olive-tree.ts';
import { round, type Make } from '../piece.ts';

const RADIUS = 0.17;
const HEIGHT = POT_HEIGHT;
const SOIL: Vec3 = [0.035, 0.022, 0.014];
const STEM: Vec3 = [0.09, 0.17, 0.05];
const GREENS: readonly Vec3[] = [
  [0.045, 0.13, 0.04],
  [0.07, 0.19, 0.055],
  [0.03, 0.095, 0.03],
];
const OLIVE_GREENS: readonly Vec3[] = [
  [0.13, 0.17, 0.09],
  [0.18, 0.22, 0.13],
  [0.1, 0.14, 0.07],
];

/** Width over height of each plant with its pot. */
const SHAPES: Record<PlantKind, number> = {
  monstera: 0.95,
  ficus: 0.5,
  palm: 0.8,
  'olive tree': 0.7,
  'snake plant': 0.32,
};

/** A plant whose growth suits the place, by the seed among the suitable. */
function suitablePlant(look: Look, aspect: number): PlantKind {
  const misfit = (plant: PlantKind): number => Math.abs(Math.log(aspect / SHAPES[plant]));
  const plants = (Object.keys(SHAPES) as PlantKind[]).toSorted((a, b) => misfit(a) - misfit(b));
  const suitable = plants.filter((plant) => misfit(plant) < 0.4);
  return pick(chances(look, 32), [plants[0]!, ...suitable.slice(1)]);
}

/** The plant that was named, or one that suits the place. */
export const plantPiece: Make = ({ look, details, aspect }) => {
  const plant = details.plant ?? suitablePlant(look, aspect);
  return round('floor', () => buildPlant(look, plant));
};

/** A potted plant 0.9 to 1.7 m high; the pot takes the look's main material. */
export function buildPlant(look: Look, kind: PlantKind): Mesh {
  const mesh = new Mesh();
  addPot(mesh, look);
  const greens = kind === 'olive tree' ? OLIVE_GREENS : GREENS;
  const growth: Growth = {
    mesh,
    leaves: greens.map((green) => mesh.material(foliage(green))),
    stem: mesh.material(paint(STEM, 0.6)),
    random: createRandom(look.seed * 31 + 1),
  };
  GROW[kind](growth);
  return mesh;
}

const GROW: Record<PlantKind, (growth: Growth) => void> = {
  monstera: growMonstera,
  ficus: growFicus,
  palm: growPalm,
  'snake plant': growSnakePlant,
  'olive tree': growOlive,
};

function addPot(mesh: Mesh, look: Look): void {
  const pot = mesh.material(look.main);
  const soil = mesh.material(ceramic(SOIL, 1));
  const shapes = [
    [
      [0.0001, 0],
      [RADIUS * 0.72, 0],
      [RADIUS * 0.76, 0.01],
      [RADIUS * 0.92, HEIGHT * 0.5],
      [RADIUS, HEIGHT],
    ],
    [
      [0.0001, 0],
      [RADIUS * 0.9, 0],
      [RADIUS * 0.95, 0.012],
      [RADIUS * 0.97, HEIGHT * 0.5],
      [RADIUS * 0.97, HEIGHT],
    ],
    [
      [0.0001, 0],
      [RADIUS * 0.6, 0],
      [RADIUS * 0.85, 0.05],
      [RADIUS * 1.1, HEIGHT * 0.45],
      [RADIUS * 1.02, HEIGHT * 0.8],
      [RADIUS, HEIGHT],
    ],
  ] as const;
  const body = shapes[look.seed % shapes.length]!;
  const rim = [
    [RADIUS * 0.93, HEIGHT + 0.002],
    [RADIUS * 0.9, HEIGHT - 0.03],
    [0.0001, HEIGHT - 0.03],
  ] as const;
  addTurned(mesh, { at: [0, 0, 0], profile: [...body, ...rim], segments: 48 }, pot);
  addTurned(
    mesh,
    {
      at: [0, HEIGHT - 0.035, 0],
      profile: [
        [RADIUS * 0.91, 0],
        [RADIUS * 0.5, 0.01],
        [0.0001, 0.014],
      ],
      segments: 32,
    },
    soil,
  );
}

function polar(angle: number, radius: number, height: number): Vec3 {
  return [Math.cos(angle) * radius, height, Math.sin(angle) * radius];
}

function growMonstera(growth: Growth): void {
  const { mesh, leaves, stem, random } = growth;
  const count = 18;
  for (let i = 0; i < count; i++) {
    const angle = i * 2.399 + random() * 0.4;
    const t = i / count;
    const reach = 0.1 + 0.36 * (1 - t) + 0.1 * random();
    const rise = 0.22 + 0.68 * t + 0.1 * random();
    const path: Vec3[] = [];
    for (let k = 0; k <= 8; k++) {
      const s = k / 8;
      path.push(polar(angle, reach * s ** 1.5 + 0.03 * s, HEIGHT - 0.03 + rise * (1.2 * s - 0.2 * s * s)));
    }
    addTube(mesh, { path, radius: (s) => 0.008 - 0.003 * s, segments: 7, isOpen: true }, stem);
    const along = unit([Math.cos(angle), 0.1 - 0.5 * (1 - t) + 0.2 * (random() - 0.5), Math.sin(angle)]);
    const up = unit([-Math.cos(angle) * 0.3, 0.95, -Math.sin(angle) * 0.3]);
    const size = 0.25 + 0.1 * (1 - Math.abs(t - 0.4)) + 0.05 * random();
    const base = add(path[8]!, times([Math.cos(angle), 0, Math.sin(angle)], -0.05));
    addLeaf(
      mesh,
      {
        base,
        along,
        up,
        length: size,
        width: size * 0.92,
        outline: 'split',
        droop: 0.4,
        fold: 0.16,
        seed: i + 7,
      },
      leaves[i % 3]!,
    );
  }
}

function growFicus(growth: Growth): void {
  const { mesh, leaves, stem, random } = growth;
  const trunk = mesh.material(wood(BARK));
  const path: Vec3[] = [
    [0, HEIGHT - 0.03, 0],
    [0.025, HEIGHT + 0.3, 0.01],
    [0.005, HEIGHT + 0.65, 0.02],
    [-0.015, HEIGHT + 1.0, 0],
  ];
  addTube(mesh, { path, radius: (s) => 0.018 - 0.009 * s, segments: 10 }, trunk);
  const count = 64;
  for (let i = 0; i < count; i++) {
    const t = 0.22 + (0.8 * i) / count;
    const angle = i * 2.4 + random() * 0.3;
    const height = HEIGHT + 1.0 * t;
    const out = unit([Math.cos(angle), 0.15 + 0.7 * random() * t, Math.sin(angle)]);
    const twig = 0.05 + 0.12 * random() * (1.1 - t);
    const base: Vec3 = [out[0] * twig, height + out[1] * twig, out[2] * twig];
    addTube(mesh, { path: [[0, height, 0], base], radius: 0.0035, segments: 5, isOpen: true }, stem);
    const length = 0.2 + random() * 0.12;
    const up = unit([-out[0] * 0.4, 0.9, -out[2] * 0.4]);
    addLeaf(
      mesh,
      {
        base,
        along: out,
        up,
        length,
        width: length * 0.62,
        outline: 'oval',
        droop: 0.3 + 0.3 * random(),
        fold: 0.2,
        seed: i,
      },
      leaves[i % 3]!,
    );
  }
}

function growPalm(growth: Growth): void {
  const { mesh, leaves, stem, random } = growth;
  const fronds = 14;
  for (let i = 0; i < fronds; i++) {
    const angle = (i / fronds) * 2 * Math.PI + random() * 0.5;
    const out = 0.3 + random() * 0.5;
    const top = 0.6 + random() * 0.65;
    const path: Vec3[] = [];
    for (let k = 0; k <= 20; k++) {
      const s = k / 20;
      path.push(polar(angle, out * s * s, HEIGHT - 0.02 + top * (s * 1.3 - 0.45 * s ** 3)));
    }
    addTube(mesh, { path, radius: (s) => 0.008 - 0.006 * s, segments: 6, isOpen: true }, stem);
    for (let k = 5; k <= 20; k++) {
      for (const side of [-1, 1]) {
        const along = unit([
          Math.cos(angle) * 0.7 - side * Math.sin(angle) * 0.75,
          0.12,
          Math.sin(angle) * 0.7 + side * Math.cos(angle) * 0.75,
        ]);
        const length = (0.27 - 0.013 * Math.abs(k - 11)) * (0.8 + random() * 0.35);
        addLeaf(
          mesh,
          {
            base: path[k]!,
            along,
            up: [0, 1, 0],
            length,
            width: 0.028,
            outline: 'lance',
            steps: 6,
            droop: 0.5,
            seed: i * 31 + k,
          },
          leaves[(i + k) % 3]!,
        );
      }
    }
  }
}

const SNAKE_GREEN: Vec3 = [0.06, 0.125, 0.05];
const SNAKE_MARGIN: Vec3 = [0.44, 0.43, 0.13];

function growSnakePlant(growth: Growth): void {
  const { mesh, random } = growth;
  const banded = mesh.material(bandedFoliage(SNAKE_GREEN, SNAKE_MARGIN));
  for (let i = 0; i < 17; i++) {
    const angle = i * 2.399 + random() * 0.7;
    const out = Math.sqrt((i + 0.5) / 17);
    const base = polar(angle, out * 0.095, HEIGHT - 0.03);
    const lean = 0.05 + 0.2 * out * random();
    const along = unit([Math.cos(angle) * lean, 1, Math.sin(angle) * lean]);
    const twist = angle + 0.9 * (random() - 0.5);
    const up = unit([Math.cos(twist), 0, Math.sin(twist)]);
    addLeaf(
      mesh,
      {
        base,
        along,
        up,
        length: (0.95 - 0.42 * out) * (0.8 + 0.35 * random()),
        width: 0.07 + 0.025 * random(),
        outline: 'oval',
        steps: 20,
        droop: 0,
        fold: 0.42,
        seed: i,
      },
      banded,
    );
  }
}
