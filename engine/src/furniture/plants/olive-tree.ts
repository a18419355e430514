import { wood } from '../../scene/materials/wood.ts';
import { addLeaf } from '../../scene/shapes/soft.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import { add, unit, type Vec3 } from '../../scene/vector.ts';
import { BARK, POT_HEIGHT, type Growth } from './growth.ts';

/** A trunk with a round crown of small leaves. */
export function growOlive(growth: Growth): void {
  const { mesh, random } = growth;
  const trunk = mesh.material(wood(BARK));
  const crown: Vec3 = [0.02, POT_HEIGHT + 0.72, 0];
  addTube(
    mesh,
    {
      path: [[0, POT_HEIGHT - 0.03, 0], [-0.02, POT_HEIGHT + 0.3, 0.01], crown],
      radius: (s) => 0.022 - 0.008 * s,
      segments: 10,
    },
    trunk,
  );
  for (let i = 0; i < BRANCHES; i++) {
    // Spread evenly over the upper four fifths of a ball.
    const lift = 1 - (1.55 * (i + 0.5)) / BRANCHES;
    const angle = i * 2.399 + 0.5 * random();
    const level = Math.sqrt(Math.max(0, 1 - lift * lift));
    const out = unit([Math.cos(angle) * level, lift + 0.1, Math.sin(angle) * level]);
    const length = 0.27 + 0.15 * random();
    const start = add(crown, [0.03 * (random() - 0.5), -0.14 * random(), 0.03 * (random() - 0.5)]);
    addBranch(growth, { start, out, length, number: i }, trunk);
  }
}

const BRANCHES = 72;
const LEAVES = 20;

interface Branch {
  readonly start: Vec3;
  readonly out: Vec3;
  readonly length: number;
  readonly number: number;
}

/** A twig bent a little by its leaves. */
function addBranch({ mesh, leaves, random }: Growth, branch: Branch, bark: number): void {
  const { start, out, length } = branch;
  const placeAt = (s: number): Vec3 => [
    start[0] + out[0] * length * s,
    start[1] + out[1] * length * s - 0.05 * s * s,
    start[2] + out[2] * length * s,
  ];
  const path = [placeAt(0), placeAt(0.5), placeAt(1)];
  addTube(mesh, { path, radius: (s) => 0.005 - 0.0035 * s, segments: 5, isOpen: true }, bark);
  for (let k = 0; k < LEAVES; k++) {
    const spin = random() * 2 * Math.PI;
    const along = unit([
      out[0] * 0.7 + Math.cos(spin) * 0.7,
      out[1] * 0.6 + 0.35 * random(),
      out[2] * 0.7 + Math.sin(spin) * 0.7,
    ]);
    addLeaf(
      mesh,
      {
        base: placeAt(0.25 + (0.75 * k) / LEAVES),
        along,
        up: unit([-along[0] * 0.2, 0.95, -along[2] * 0.2]),
        length: 0.075 + 0.035 * random(),
        width: 0.025,
        outline: 'lance',
        steps: 4,
        droop: 0.2,
        seed: k,
      },
      leaves[(branch.number + k) % 3]!,
    );
  }
}
