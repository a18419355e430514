import { glowing } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addForward } from '../../scene/shapes/forward.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addTube, addTurned, ballProfile, discProfile, type Profile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, pick, turnBy, type Look } from '../look.ts';
import { addShade, CLOTH, type Shade, WARM } from '../parts/lamp-shade.ts';

type Form = 'cone' | 'cylinder' | 'globe' | 'swing';

/** Light of a bulb that is looked into, linear radiance. */
const BRIGHT: Vec3 = [2.6, 2, 1.2];
/** Of frosted glass. */
const LIT: Vec3 = [1.3, 1, 0.62];
const ROSE: Profile = discProfile(0.055, 0.02, 0.008);

/** A lit lamp for a wall: a shade on a bracket, a cylinder that shines up and down, a globe on an arm, or a hood on an arm that swings. The wall is at z = 0. */
export function buildWallLamp(look: Look): Mesh {
  const mesh = new Mesh();
  FORMS[turnBy<Form>(look, ['swing', 'cone', 'cylinder', 'globe'])](mesh, look);
  return mesh;
}

const FORMS: Record<Form, (mesh: Mesh, look: Look) => void> = {
  cone: (mesh, look) => {
    const body = mesh.material(look.main);
    addForward(mesh, { at: [0, -0.02, 0], profile: ROSE, segments: 44 }, body);
    addTube(mesh, { path: crook(0.115, -0.055), radius: 0.0065, segments: 14 }, body);
    addTurned(mesh, { at: [0, 0, 0.115], profile: CUP, segments: 32 }, body);
    const shades: readonly [Omit<Shade, 'at'>, ...Omit<Shade, 'at'>[]] = [
      { radii: [0.105, 0.065], height: 0.15 },
      { radii: [0.105, 0.055], height: 0.15, hasPleats: true },
      { radii: [0.085, 0.085], height: 0.15 },
    ];
    addShade(mesh, { at: [0, 0.03, 0.115], ...pick(chances(look, 71), shades) });
  },
  cylinder: (mesh, look) => {
    const body = mesh.material(look.main);
    addBoard(mesh, { centre: [0, 0, 0.008], size: [0.075, 0.13, 0.016], radius: 0.004 }, body);
    addBoard(mesh, { centre: [0, 0, 0.03], size: [0.045, 0.07, 0.04], radius: 0.004 }, body);
    addTurned(mesh, { at: [0, 0, 0.1], profile: SLEEVE, segments: 56 }, body);
    addTurned(mesh, { at: [0, 0, 0.1], profile: FROSTED, segments: 48 }, mesh.material(glowing(CLOTH, LIT)));
  },
  globe: (mesh, look) => {
    const body = mesh.material(look.main);
    addForward(mesh, { at: [0, -0.03, 0], profile: ROSE, segments: 44 }, body);
    addTube(mesh, { path: crook(0.12, -0.075), radius: 0.0075, segments: 14 }, body);
    addTurned(mesh, { at: [0, -0.01, 0.12], profile: CUP, segments: 32 }, body);
    addTurned(
      mesh,
      { at: [0, 0.02, 0.12], profile: GLOBE, segments: 48 },
      mesh.material(glowing(CLOTH, WARM)),
    );
  },
  swing: (mesh, look) => {
    const body = mesh.material(look.main);
    addBoard(mesh, { centre: [-0.085, -0.02, 0.008], size: [0.045, 0.19, 0.016], radius: 0.005 }, body);
    const [pivot, elbow, end]: [Vec3, Vec3, Vec3] = [
      [-0.085, 0.03, 0.035],
      [0.06, 0.03, 0.11],
      [0.035, 0.03, 0.24],
    ];
    addTube(mesh, { path: [[-0.085, 0.03, 0.01], pivot], radius: 0.009, segments: 14 }, body);
    for (const [x, , z] of [pivot, elbow])
      addTurned(mesh, { at: [x, 0.008, z], profile: JOINT, segments: 24 }, body);
    for (const path of [
      [pivot, elbow],
      [elbow, end],
    ])
      addTube(mesh, { path, radius: 0.006, segments: 12 }, body);
    addTurned(mesh, { at: [end[0], -0.135, end[2]], profile: HOOD, segments: 48 }, body);
    addTurned(
      mesh,
      { at: [end[0], -0.135, end[2]], profile: LINING, segments: 48 },
      mesh.material(glowing([0.85, 0.8, 0.7], BRIGHT)),
    );
  },
};

/** A bent arm from the wall at a height, out to so many metres before it and up to the lamp at y = 0. */
function crook(out: number, from: number): Vec3[] {
  const start: Vec3[] = [[0, from + 0.03, 0.015]];
  const bend = Array.from({ length: 11 }, (_, i): Vec3 => {
    const angle = (i / 10) * Math.PI;
    const middle = (out + 0.04) / 2;
    const half = (out - 0.04) / 2;
    return [0, from + 0.02 - half * Math.sin(angle), middle - half * Math.cos(angle)];
  });
  return [...start, ...bend, [0, 0.01, out]];
}

/** What holds a shade or a globe. */
const CUP: Profile = [
  [0.0001, -0.01],
  [0.012, -0.008],
  [0.017, 0.005],
  [0.03, 0.018],
  [0.034, 0.034],
  [0.031, 0.036],
  [0.0001, 0.036],
];
const GLOBE = ballProfile(0.085, 24);
const SLEEVE: Profile = [
  [0.052, -0.105],
  [0.0625, -0.105],
  [0.064, -0.1035],
  [0.064, 0.1035],
  [0.0625, 0.105],
  [0.052, 0.105],
];
/** Glass that is seen above and below the sleeve. */
const FROSTED: Profile = [
  [0.0001, -0.133],
  [0.049, -0.133],
  [0.0535, -0.129],
  [0.0535, 0.129],
  [0.049, 0.133],
  [0.0001, 0.133],
];
const JOINT: Profile = [
  [0.0001, 0],
  [0.01, 0],
  [0.012, 0.003],
  [0.012, 0.041],
  [0.01, 0.044],
  [0.0001, 0.044],
];
const HOOD: Profile = [
  [0.09, 0],
  [0.088, 0.012],
  [0.062, 0.075],
  [0.036, 0.125],
  [0.024, 0.138],
  [0.02, 0.142],
  [0.02, 0.185],
  [0.017, 0.188],
  [0.0001, 0.188],
];
const LINING: Profile = [
  [0.087, 0.001],
  [0.085, 0.012],
  [0.059, 0.075],
  [0.033, 0.12],
  [0.0001, 0.122],
];
