import { createRandom, type Random } from '../random.ts';
import { Mesh } from '../scene/mesh.ts';
import { ceramic, foliage, paint } from '../scene/materials/hard.ts';
import { wood } from '../scene/materials/wood.ts';
import { addLeaf } from '../scene/shapes/soft.ts';
import { addTube, addTurned } from '../scene/shapes/turned.ts';
import { add, times, unit, type Vec3 } from '../scene/vector.ts';
import type { Look } from './look.ts';

export type PlantKind = 'monstera' | 'ficus' | 'palm' | 'snake plant' | 'olive tree';

const RADIUS = 0.17;
const HEIGHT = 0.32;
const SOIL: Vec3 = [0.035, 0.022, 0.014];
const STEM: Vec3 = [0.09, 0.17, 0.05];
const BARK: Vec3 = [0.2, 0.12, 0.065];
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

interface Growth {
  readonly mesh: Mesh;
  readonly leaves: readonly number[];
  readonly stem: number;
  readonly random: Random;
}

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
  const trunk = mesh.material(wood(BARK, 'y'));
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
            droop: 0.5,
            seed: i * 31 + k,
          },
          leaves[(i + k) % 3]!,
        );
      }
    }
  }
}

function growSnakePlant(growth: Growth): void {
  const { mesh, leaves, random } = growth;
  for (let i = 0; i < 16; i++) {
    const angle = random() * 2 * Math.PI;
    const base = polar(angle, Math.sqrt(random()) * 0.09, HEIGHT - 0.03);
    const along = unit([Math.cos(angle) * 0.2 * random(), 1, Math.sin(angle) * 0.2 * random()]);
    const up = unit([Math.cos(angle + 1), 0, Math.sin(angle + 1)]);
    addLeaf(
      mesh,
      {
        base,
        along,
        up,
        length: 0.5 + random() * 0.48,
        width: 0.078,
        outline: 'oval',
        droop: 0,
        fold: 0.5,
        seed: i,
      },
      leaves[i % 3]!,
    );
  }
}

function growOlive(growth: Growth): void {
  const { mesh, leaves, random } = growth;
  const trunk = mesh.material(wood(BARK, 'y'));
  const crown: Vec3 = [0.02, HEIGHT + 0.72, 0];
  addTube(
    mesh,
    {
      path: [[0, HEIGHT - 0.03, 0], [-0.02, HEIGHT + 0.3, 0.01], crown],
      radius: (s) => 0.022 - 0.008 * s,
      segments: 10,
    },
    trunk,
  );
  for (let i = 0; i < 44; i++) {
    const angle = i * 2.399;
    const lift = 0.1 + 0.9 * random();
    const out = unit([Math.cos(angle), lift, Math.sin(angle)]);
    const length = 0.28 + 0.3 * random();
    const start: Vec3 = [crown[0], crown[1] - 0.18 * random(), crown[2]];
    const tip: Vec3 = [start[0] + out[0] * length, start[1] + out[1] * length, start[2] + out[2] * length];
    addTube(mesh, { path: [start, tip], radius: (s) => 0.006 - 0.004 * s, segments: 5, isOpen: true }, trunk);
    for (let k = 0; k < 18; k++) {
      const s = 0.2 + (0.8 * k) / 18;
      const base: Vec3 = [
        start[0] + out[0] * length * s,
        start[1] + out[1] * length * s,
        start[2] + out[2] * length * s,
      ];
      const spin = random() * 2 * Math.PI;
      const along = unit([
        out[0] * 0.5 + Math.cos(spin) * 0.8,
        out[1] * 0.6 + 0.3 * random(),
        out[2] * 0.5 + Math.sin(spin) * 0.8,
      ]);
      addLeaf(
        mesh,
        {
          base,
          along,
          up: unit([-along[0] * 0.2, 0.95, -along[2] * 0.2]),
          length: 0.085 + 0.035 * random(),
          width: 0.024,
          outline: 'lance',
          droop: 0.2,
          seed: k,
        },
        leaves[(i + k) % 3]!,
      );
    }
  }
}
