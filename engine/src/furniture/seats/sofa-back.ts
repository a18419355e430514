import type { Random } from '../../random.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addBox } from '../../scene/shapes/rounded-box.ts';
import { addPillow } from '../../scene/shapes/soft.ts';
import { addCushion } from './cushion.ts';
import type { SofaPlan } from './sofa-plan.ts';

interface Soft {
  readonly body: number;
  readonly random: Random;
}

/** What one leans on: plump cushions, padded channels sewn into the back, or a row of loose pillows. */
export function addBack(mesh: Mesh, sofa: SofaPlan, soft: Soft): void {
  if (sofa.backKind === 'channels') addChannels(mesh, sofa, soft.body);
  else addRow(mesh, sofa, soft);
}

function addRow(mesh: Mesh, sofa: SofaPlan, soft: Soft): void {
  const { depth, legHeight, backHeight, seats } = sofa;
  const inner = sofa.width - 2 * sofa.arm;
  const isLoose = sofa.backKind === 'pillows';
  const count = isLoose ? Math.max(1, Math.round(inner / 0.56)) : seats;
  const wide = inner / count;
  for (let i = 0; i < count; i++) {
    const x = -inner / 2 + wide * (i + 0.5);
    const jitter = (soft.random() - 0.5) * (isLoose ? 0.05 : 0.02);
    if (isLoose) {
      addPillow(
        mesh,
        {
          centre: [x, legHeight + 0.34 + backHeight * 0.42, -depth / 2 + 0.29 + jitter],
          size: [wide + 0.05, 0.58, 0.27],
          turn: [-0.26 + jitter, jitter * 2, jitter],
          seed: i + 21,
        },
        soft.body,
      );
      continue;
    }
    addCushion(
      mesh,
      {
        centre: [x, legHeight + backHeight * 0.84, -depth / 2 + 0.27 + jitter],
        size: [wide - 0.012, backHeight * 0.68, 0.16],
        use: 'back',
        turn: [-0.2 + jitter, jitter, jitter * 0.6],
        seed: i + 11,
        isPiped: sofa.isPiped,
      },
      soft.body,
    );
  }
}

function addChannels(mesh: Mesh, sofa: SofaPlan, body: number): void {
  const { depth, legHeight, backHeight } = sofa;
  const inner = sofa.width - 2 * sofa.arm;
  const count = Math.max(4, Math.round(inner / 0.15));
  const wide = inner / count;
  for (let i = 0; i < count; i++) {
    addBox(
      mesh,
      {
        centre: [-inner / 2 + wide * (i + 0.5), legHeight + 0.06 + backHeight * 0.54, -depth / 2 + 0.23],
        size: [wide + 0.004, backHeight * 0.92, 0.13],
        radius: 0.05,
        bulge: [0, 0.006, 0.022],
        divisions: 6,
        turn: [-0.14, 0, 0],
        seed: i + 31,
      },
      body,
    );
  }
}
