import { Mesh } from '../scene/mesh.ts';
import { glowing, paint } from '../scene/materials/hard.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import { addLeg, addTube, addTurned, discProfile, type Profile } from '../scene/shapes/turned.ts';
import type { Vec3 } from '../scene/vector.ts';
import { chances, type Look } from './look.ts';

const SHADE: Vec3 = [0.85, 0.78, 0.66];
const WARM: Vec3 = [0.8, 0.6, 0.36];

/** An open drum or cone of cloth, lit from inside. Radii at the foot and the head. */
function addShade(mesh: Mesh, shade: { at: Vec3; radii: readonly [number, number]; height: number }): void {
  const [low, high] = shade.radii;
  const wall = 0.003;
  const profile: Profile = [
    [low - wall, 0.002],
    [low, 0],
    [(low + high) / 2, shade.height / 2],
    [high, shade.height],
    [high - wall, shade.height],
    [(low + high) / 2 - wall, shade.height / 2],
    [low - wall, 0.002],
  ];
  addTurned(mesh, { at: shade.at, profile, segments: 56 }, mesh.material(glowing(SHADE, WARM)));
}

/** A standing lamp 1.55 to 1.65 m high: straight stem, tripod, or bow. */
export function buildFloorLamp(look: Look): Mesh {
  const random = chances(look, 7);
  const mesh = new Mesh();
  const stem = mesh.material(look.legs);
  const kind = Math.floor(random() * 3);
  if (kind === 1) {
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
  if (kind === 2) {
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
  addTurned(mesh, { at: [0, 0, 0], profile: outlines[look.seed % 3]!, segments: 40 }, body);
  addShade(mesh, { at: [0, 0.3, 0], radii: [0.16, 0.118], height: 0.2 });
  return mesh;
}

/** A hanging lamp; its cable ends 0.9 m above the rim. */
export function buildPendant(look: Look): Mesh {
  const mesh = new Mesh();
  const shade = mesh.material(look.main);
  const black = mesh.material(paint([0.02, 0.02, 0.02]));
  addTube(
    mesh,
    {
      path: [
        [0, 0.32, 0],
        [0, 0.6, 0],
        [0, 0.9, 0],
      ],
      radius: 0.004,
      segments: 8,
    },
    black,
  );
  const dome: Profile = [
    [0.25, 0],
    [0.245, 0.06],
    [0.22, 0.14],
    [0.16, 0.22],
    [0.08, 0.27],
    [0.03, 0.29],
    [0.025, 0.33],
    [0.0001, 0.33],
  ];
  addTurned(mesh, { at: [0, 0, 0], profile: dome, segments: 56 }, shade);
  const inside: Profile = [
    [0.248, 0.001],
    [0.24, 0.06],
    [0.215, 0.135],
    [0.155, 0.213],
    [0.0001, 0.26],
  ];
  addTurned(
    mesh,
    { at: [0, 0, 0], profile: inside, segments: 56 },
    mesh.material(glowing([0.85, 0.8, 0.7], [1.1, 0.86, 0.55])),
  );
  addBox(mesh, { centre: [0, 0.9, 0], size: [0.09, 0.02, 0.09], radius: 0.006 }, black);
  return mesh;
}
