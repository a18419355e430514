import type { TableOutline } from '../../lexicon/details.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg, addTube, addTurned, discProfile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, isGlass, pick, suited, type Look } from '../look.ts';

const HEIGHT = 0.54;
const RADIUS = 0.23;
const TOP = { board: 0.026, glass: 0.01 } as const;

interface Slots {
  readonly top: number;
  readonly legs: number;
  /** Metres that the top is thick. */
  readonly thick: number;
}

/** A small table beside a seat: on a stem, a turned drum, three legs, or square with a shelf. */
export function buildSideTable(look: Look, outline?: TableOutline): Mesh {
  const mesh = new Mesh();
  const thick = isGlass(look) ? TOP.glass : TOP.board;
  const slots = { top: mesh.material(look.main), legs: mesh.material(look.legs), thick };
  const round = isGlass(look) ? UNDER_GLASS : ROUND;
  const forms =
    outline === 'rectangular' ? (['square'] as const) : outline ? round : ([...round, 'square'] as const);
  BUILD[pick(chances(look, 11), suited<Form>(look, forms))](mesh, slots);
  return mesh;
}

type Form = 'stem' | 'hourglass' | 'tripod' | 'square';
const ROUND = ['stem', 'hourglass', 'tripod'] as const;
const UNDER_GLASS = ['stem', 'tripod'] as const;
const BUILD: Record<Form, (mesh: Mesh, slots: Slots) => void> = {
  stem: addStem,
  hourglass: addHourglass,
  tripod: addTripod,
  square: addSquare,
};

function addDisc(mesh: Mesh, { top, thick }: Slots): void {
  const profile = discProfile(RADIUS, thick, 0.35 * thick);
  addTurned(mesh, { at: [0, HEIGHT - thick, 0], profile, segments: 64 }, top);
}

function addStem(mesh: Mesh, slots: Slots): void {
  addDisc(mesh, slots);
  const profile = discProfile(RADIUS * 0.66, 0.016, 0.007);
  addTurned(mesh, { at: [0, 0, 0], profile, segments: 56 }, slots.legs);
  const path: Vec3[] = [
    [0, 0.01, 0],
    [0, HEIGHT - slots.thick, 0],
  ];
  addTube(mesh, { path, radius: 0.016, segments: 20 }, slots.legs);
}

function addHourglass(mesh: Mesh, slots: Slots): void {
  const profile = [
    [0.0001, 0],
    [0.16, 0],
    [0.168, 0.012],
    [0.15, 0.08],
    [0.098, 0.2],
    [0.085, 0.27],
    [0.1, 0.35],
    [0.16, 0.46],
    [0.2, 0.512],
    [0.206, 0.53],
    [0.2, HEIGHT],
    [0.19, HEIGHT],
    [0.0001, HEIGHT],
  ] as const;
  addTurned(mesh, { at: [0, 0, 0], profile, segments: 64 }, slots.top);
}

function addTripod(mesh: Mesh, slots: Slots): void {
  addDisc(mesh, slots);
  for (let i = 0; i < 3; i++) {
    const angle = 0.5 + (i * 2 * Math.PI) / 3;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    addLeg(
      mesh,
      {
        top: [x * 0.11, HEIGHT - slots.thick, z * 0.11],
        foot: [x * 0.205, 0, z * 0.205],
        radii: [0.018, 0.011],
      },
      slots.legs,
    );
  }
}

function addSquare(mesh: Mesh, slots: Slots): void {
  const wide = 0.44;
  const { thick } = slots;
  const radius = 0.2 * thick;
  addBox(mesh, { centre: [0, HEIGHT - thick / 2, 0], size: [wide, thick, wide], radius }, slots.top);
  const shelf: Vec3 = [wide - 0.03, 0.7 * thick, wide - 0.03];
  addBox(mesh, { centre: [0, 0.17, 0], size: shelf, radius }, slots.top);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const at = wide / 2 - 0.016;
      const centre: Vec3 = [x * at, (HEIGHT - thick) / 2, z * at];
      addBox(mesh, { centre, size: [0.026, HEIGHT - thick, 0.026], radius: 0.003 }, slots.legs);
    }
  }
}
