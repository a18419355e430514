import { paint } from '../../scene/materials/hard.ts';
import { fabric } from '../../scene/materials/textile.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addForward } from '../../scene/shapes/forward.ts';
import { addTube, type Profile } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';

type Form = 'tower' | 'stand' | 'net';

/** A membrane in the front of a box: its middle and the radius of its rim, metres. */
interface Driver {
  readonly at: Vec3;
  readonly radius: number;
}

const BLACK = paint([0.018, 0.018, 0.02], 0.45);
const CONE = paint([0.04, 0.04, 0.043], 0.6);
const RIM = paint([0.09, 0.09, 0.095], 0.3);
const NET: Vec3 = [0.06, 0.06, 0.064];

/** A hi-fi loudspeaker on the floor, about 1 m high: a tower with three membranes, a box on a stand, or a tower behind net. It looks along +z. */
export function buildSpeaker(look: Look): Mesh {
  const mesh = new Mesh();
  FORMS[turnBy<Form>(look, ['net', 'tower', 'stand'])](mesh, look);
  return mesh;
}

const FORMS: Record<Form, (mesh: Mesh, look: Look) => void> = {
  tower: (mesh, look) => {
    addPlinth(mesh, [0.27, 0.32]);
    addBoard(
      mesh,
      { centre: [0, 0.52, 0], size: [0.22, 0.98, 0.28], radius: 0.006 },
      mesh.material(look.main),
    );
    addDriver(mesh, { at: [0, 0.93, 0.14], radius: 0.034 });
    for (const y of [0.76, 0.56]) addDriver(mesh, { at: [0, y, 0.14], radius: 0.088 });
    addDriver(mesh, { at: [0, 0.38, 0.14], radius: 0.05 });
  },
  stand: (mesh, look) => {
    addPlinth(mesh, [0.26, 0.28]);
    const metal = mesh.material(BLACK);
    for (const x of [-0.035, 0.035])
      addTube(
        mesh,
        {
          path: [
            [x, 0.02, -0.02],
            [x, 0.6, -0.02],
          ],
          radius: 0.017,
          segments: 18,
        },
        metal,
      );
    addBoard(mesh, { centre: [0, 0.605, 0], size: [0.18, 0.012, 0.2] }, metal);
    addBoard(
      mesh,
      { centre: [0, 0.8, 0], size: [0.23, 0.378, 0.27], radius: 0.006 },
      mesh.material(look.main),
    );
    addDriver(mesh, { at: [0, 0.91, 0.135], radius: 0.036 });
    addDriver(mesh, { at: [0, 0.745, 0.135], radius: 0.09 });
  },
  net: (mesh, look) => {
    addPlinth(mesh, [0.28, 0.3]);
    addBoard(mesh, { centre: [0, 0.48, 0], size: [0.24, 0.9, 0.26], radius: 0.01 }, mesh.material(look.main));
    const size: Vec3 = [0.216, 0.72, 0.018];
    addBoard(mesh, { centre: [0, 0.555, 0.136], size, radius: 0.008 }, mesh.material(fabric(NET)));
    addBoard(
      mesh,
      { centre: [0, 0.115, 0.131], size: [0.04, 0.008, 0.003], radius: 0.001 },
      mesh.material(RIM),
    );
  },
};

/** A black foot under the box, width and depth in metres. */
function addPlinth(mesh: Mesh, [width, depth]: readonly [number, number]): void {
  const size: Vec3 = [width, 0.022, depth];
  addBoard(mesh, { centre: [0, 0.011, 0], size, radius: 0.005 }, mesh.material(BLACK));
}

/** A rim, the surround, and the cone with its cap. */
function addDriver(mesh: Mesh, { at, radius }: Driver): void {
  const rim: Profile = [
    [radius * 0.86, 0.001],
    [radius * 0.86, 0.005],
    [radius * 0.98, 0.006],
    [radius, 0.003],
    [radius, 0],
  ];
  const cone: Profile = [
    [0.0001, 0.004],
    [radius * 0.16, 0.003],
    [radius * 0.27, 0.0008],
    [radius * 0.3, 0.0006],
    [radius * 0.66, 0.002],
    [radius * 0.7, 0.005],
    [radius * 0.78, 0.006],
    [radius * 0.86, 0.003],
  ];
  addForward(mesh, { at, profile: rim, segments: 44 }, mesh.material(RIM));
  addForward(mesh, { at, profile: cone, segments: 44 }, mesh.material(CONE));
}
