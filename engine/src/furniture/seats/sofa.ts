import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { chances, type Look } from '../look.ts';
import { addCushion } from './cushion.ts';
import { addBack } from './sofa-back.ts';
import { addScatter } from './sofa-scatter.ts';
import { planSofa, type SofaPlan } from './sofa-plan.ts';

/** A sofa or, when narrow, an armchair. `width` in metres, 0.8 to 2.8; four arms, three backs, three kinds of legs, one seat cushion or several. */
export function buildSofa(look: Look, width: number): Mesh {
  const random = chances(look, 1);
  const sofa = planSofa(look, width, random);
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  addFrame(mesh, sofa, body);
  addSeats(mesh, sofa, body);
  addBack(mesh, sofa, { body, random });
  addSofaLegs(mesh, sofa, mesh.material(look.legs));
  if (look.hasDecor)
    addScatter(mesh, { inner: width - 2 * sofa.arm, seat: sofa.legHeight + 0.36, z: 0.02 }, { look, random });
  return mesh;
}

function addFrame(mesh: Mesh, sofa: SofaPlan, body: number): void {
  const { width, depth, arm, armHeight, armRadius, legHeight, backHeight } = sofa;
  addBox(
    mesh,
    {
      centre: [0, legHeight + 0.1, -0.01],
      size: [width - 0.03, 0.2, depth - 0.06],
      radius: 0.03,
      dents: 0.004,
    },
    body,
  );
  addBox(
    mesh,
    {
      centre: [0, legHeight + backHeight / 2 + 0.02, -depth / 2 + 0.1],
      size: [width - 0.06, backHeight, 0.2],
      radius: 0.07,
      dents: 0.005,
      turn: [-0.1, 0, 0],
    },
    body,
  );
  for (const side of [-1, 1]) {
    addBox(
      mesh,
      {
        centre: [side * (width / 2 - arm / 2), legHeight + armHeight / 2, 0],
        size: [arm, armHeight, depth],
        radius: armRadius,
        bulge: [0.014, 0.012, 0.01],
        dents: 0.005,
        seed: side,
      },
      body,
    );
    if (sofa.isRolled) addRoll(mesh, sofa, { side, body });
  }
}

/** The bolster on top of a rolled arm. */
function addRoll(mesh: Mesh, sofa: SofaPlan, roll: { side: number; body: number }): void {
  const { width, depth, arm, armHeight, legHeight } = sofa;
  addBox(
    mesh,
    {
      centre: [roll.side * (width / 2 - arm / 2 + 0.025), legHeight + armHeight - 0.015, 0.005],
      size: [arm + 0.09, 0.2, depth + 0.02],
      radius: 0.099,
      dents: 0.004,
      seed: roll.side + 5,
    },
    roll.body,
  );
}

function addSeats(mesh: Mesh, sofa: SofaPlan, body: number): void {
  const { depth, arm, legHeight } = sofa;
  const inner = sofa.width - 2 * arm;
  const count = sofa.hasBench ? 1 : sofa.seats;
  const wide = inner / count;
  for (let i = 0; i < count; i++) {
    addCushion(
      mesh,
      {
        centre: [-inner / 2 + wide * (i + 0.5), legHeight + 0.262, 0.105],
        size: [wide - 0.006, 0.165, depth - 0.27],
        use: 'seat',
        seed: i + 3,
        isPiped: sofa.isPiped,
      },
      body,
    );
  }
}

function addSofaLegs(mesh: Mesh, sofa: SofaPlan, material: number): void {
  const { width, depth, legHeight, legKind } = sofa;
  if (legKind === 'rail') {
    addRails(mesh, sofa, material);
    return;
  }
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const top: Vec3 = [x * (width / 2 - 0.11), legHeight + 0.02, z * (depth / 2 - 0.11)];
      if (legKind === 'block') {
        addBox(
          mesh,
          {
            centre: [top[0], legHeight / 2 + 0.01, top[2]],
            size: [0.06, legHeight + 0.02, 0.06],
            radius: 0.004,
          },
          material,
        );
      } else {
        const foot: Vec3 = [x * (width / 2 - 0.08), 0, z * (depth / 2 - 0.08)];
        addLeg(mesh, { top, foot, radii: [0.026, 0.014] }, material);
      }
    }
  }
}

/** A bent bar under each end. */
function addRails(mesh: Mesh, sofa: SofaPlan, material: number): void {
  const { width, depth, legHeight } = sofa;
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.14);
    const z = depth / 2 - 0.1;
    for (const end of [-1, 1]) {
      addBox(
        mesh,
        { centre: [x, legHeight / 2 + 0.01, end * z], size: [0.026, legHeight + 0.02, 0.026], radius: 0.004 },
        material,
      );
    }
    addBox(mesh, { centre: [x, 0.013, 0], size: [0.026, 0.026, 2 * z], radius: 0.004 }, material);
  }
}
