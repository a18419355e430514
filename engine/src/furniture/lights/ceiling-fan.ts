import type { FanForm } from '../../lexicon/details.ts';
import type { Material } from '../../scene/material.ts';
import { glowing, paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addTube, addTurned, type Profile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, turnBy, type Look } from '../look.ts';

/** Metres; `twist` in radians. */
interface Blades {
  readonly count: number;
  readonly from: number;
  readonly length: number;
  readonly width: number;
  readonly twist: number;
  /** How far a blade is swept back towards its tip, metres. */
  readonly sweep: number;
}

/** Height of the blades over the lowest point of the motor, metres. */
const LEVEL = 0.14;
const TOP = 0.47;
const WHITE = paint([0.78, 0.775, 0.76], 0.35);
const MILK = glowing([0.85, 0.82, 0.76], [1.5, 1.25, 0.92]);

/** A fan under a ceiling: five blades over a lit bowl, three swept ones, or four paddles round a flat light. Its rod ends 0.47 m above the motor. */
export function buildCeilingFan(look: Look, named?: FanForm): Mesh {
  const mesh = new Mesh();
  const hub = mesh.material(motorStuff(look));
  addTube(
    mesh,
    {
      path: [
        [0, LEVEL, 0],
        [0, TOP, 0],
      ],
      radius: 0.013,
      segments: 14,
    },
    hub,
  );
  addTurned(mesh, { at: [0, 0, 0], profile: CANOPY, segments: 40 }, hub);
  FORMS[named ?? turnBy<FanForm>(look, ['propeller', 'lamp', 'paddles'])](mesh, look, hub);
  return mesh;
}

/** Of metal, or painted: in the colour that was named, else white. */
function motorStuff({ legs, colour, isColoured }: Look): Material {
  if (isColoured) return paint(colour, 0.35);
  return legs.hasGrain ? WHITE : legs;
}

/** What hides the hook. */
const CANOPY: Profile = [
  [0.0001, TOP - 0.06],
  [0.02, TOP - 0.06],
  [0.05, TOP - 0.045],
  [0.066, TOP - 0.01],
  [0.066, TOP],
  [0.0001, TOP],
];

const FORMS: Record<FanForm, (mesh: Mesh, look: Look, hub: number) => void> = {
  lamp: (mesh, look, hub) => {
    addTurned(mesh, { at: [0, 0, 0], profile: BELL, segments: 48 }, hub);
    addBlades(mesh, look, { count: 5, from: 0.17, length: 0.42, width: 0.13, twist: 0.2, sweep: 0 });
    addIrons(mesh, 5, hub);
    addTurned(mesh, { at: [0, 0, 0], profile: BOWL, segments: 48 }, mesh.material(MILK));
  },
  propeller: (mesh, look, hub) => {
    addTurned(mesh, { at: [0, 0, 0], profile: BULLET, segments: 48 }, hub);
    addBlades(mesh, look, { count: 3, from: 0.04, length: 0.6, width: 0.13, twist: 0.3, sweep: 0.06 });
  },
  paddles: (mesh, look, hub) => {
    addTurned(mesh, { at: [0, 0, 0], profile: DRUM, segments: 56 }, hub);
    addBlades(mesh, look, { count: 4, from: 0.11, length: 0.47, width: 0.15, twist: 0.22, sweep: 0 });
    addTurned(mesh, { at: [0, 0, 0], profile: DISC, segments: 56 }, mesh.material(MILK));
  },
};

const BELL: Profile = [
  [0.0001, 0.06],
  [0.06, 0.06],
  [0.075, 0.085],
  [0.1, 0.1],
  [0.115, 0.13],
  [0.115, 0.17],
  [0.09, 0.205],
  [0.045, 0.225],
  [0.02, 0.25],
  [0.0001, 0.25],
];
const BOWL: Profile = [
  [0.0001, -0.035],
  [0.05, -0.03],
  [0.09, -0.008],
  [0.115, 0.03],
  [0.118, 0.055],
  [0.1, 0.066],
  [0.0001, 0.066],
];
const BULLET: Profile = [
  [0.0001, 0.05],
  [0.03, 0.054],
  [0.062, 0.075],
  [0.08, 0.11],
  [0.084, 0.15],
  [0.076, 0.185],
  [0.045, 0.21],
  [0.018, 0.222],
  [0.0001, 0.222],
];
const DRUM: Profile = [
  [0.0001, 0.07],
  [0.134, 0.07],
  [0.14, 0.076],
  [0.14, 0.16],
  [0.134, 0.166],
  [0.03, 0.176],
  [0.022, 0.21],
  [0.0001, 0.21],
];
const DISC: Profile = [
  [0.0001, 0.046],
  [0.1, 0.047],
  [0.128, 0.056],
  [0.132, 0.07],
  [0.0001, 0.072],
];

/** Blades round the hub, the first of them by the seed. */
function addBlades(mesh: Mesh, look: Look, blades: Blades): void {
  const start = chances(look, 63)() * 2 * Math.PI;
  const blade = bladeOf(look, blades);
  for (let i = 0; i < blades.count; i++)
    mesh.append(blade, { at: [0, LEVEL, 0], yaw: start + (i * 2 * Math.PI) / blades.count });
}

/** One blade along x, turned against the air, round at its tip and narrower at its root. */
function bladeOf(look: Look, { from, length, width, twist, sweep }: Blades): Mesh {
  const mesh = new Mesh();
  const bend = ([x, y, z]: Vec3): Vec3 => {
    const share = x / length + 0.5;
    const tip = Math.sqrt(Math.max(0.02, 1 - Math.max(0, (share - 0.86) / 0.14) ** 2));
    const wide = (0.62 + 0.38 * Math.min(1, share * 1.7)) * tip;
    const back = sweep * share ** 2 - (sweep > 0 ? 0.5 * sweep * Math.sin(Math.PI * share) : 0);
    return [x, y - 0.012 * share ** 2, z * wide + back];
  };
  const centre: Vec3 = [from + length / 2, 0, 0];
  addBox(
    mesh,
    { centre, size: [length, 0.011, width], radius: 0.004, turn: [twist, 0, 0], divisions: 16, bend },
    mesh.material(look.main),
  );
  return mesh;
}

/** Arms that hold the blades. */
function addIrons(mesh: Mesh, count: number, slot: number): void {
  const arm = new Mesh();
  const part = arm.material(mesh.materials[slot]!);
  addBoard(arm, { centre: [0.14, -0.004, 0], size: [0.13, 0.01, 0.03], radius: 0.004 }, part);
  addBoard(
    arm,
    { centre: [0.21, -0.008, 0], size: [0.06, 0.008, 0.075], radius: 0.004, turn: [0.2, 0, 0] },
    part,
  );
  for (let i = 0; i < count; i++) mesh.append(arm, { at: [0, LEVEL, 0], yaw: (i * 2 * Math.PI) / count });
}
