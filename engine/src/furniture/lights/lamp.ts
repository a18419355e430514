import { Mesh } from '../../scene/mesh.ts';
import { glowing, paint } from '../../scene/materials/hard.ts';
import { rattan } from '../../scene/materials/wicker.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import {
  addLeg,
  addTube,
  addTurned,
  ballProfile,
  discProfile,
  type Profile,
} from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import type { FloorLampForm, PendantForm } from '../../lexicon/details.ts';
import { chances, isWicker, pick, suited, type Look } from '../look.ts';
import { addChandelier } from './chandelier.ts';
import { addShade, CLOTH, type Shade, WARM } from '../parts/lamp-shade.ts';

/** A standing lamp 1.55 to 1.65 m high: straight stem, tripod, or bow. */
export function buildFloorLamp(look: Look, named?: FloorLampForm): Mesh {
  const random = chances(look, 7);
  const mesh = new Mesh();
  const stem = mesh.material(look.legs);
  const kind = named ?? pick(random, suited<FloorLampForm>(look, ['straight', 'tripod', 'bow']));
  if (kind === 'tripod') {
    for (let i = 0; i < 3; i++) {
      const angle = (i * 2 * Math.PI) / 3 + 0.4;
      addLeg(
        mesh,
        {
          top: [Math.cos(angle) * 0.03, 1.3, Math.sin(angle) * 0.03],
          foot: [Math.cos(angle) * 0.3, 0, Math.sin(angle) * 0.3],
          radii: [0.014, 0.012],
        },
        stem,
      );
    }
    addTube(
      mesh,
      {
        path: [
          [0, 1.22, 0],
          [0, 1.36, 0],
        ],
        radius: 0.018,
      },
      stem,
    );
    addShade(mesh, { at: [0, 1.33, 0], radii: [0.24, 0.2], height: 0.28 });
    return mesh;
  }
  addTurned(mesh, { at: [0, 0, 0], profile: discProfile(0.15, 0.024, 0.011), segments: 44 }, stem);
  if (kind === 'bow') {
    const path: Vec3[] = [
      [0, 0.02, 0],
      [0, 0.7, 0],
    ];
    for (let k = 0; k <= 10; k++) {
      const angle = (k / 10) * Math.PI * 0.72;
      path.push([0.26 - 0.26 * Math.cos(angle), 1.2 + 0.38 * Math.sin(angle), 0]);
    }
    addTube(mesh, { path, radius: 0.011 }, stem);
    addShade(mesh, { at: [0.42, 1.22, 0], radii: [0.17, 0.09], height: 0.2 });
    return mesh;
  }
  addTube(
    mesh,
    {
      path: [
        [0, 0.02, 0],
        [0, 0.8, 0],
        [0, 1.42, 0],
      ],
      radius: 0.011,
    },
    stem,
  );
  addShade(mesh, { at: [0, 1.33, 0], radii: [0.21, 0.165], height: 0.28 });
  return mesh;
}

/** A lamp for a table or nightstand, 0.5 m high. */
export function buildTableLamp(look: Look): Mesh {
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  const outlines: readonly Profile[] = [
    [
      [0.0001, 0],
      [0.07, 0],
      [0.075, 0.01],
      [0.09, 0.05],
      [0.1, 0.11],
      [0.085, 0.18],
      [0.04, 0.24],
      [0.012, 0.26],
      [0.01, 0.34],
    ],
    [
      [0.0001, 0],
      [0.08, 0],
      [0.082, 0.015],
      [0.03, 0.03],
      [0.022, 0.12],
      [0.05, 0.17],
      [0.022, 0.22],
      [0.012, 0.26],
      [0.01, 0.34],
    ],
    [
      [0.0001, 0],
      [0.06, 0],
      [0.064, 0.02],
      [0.064, 0.2],
      [0.05, 0.235],
      [0.012, 0.25],
      [0.01, 0.34],
    ],
  ];
  const random = chances(look, 14);
  const [first, ...others] = outlines;
  addTurned(mesh, { at: [0, 0, 0], profile: pick(random, [first!, ...others]), segments: 40 }, body);
  const shades: readonly [Omit<Shade, 'at'>, ...Omit<Shade, 'at'>[]] = [
    { radii: [0.16, 0.118], height: 0.2 },
    { radii: [0.15, 0.15], height: 0.18 },
    { radii: [0.17, 0.09], height: 0.2, hasPleats: true },
    { radii: [0.16, 0.07], height: 0.19, belly: 0.03 },
  ];
  addShade(mesh, { at: [0, 0.3, 0], ...pick(random, shades) });
  return mesh;
}

/** A hanging lamp: a metal dome or cone, a glass globe, a drum of cloth, a basket, or a chandelier where one is named; its cable ends 0.9 m above the rim. */
export function buildPendant(look: Look, named?: PendantForm): Mesh {
  const mesh = new Mesh();
  const black = mesh.material(paint([0.02, 0.02, 0.02]));
  const forms: [PendantForm, ...PendantForm[]] = isWicker(look)
    ? ['woven']
    : suited(
        look,
        look.main.metal ? ['dome', 'globe', 'drum', 'cone'] : ['dome', 'globe', 'drum', 'cone', 'woven'],
      );
  const form = named ?? pick(chances(look, 15), forms);
  const cable: Vec3[] = [
    [0, 0.28, 0],
    [0, 0.6, 0],
    [0, 0.9, 0],
  ];
  addTube(mesh, { path: cable, radius: 0.004, segments: 8 }, black);
  addBox(mesh, { centre: [0, 0.9, 0], size: [0.09, 0.02, 0.09], radius: 0.006 }, black);
  if (form === 'drum') addShade(mesh, { at: [0, 0.04, 0], radii: [0.26, 0.26], height: 0.26 });
  else if (form === 'woven') addWoven(mesh, look);
  else if (form === 'chandelier') addChandelier(mesh, look);
  else if (form === 'globe') addGlobe(mesh, mesh.material(look.main));
  else addHood(mesh, form === 'dome' ? DOME : CONE, mesh.material(look.main));
  return mesh;
}

const DOME: Profile = [
  [0.25, 0],
  [0.245, 0.06],
  [0.22, 0.14],
  [0.16, 0.22],
  [0.08, 0.27],
  [0.03, 0.29],
  [0.025, 0.33],
  [0.0001, 0.33],
];
const CONE: Profile = [
  [0.24, 0],
  [0.205, 0.06],
  [0.17, 0.12],
  [0.1, 0.22],
  [0.055, 0.28],
  [0.045, 0.3],
  [0.04, 0.36],
  [0.0001, 0.36],
];
const LIT: Vec3 = [1.1, 0.86, 0.55];

/** A metal shell, painted pale and lit inside. */
function addHood(mesh: Mesh, profile: Profile, shell: number): void {
  addTurned(mesh, { at: [0, 0, 0], profile, segments: 56 }, shell);
  const inside = profile
    .filter(([, height]) => height < 0.28)
    .map(([radius, height]) => [Math.max(0.0001, radius - 0.003), height + 0.001] as const);
  addTurned(
    mesh,
    { at: [0, 0, 0], profile: [...inside, [0.0001, 0.275]], segments: 56 },
    mesh.material(glowing([0.85, 0.8, 0.7], LIT)),
  );
}

/** A basket of rattan, wide and shallow, its bulb seen inside. */
function addWoven(mesh: Mesh, look: Look): void {
  const shell = mesh.material(isWicker(look) ? look.main : rattan(RATTAN));
  const outside = Array.from({ length: 15 }, (_, i) => {
    const share = i / 14;
    return [0.29 * Math.cos(share * 1.32) ** 0.8, 0.27 * Math.sin(share * 1.45)] as const;
  });
  const inside = outside
    .toReversed()
    .map(([radius, height]) => [Math.max(0.02, radius - 0.008), height] as const);
  addTurned(
    mesh,
    {
      at: [0, 0, 0],
      profile: [...outside, ...inside],
      segments: 112,
      ripple: (angle) => 0.0035 * Math.cos(angle * 56),
    },
    shell,
  );
  const bulb = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * Math.PI - Math.PI / 2;
    return [Math.max(0.0001, 0.045 * Math.cos(angle)), 0.14 + 0.045 * Math.sin(angle)] as const;
  });
  addTurned(mesh, { at: [0, 0, 0], profile: bulb, segments: 24 }, mesh.material(glowing(CLOTH, BULB)));
}

const RATTAN: Vec3 = [0.53, 0.33, 0.13];
const BULB: Vec3 = [2.6, 2, 1.2];

function addGlobe(mesh: Mesh, holder: number): void {
  const radius = 0.17;
  const profile = ballProfile(radius, 24);
  addTurned(mesh, { at: [0, 0, 0], profile, segments: 48 }, mesh.material(glowing(CLOTH, WARM)));
  const cap: Profile = [
    [0.06, 0.318],
    [0.058, 0.345],
    [0.02, 0.362],
    [0.0001, 0.362],
  ];
  addTurned(mesh, { at: [0, 0, 0], profile: cap, segments: 32 }, holder);
}
