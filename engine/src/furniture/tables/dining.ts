import { Mesh } from '../../scene/mesh.ts';
import { ceramic } from '../../scene/materials/hard.ts';
import { wood } from '../../scene/materials/wood.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg, addTurned, discProfile } from '../../scene/shapes/turned.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import { addBowl, addVase } from '../parts/decor.ts';
import { chances, isGlass, pick, suited, type Look } from '../look.ts';
import { floor, type Make } from '../piece.ts';

const TABLE_HEIGHT = 0.75;
/** Metres that tops are thick, of boards and of glass. */
const THICK = { board: 0.036, glass: 0.015 } as const;

type Base = 'tapered' | 'slab' | 'frame' | 'pedestal';

interface DiningPlan {
  readonly width: number;
  readonly isRound?: boolean;
}

/** A dining table, round when the prompt says so or, by the seed, where the place is about as wide as tall. */
export const diningPiece: Make = ({ look, details, aspect }) => {
  const isRound = details.outline ? details.outline === 'round' : aspect < 1.5 && chances(look, 33)() < 0.4;
  const widths = isRound ? [1.05, 1.25] : [1.2, 1.4, 1.8, 2.2];
  return floor(...widths.map((width) => () => buildDining(look, { width, isRound })));
};

function buildDining(look: Look, plan: DiningPlan): Mesh {
  const { width } = plan;
  const mesh = new Mesh();
  const isCloth = (look.main.sheen ?? 0) > 0;
  const top = mesh.material(isCloth ? wood(look.wood) : look.main);
  const legs = mesh.material(look.legs);
  const isRound = plan.isRound ?? false;
  const bases: [Base, ...Base[]] = isRound
    ? ['pedestal']
    : isGlass(look)
      ? ['frame']
      : ['tapered', 'slab', 'frame'];
  addTop(mesh, { width, isRound, thick: isGlass(look) ? THICK.glass : THICK.board }, top);
  addBase(mesh, { width, base: pick(chances(look, 5), suited(look, bases)) }, { top, legs });
  if (look.hasDecor) {
    mesh.ownVertices = mesh.vertexCount;
    addVase(mesh, { at: [0.12, TABLE_HEIGHT, -0.03], height: 0.21, seed: look.seed });
    addBowl(
      mesh,
      { at: [-0.28, TABLE_HEIGHT, 0.05], radius: 0.14 },
      mesh.material(ceramic(mix(look.accent, [0.8, 0.77, 0.7], 0.4))),
    );
  }
  return mesh;
}

function addTop(mesh: Mesh, size: { width: number; isRound: boolean; thick: number }, top: number): void {
  const { width, thick } = size;
  if (size.isRound) {
    const profile = discProfile(width / 2, thick, 0.4 * thick);
    addTurned(mesh, { at: [0, TABLE_HEIGHT - thick, 0], profile, segments: 80 }, top);
    return;
  }
  const centre: Vec3 = [0, TABLE_HEIGHT - thick / 2, 0];
  addBox(mesh, { centre, size: [width, thick, 0.92], radius: 0.25 * thick }, top);
}

function addBase(
  mesh: Mesh,
  table: { width: number; base: Base },
  slots: { top: number; legs: number },
): void {
  const { width, base } = table;
  if (base === 'pedestal') {
    const profile = [
      [0.0001, 0],
      [width * 0.24, 0],
      [width * 0.245, 0.018],
      [width * 0.2, 0.035],
      [0.075, 0.1],
      [0.055, 0.3],
      [0.06, 0.6],
      [0.12, TABLE_HEIGHT - 0.034],
    ] as const;
    addTurned(mesh, { at: [0, 0, 0], profile, segments: 56 }, slots.legs);
    return;
  }
  if (base === 'tapered')
    addBox(
      mesh,
      { centre: [0, TABLE_HEIGHT - 0.07, 0], size: [width - 0.3, 0.07, 0.66], radius: 0.004 },
      slots.top,
    );
  for (const x of [-1, 1]) {
    if (base === 'tapered') addTaperedLegs(mesh, { x, width }, slots.legs);
    else if (base === 'slab') addSlabLeg(mesh, { x, width }, slots.top);
    else addFrameLeg(mesh, { x, width }, slots.legs);
  }
  if (base !== 'slab') return;
  const beam = { centre: [0, 0.3, 0] as const, size: [width - 0.5, 0.09, 0.035] as const, radius: 0.004 };
  addBox(mesh, beam, slots.top);
}

interface Side {
  readonly x: number;
  readonly width: number;
}

function addTaperedLegs(mesh: Mesh, { x, width }: Side, material: number): void {
  for (const z of [-1, 1]) {
    addLeg(
      mesh,
      {
        top: [x * (width / 2 - 0.14), TABLE_HEIGHT - 0.04, z * 0.33],
        foot: [x * (width / 2 - 0.08), 0, z * 0.38],
        radii: [0.032, 0.019],
      },
      material,
    );
  }
}

/** A trestle: foot, upright board, head. */
function addSlabLeg(mesh: Mesh, { x, width }: Side, material: number): void {
  const at = x * (width / 2 - 0.26);
  addBox(mesh, { centre: [at, 0.03, 0], size: [0.08, 0.06, 0.72], radius: 0.012 }, material);
  addBox(mesh, { centre: [at, 0.37, 0], size: [0.045, 0.62, 0.4], radius: 0.006 }, material);
  addBox(mesh, { centre: [at, 0.69, 0], size: [0.07, 0.05, 0.7], radius: 0.008 }, material);
}

/** A closed frame of flat bar. */
function addFrameLeg(mesh: Mesh, { x, width }: Side, material: number): void {
  const at = x * (width / 2 - 0.2);
  const bar = 0.045;
  for (const y of [bar / 2, TABLE_HEIGHT - 0.036 - bar / 2])
    addBox(mesh, { centre: [at, y, 0], size: [0.07, bar, 0.74], radius: 0.003 }, material);
  for (const z of [-1, 1]) {
    const centre: Vec3 = [at, (TABLE_HEIGHT - 0.036) / 2, z * (0.37 - bar / 2)];
    addBox(mesh, { centre, size: [0.07, TABLE_HEIGHT - 0.036, bar], radius: 0.003 }, material);
  }
}
