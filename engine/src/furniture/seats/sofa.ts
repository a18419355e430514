import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addPillow } from '../../scene/shapes/soft.ts';
import { addLeg, addTube } from '../../scene/shapes/turned.ts';
import { fabric, wool } from '../../scene/materials/textile.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import type { Random } from '../../random.ts';
import { chances, type Look } from '../look.ts';
import { addBack } from './sofa-back.ts';
import { planSofa, type SofaPlan } from './sofa-plan.ts';

/** A sofa or, when narrow, an armchair. `width` in metres, 0.8 to 2.8; four arms, three backs, three kinds of legs, one seat cushion or several. */
export function buildSofa(look: Look, width: number): Mesh {
  const random = chances(look, 1);
  const sofa = planSofa(width, random);
  const mesh = new Mesh();
  const body = mesh.material(look.main);
  addFrame(mesh, sofa, body);
  addSeats(mesh, sofa, body);
  addBack(mesh, sofa, { body, random });
  addSofaLegs(mesh, sofa, mesh.material(look.legs));
  if (look.hasDecor) addScatter(mesh, sofa, { look, random });
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
    const centre: Vec3 = [-inner / 2 + wide * (i + 0.5), legHeight + 0.262, 0.105];
    const size: Vec3 = [wide - 0.006, 0.165, depth - 0.27];
    addBox(
      mesh,
      {
        centre,
        size,
        radius: 0.05,
        bulge: [0.004, 0.034, 0.018],
        dents: 0.012,
        dentFrequency: 5,
        seed: i + 3,
      },
      body,
    );
    addPiping(mesh, { centre, size }, body);
  }
}

/** The cord sewn round the upper edge of a seat cushion. */
function addPiping(mesh: Mesh, cushion: { centre: Vec3; size: Vec3 }, material: number): void {
  const { centre, size } = cushion;
  const x = size[0] / 2 - 0.045;
  const z = size[2] / 2 + 0.004;
  const y = centre[1] + size[1] / 2 - 0.014;
  const path: Vec3[] = [];
  for (let k = 0; k <= 16; k++) {
    const share = k / 16;
    const bow = 0.012 * (1 - (2 * share - 1) ** 2);
    path.push([centre[0] + (share * 2 - 1) * x, y + bow * 0.6, centre[2] + z + bow]);
  }
  addTube(mesh, { path, radius: 0.0045, segments: 6 }, material);
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

function addScatter(mesh: Mesh, sofa: SofaPlan, decor: { look: Look; random: Random }): void {
  const { look, random } = decor;
  const strong = mesh.material(fabric(look.accent));
  const pale = mesh.material(wool(mix(look.accent, [0.72, 0.67, 0.58], 0.75)));
  const inner = sofa.width - 2 * sofa.arm;
  const base = sofa.legHeight + 0.5;
  if (sofa.seats === 1) {
    addPillow(
      mesh,
      { centre: [0.02, base, 0.02], size: [0.46, 0.34, 0.15], turn: [-0.33, 0.06, 0], seed: 4 },
      strong,
    );
    return;
  }
  const lean = (random() - 0.5) * 0.12;
  addPillow(
    mesh,
    {
      centre: [-inner / 2 + 0.23, base + 0.04, 0.02],
      size: [0.47, 0.47, 0.17],
      turn: [-0.32, 0.34, 0.06 + lean],
      seed: 2,
    },
    strong,
  );
  addPillow(
    mesh,
    {
      centre: [inner / 2 - 0.23, base + 0.03, 0.03],
      size: [0.45, 0.45, 0.16],
      turn: [-0.3, -0.38, -0.07 + lean],
      seed: 3,
    },
    pale,
  );
  if (inner > 1.6) {
    addPillow(
      mesh,
      {
        centre: [inner / 2 - 0.47, base - 0.02, 0.09],
        size: [0.5, 0.3, 0.14],
        turn: [-0.38, -0.15, 0.02],
        seed: 5,
      },
      strong,
    );
  }
}
