import { Mesh } from '../scene/mesh.ts';
import { fabric } from '../scene/materials/textile.ts';
import { ceramic } from '../scene/materials/hard.ts';
import { wood } from '../scene/materials/wood.ts';
import { addBox } from '../scene/shapes/rounded-box.ts';
import { addLeg, addTube } from '../scene/shapes/turned.ts';
import { mix, type Vec3 } from '../scene/vector.ts';
import { addBowl, addVase } from './decor.ts';
import { chances, type Look } from './look.ts';

const TABLE_HEIGHT = 0.75;

/** A dining chair: upholstered shell on a turned frame, or a slatted wooden one. */
export function buildChair(look: Look): Mesh {
  const mesh = new Mesh();
  const isSlatted = chances(look, 3)() < 0.4;
  const seat = mesh.material(look.main);
  const frame = mesh.material(look.legs);
  addBox(
    mesh,
    { centre: [0, 0.455, 0.01], size: [0.47, 0.06, 0.45], radius: 0.026, bulge: [0, 0.016, 0], dents: 0.002 },
    seat,
  );
  if (isSlatted) addSlats(mesh, mesh.material(look.rails));
  else addBackrest(mesh, seat);
  for (const x of [-1, 1]) {
    addLeg(mesh, { top: [x * 0.19, 0.43, 0.19], foot: [x * 0.215, 0, 0.215], radii: [0.019, 0.012] }, frame);
    addLeg(
      mesh,
      { top: [x * 0.19, 0.43, -0.18], foot: [x * 0.212, 0, -0.235], radii: [0.019, 0.012] },
      frame,
    );
    const topHeight = isSlatted ? 0.86 : 0.72;
    addTube(
      mesh,
      {
        path: [
          [x * 0.195, 0.42, -0.18],
          [x * 0.195, topHeight, -0.25],
        ],
        radius: 0.013,
        segments: 12,
      },
      frame,
    );
  }
  addBox(mesh, { centre: [0, 0.41, 0.19], size: [0.36, 0.04, 0.02], radius: 0.003 }, frame);
  addBox(mesh, { centre: [0, 0.41, -0.18], size: [0.36, 0.04, 0.02], radius: 0.003 }, frame);
  return mesh;
}

function addBackrest(mesh: Mesh, seat: number): void {
  const bend = (p: Vec3): Vec3 => [p[0], p[1], p[2] + 0.85 * p[0] * p[0]];
  addBox(
    mesh,
    { centre: [0, 0.7, -0.225], size: [0.46, 0.34, 0.055], radius: 0.024, turn: [-0.16, 0, 0], bend },
    seat,
  );
}

function addSlats(mesh: Mesh, frame: number): void {
  const bend = (p: Vec3): Vec3 => [p[0], p[1], p[2] - 0.35 * (0.16 - p[0] * p[0])];
  for (const y of [0.62, 0.73, 0.84]) {
    const z = -0.18 - (0.07 * (y - 0.42)) / 0.44;
    addBox(
      mesh,
      { centre: [0, y, z], size: [0.4, 0.055, 0.014], radius: 0.005, turn: [-0.16, 0, 0], bend },
      frame,
    );
  }
}

export interface DiningPlan {
  readonly width: number;
  readonly hasChairs: boolean;
  /** Whether a chair stands at each end as well. */
  readonly hasEndChairs: boolean;
}

/** A dining table, with chairs around it or alone. */
export function buildDining(look: Look, plan: DiningPlan): Mesh {
  const { width } = plan;
  const random = chances(look, 4);
  const mesh = new Mesh();
  const isCloth = (look.main.sheen ?? 0) > 0;
  const top = mesh.material(isCloth ? wood(look.wood) : look.main);
  const legs = mesh.material(look.legs);
  addBox(mesh, { centre: [0, TABLE_HEIGHT - 0.018, 0], size: [width, 0.036, 0.92], radius: 0.009 }, top);
  addBox(mesh, { centre: [0, TABLE_HEIGHT - 0.07, 0], size: [width - 0.3, 0.07, 0.66], radius: 0.004 }, top);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      addLeg(
        mesh,
        {
          top: [x * (width / 2 - 0.14), TABLE_HEIGHT - 0.04, z * 0.33],
          foot: [x * (width / 2 - 0.08), 0, z * 0.38],
          radii: [0.032, 0.019],
        },
        legs,
      );
    }
  }
  if (look.hasDecor) {
    addVase(mesh, { at: [0.12, TABLE_HEIGHT, -0.03], height: 0.21, seed: look.seed });
    addBowl(
      mesh,
      { at: [-0.28, TABLE_HEIGHT, 0.05], radius: 0.14 },
      mesh.material(ceramic(mix(look.accent, [0.8, 0.77, 0.7], 0.4))),
    );
  }
  if (plan.hasChairs) addChairs(mesh, { look, plan, isCloth, random });
  return mesh;
}

function addChairs(
  mesh: Mesh,
  set: { look: Look; plan: DiningPlan; isCloth: boolean; random: () => number },
): void {
  const { look, plan, random } = set;
  const upholstery = set.isCloth ? look.main : fabric(mix(look.accent, [0.62, 0.58, 0.52], 0.7));
  const chair = buildChair({ ...look, main: upholstery });
  const perSide = plan.width > 2 ? 3 : plan.width > 1.5 ? 2 : 1;
  for (let i = 0; i < perSide; i++) {
    const x = (plan.width * (i + 0.5)) / perSide - plan.width / 2;
    const squeeze = perSide === 1 ? 1 : 0.92;
    const turn = (): number => (random() - 0.5) * 0.16;
    mesh.append(chair, { at: [x * squeeze, 0, -0.6 - 0.06 * random()], yaw: turn() });
    mesh.append(chair, { at: [x * squeeze + 0.02, 0, 0.6 + 0.08 * random()], yaw: Math.PI + turn() });
  }
  if (!plan.hasEndChairs) return;
  mesh.append(chair, { at: [plan.width / 2 + 0.22, 0, 0], yaw: -Math.PI / 2 + 0.12 });
  mesh.append(chair, { at: [-plan.width / 2 - 0.22, 0, 0], yaw: Math.PI / 2 - 0.05 });
}
