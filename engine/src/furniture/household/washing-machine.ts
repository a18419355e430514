import { metal, paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addForward } from '../../scene/shapes/forward.ts';
import { addTurned } from '../../scene/shapes/turned.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';

const [WIDTH, HEIGHT, DEPTH] = [0.6, 0.85, 0.58];
const PANEL = 0.125;
const CHROME = metal([0.66, 0.67, 0.68], 0.16);
const GLASS = paint([0.012, 0.014, 0.017], 0.05);
const DARK = paint([0.03, 0.031, 0.034], 0.3);
const SEAM = paint([0.12, 0.12, 0.12], 0.9);
const DISPLAY = { ...paint([0.01, 0.012, 0.015], 0.1), emission: [0.1, 0.32, 0.36] as Vec3 };

type Form = 'chrome' | 'dark' | 'deep' | 'slope';

interface Machine {
  readonly body: number;
  readonly face: number;
}

/** A washing machine that is loaded at its front: a chrome ring, a dark door and panel, a bulging glass, or a leaning panel. */
export function buildWashingMachine(look: Look): Mesh {
  const mesh = new Mesh();
  const form = turnBy<Form>(look, ['chrome', 'dark', 'deep', 'slope']);
  const machine: Machine = { body: mesh.material(look.main), face: DEPTH / 2 };
  addBody(mesh, machine);
  addDoor(mesh, machine, form);
  addControls(mesh, machine, form);
  return mesh;
}

function addBody(mesh: Mesh, { body, face }: Machine): void {
  const tall = HEIGHT - PANEL - 0.035;
  addBoard(
    mesh,
    { centre: [0, 0.02 + tall / 2, -0.004], size: [WIDTH, tall, DEPTH - 0.008], radius: 0.012 },
    body,
  );
  addBoard(
    mesh,
    { centre: [0, HEIGHT - 0.014, 0], size: [WIDTH + 0.004, 0.028, DEPTH + 0.012], radius: 0.011 },
    body,
  );
  addBoard(
    mesh,
    { centre: [0, HEIGHT - 0.03 - PANEL / 2, -0.012], size: [WIDTH, PANEL, DEPTH - 0.024], radius: 0.008 },
    body,
  );
  const seam = mesh.material(SEAM);
  addBoard(
    mesh,
    { centre: [0, 0.105, face - 0.0035], size: [WIDTH - 0.03, 0.0025, 0.002], radius: 0.0005 },
    seam,
  );
  addBoard(
    mesh,
    { centre: [0, HEIGHT - PANEL - 0.034, -0.01], size: [WIDTH - 0.01, 0.006, DEPTH - 0.03], radius: 0.001 },
    seam,
  );
  addForward(
    mesh,
    {
      at: [0.21, 0.06, face - 0.003],
      profile: [
        [0.03, 0],
        [0.029, 0.001],
        [0.0001, 0.001],
      ],
      segments: 24,
    },
    seam,
  );
  addForward(
    mesh,
    {
      at: [0.21, 0.06, face - 0.0025],
      profile: [
        [0.028, 0],
        [0.027, 0.003],
        [0.0001, 0.003],
      ],
      segments: 24,
    },
    body,
  );
  const foot = mesh.material(DARK);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      addTurned(
        mesh,
        {
          at: [x * 0.25, 0, z * 0.23],
          profile: [
            [0.0001, 0],
            [0.024, 0],
            [0.022, 0.012],
            [0.012, 0.025],
          ],
          segments: 16,
        },
        foot,
      );
}

const MIDDLE = 0.4;

/** Rings from outside to the glass: radius and distance before the front. */
function addDoor(mesh: Mesh, { face, body }: Machine, form: Form): void {
  const at: Vec3 = [0, MIDDLE, face - 0.006];
  const isDark = form === 'dark';
  const outer = isDark ? 0.232 : 0.205;
  const rim = [
    [outer, 0],
    [outer, 0.014],
    [outer - 0.008, 0.026],
    [outer - 0.026, 0.032],
    [outer - 0.048, 0.026],
    [outer - 0.054, 0.012],
  ] as const;
  const slot = form === 'slope' ? body : mesh.material(isDark ? DARK : CHROME);
  addForward(mesh, { at, profile: rim, segments: 64 }, slot);
  if (!isDark) {
    const groove = [
      [outer + 0.03, 0.004],
      [outer + 0.028, 0.011],
      [outer, 0.01],
    ] as const;
    addForward(mesh, { at, profile: groove, segments: 64 }, body);
  }
  const swell = form === 'deep' ? 0.055 : 0.02;
  const inner = outer - 0.05;
  const glass = Array.from({ length: 9 }, (_, i) => {
    const share = i / 8;
    return [Math.max(0.0001, inner * (1 - share)), 0.014 + swell * (1 - (1 - share) ** 2)] as const;
  });
  addForward(mesh, { at, profile: glass, segments: 56 }, mesh.material(GLASS));
  const drum = [
    [inner * 0.72, 0.016 + swell * 0.55],
    [inner * 0.69, 0.018 + swell * 0.6],
    [inner * 0.66, 0.016 + swell * 0.58],
  ] as const;
  addForward(mesh, { at, profile: drum, segments: 48 }, mesh.material(metal([0.25, 0.26, 0.27], 0.3)));
  const handle: Vec3 = [-outer + 0.02, MIDDLE, face + 0.026];
  addBoard(
    mesh,
    { centre: handle, size: [0.03, 0.11, 0.022], radius: 0.009 },
    mesh.material(isDark ? CHROME : DARK),
  );
}

/** The drawer for powder, the dial and the display. */
function addControls(mesh: Mesh, { face, body }: Machine, form: Form): void {
  const y = HEIGHT - 0.03 - PANEL / 2;
  const z = face - 0.012;
  const isDark = form === 'dark';
  const chrome = mesh.material(CHROME);
  const strip = isDark ? mesh.material(DARK) : body;
  const lean: Vec3 = form === 'slope' ? [-0.14, 0, 0] : [0, 0, 0];
  addBoard(
    mesh,
    { centre: [0, y, z - 0.004], size: [WIDTH - 0.004, PANEL - 0.008, 0.022], radius: 0.006, turn: lean },
    strip,
  );
  addBoard(
    mesh,
    { centre: [-0.195, y, z + 0.006], size: [0.17, PANEL - 0.03, 0.012], radius: 0.005, turn: lean },
    strip,
  );
  addBoard(
    mesh,
    { centre: [-0.195, y - 0.032, z + 0.012], size: [0.12, 0.014, 0.008], radius: 0.003 },
    mesh.material(isDark ? DARK : SEAM),
  );
  const dial = [
    [0.041, 0],
    [0.04, 0.016],
    [0.036, 0.022],
    [0.0001, 0.022],
  ] as const;
  addForward(
    mesh,
    { at: [-0.02, y, z + 0.006], profile: dial, segments: 36 },
    form === 'deep' ? mesh.material(DARK) : chrome,
  );
  const mark: Vec3 = [-0.02, y + 0.026, z + 0.0285];
  addBoard(
    mesh,
    { centre: mark, size: [0.004, 0.016, 0.002], radius: 0.0008 },
    mesh.material(isDark ? CHROME : SEAM),
  );
  addBoard(
    mesh,
    { centre: [0.165, y + 0.006, z + 0.008], size: [0.17, 0.056, 0.004], radius: 0.002 },
    mesh.material(GLASS),
  );
  addBoard(
    mesh,
    { centre: [0.135, y + 0.006, z + 0.0105], size: [0.06, 0.022, 0.001], radius: 0.0004 },
    mesh.material(DISPLAY),
  );
  const buttons = { chrome: 5, dark: 6, deep: 4, slope: 3 }[form];
  for (let i = 0; i < buttons; i++) {
    const at: Vec3 = [0.165 + (i - (buttons - 1) / 2) * 0.032, y - 0.037, z + 0.007];
    addForward(
      mesh,
      {
        at,
        profile: [
          [0.008, 0],
          [0.007, 0.004],
          [0.0001, 0.004],
        ],
        segments: 16,
      },
      chrome,
    );
  }
}
