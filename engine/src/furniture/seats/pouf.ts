import { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addLeg, addTurned } from '../../scene/shapes/turned.ts';
import { chances, pick, suited, type Look } from '../look.ts';

type PoufForm = 'pumpkin' | 'drum' | 'cube';

/** A pouf: ribbed like a pumpkin, a drum on short legs, or a soft cube. */
export function buildPouf(look: Look): Mesh {
  const mesh = new Mesh();
  const cloth = mesh.material(look.main);
  const form = pick(chances(look, 17), suited<PoufForm>(look, ['pumpkin', 'drum', 'cube']));
  if (form === 'pumpkin') addPumpkin(mesh, cloth);
  else if (form === 'drum') addDrum(mesh, cloth, mesh.material(look.legs));
  else
    addBox(
      mesh,
      {
        centre: [0, 0.212, 0],
        size: [0.5, 0.4, 0.5],
        radius: 0.055,
        bulge: [0.02, 0.03, 0.02],
        dents: 0.01,
        dentFrequency: 5,
        seed: look.seed % 17,
      },
      cloth,
    );
  return mesh;
}

function addPumpkin(mesh: Mesh, cloth: number): void {
  const profile = [
    [0.0001, 0.004],
    [0.24, 0.004],
    [0.29, 0.05],
    [0.312, 0.14],
    [0.312, 0.24],
    [0.288, 0.33],
    [0.235, 0.382],
    [0.13, 0.405],
    [0.02, 0.4],
    [0.0001, 0.396],
  ] as const;
  addTurned(
    mesh,
    {
      at: [0, 0, 0],
      profile,
      segments: 96,
      ripple: (angle, radius) =>
        radius > 0.03 ? -0.012 * Math.abs(Math.cos(angle * 6)) ** 8 * (radius / 0.3) : 0,
    },
    cloth,
  );
}

function addDrum(mesh: Mesh, cloth: number, legs: number): void {
  const profile = [
    [0.0001, 0.1],
    [0.25, 0.1],
    [0.262, 0.112],
    [0.265, 0.2],
    [0.265, 0.33],
    [0.268, 0.345],
    [0.27, 0.352],
    [0.268, 0.36],
    [0.262, 0.37],
    [0.24, 0.395],
    [0.15, 0.415],
    [0.0001, 0.42],
  ] as const;
  addTurned(mesh, { at: [0, 0, 0], profile, segments: 72 }, cloth);
  for (let i = 0; i < 4; i++) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    addLeg(
      mesh,
      { top: [x * 0.19, 0.11, z * 0.19], foot: [x * 0.215, 0, z * 0.215], radii: [0.017, 0.011] },
      legs,
    );
  }
}
