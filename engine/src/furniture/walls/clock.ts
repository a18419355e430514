import { metal, paint } from '../../scene/materials/hard.ts';
import { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addForward } from '../../scene/shapes/forward.ts';
import { addTube } from '../../scene/shapes/turned.ts';
import { luminance, type Vec3 } from '../../scene/vector.ts';
import { turnBy, type Look } from '../look.ts';

const PALE = paint([0.84, 0.82, 0.77], 0.6);
const INK = paint([0.016, 0.016, 0.018], 0.5);
const BRASS = metal([0.55, 0.4, 0.16], 0.25);

type Form = 'dial' | 'rays' | 'ring' | 'plate' | 'pendulum';

interface Face {
  readonly radius: number;
  /** Height of the middle, and how far before the wall. */
  readonly y: number;
  readonly z: number;
  readonly ink: number;
}

/** A wall clock at ten past ten: a dial in a rim, one with rays, an open ring of metal, a plain plate, or over a pendulum. Stands on y = 0, the wall at z = 0. */
export function buildClock(look: Look): Mesh {
  const mesh = new Mesh();
  FORMS[turnBy<Form>(look, ['dial', 'rays', 'ring', 'plate', 'pendulum'])](mesh, look);
  return mesh;
}

/** A mark at an angle clockwise from twelve, radians, between two distances from the middle. */
function addMark(
  mesh: Mesh,
  face: Face,
  mark: { angle: number; from: number; to: number; wide: number },
): void {
  const { angle, from, to, wide } = mark;
  const middle = (from + to) / 2;
  const centre: Vec3 = [middle * Math.sin(angle), face.y + middle * Math.cos(angle), face.z];
  addBoard(mesh, { centre, size: [wide, to - from, 0.003], radius: 0.001, turn: [0, 0, -angle] }, face.ink);
}

function addMarks(mesh: Mesh, face: Face): void {
  const { radius } = face;
  for (let hour = 0; hour < 12; hour++) {
    const isQuarter = hour % 3 === 0;
    const angle = (hour / 12) * 2 * Math.PI;
    addMark(mesh, face, {
      angle,
      from: radius * (isQuarter ? 0.74 : 0.8),
      to: radius * 0.93,
      wide: radius * (isQuarter ? 0.06 : 0.032),
    });
  }
}

function addHands(mesh: Mesh, face: Face): void {
  const { radius, y, z } = face;
  const above = { ...face, z: z + 0.006 };
  addMark(mesh, above, {
    angle: ((10 + 1 / 6) / 12) * 2 * Math.PI,
    from: -radius * 0.12,
    to: radius * 0.5,
    wide: radius * 0.055,
  });
  addMark(
    mesh,
    { ...face, z: z + 0.01 },
    { angle: (10 / 60) * 2 * Math.PI, from: -radius * 0.14, to: radius * 0.78, wide: radius * 0.038 },
  );
  const hub = [
    [0.0001, 0],
    [radius * 0.05, 0],
    [radius * 0.05, 0.008],
    [0.0001, 0.01],
  ] as const;
  addForward(mesh, { at: [0, y, z + 0.006], profile: hub, segments: 20 }, face.ink);
}

/** A flat disc with a rim of its own. */
function addDial(
  mesh: Mesh,
  dial: { y: number; radius: number; depth: number; rim: number },
  slots: { rim: number; face: number },
): void {
  const { y, radius, depth, rim } = dial;
  const ring = [
    [radius - rim, depth * 0.55],
    [radius - rim, depth],
    [radius - rim * 0.6, depth + 0.006],
    [radius - rim * 0.2, depth + 0.003],
    [radius, depth * 0.7],
    [radius, 0],
    [0.0001, 0],
  ] as const;
  addForward(mesh, { at: [0, y, 0], profile: ring.toReversed(), segments: 72 }, slots.rim);
  const face = [
    [radius - rim + 0.001, depth * 0.6],
    [0.0001, depth * 0.6 + 0.0005],
  ] as const;
  addForward(mesh, { at: [0, y, 0], profile: face, segments: 72 }, slots.face);
}

const FORMS: Record<Form, (mesh: Mesh, look: Look) => void> = {
  dial: (mesh, look) => {
    const [y, depth] = [0.18, 0.045];
    const slots = { rim: mesh.material(look.main), face: mesh.material(PALE) };
    addDial(mesh, { y, radius: 0.18, depth, rim: 0.022 }, slots);
    const face = { radius: 0.16, y, z: depth * 0.6 + 0.002, ink: mesh.material(INK) };
    addMarks(mesh, face);
    addHands(mesh, face);
  },
  rays: (mesh, look) => {
    const [y, depth] = [0.33, 0.03];
    const ray = mesh.material(look.main);
    addDial(mesh, { y, radius: 0.15, depth, rim: 0.014 }, { rim: ray, face: mesh.material(PALE) });
    for (let i = 0; i < 36; i++) {
      const angle = (i / 36) * 2 * Math.PI;
      const end = [0.33, 0.255, 0.29][i % 3]!;
      const at = (r: number): Vec3 => [r * Math.sin(angle), y + r * Math.cos(angle), 0.014];
      addTube(
        mesh,
        { path: [at(0.14), at(end)], radius: (share) => 0.0075 - 0.004 * share, segments: 6 },
        ray,
      );
    }
    const face = { radius: 0.137, y, z: depth * 0.6 + 0.002, ink: mesh.material(INK) };
    addMarks(mesh, face);
    addHands(mesh, face);
  },
  ring: (mesh, look) => {
    const y = 0.33;
    const bar = mesh.material(look.main);
    for (const radius of [0.318, 0.235]) {
      const path = Array.from({ length: 65 }, (_, i): Vec3 => {
        const angle = (i / 64) * 2 * Math.PI;
        return [radius * Math.sin(angle), y + radius * Math.cos(angle), 0.014];
      });
      addTube(mesh, { path, radius: 0.011, segments: 8, isOpen: true }, bar);
    }
    addNumerals(mesh, { radius: 0.3, y, z: 0.016, ink: bar });
    addHands(mesh, { radius: 0.27, y, z: 0.02, ink: bar });
  },
  plate: (mesh, look) => {
    const [y, depth] = [0.2, 0.025];
    const isDark = luminance(look.colour) < 0.25;
    const body = mesh.material(look.main);
    addDial(mesh, { y, radius: 0.2, depth, rim: 0.004 }, { rim: body, face: body });
    const face = { radius: 0.19, y, z: depth * 0.6 + 0.003, ink: mesh.material(isDark ? PALE : INK) };
    for (const angle of [0, Math.PI / 2, Math.PI, 1.5 * Math.PI])
      addMark(mesh, face, { angle, from: 0.15, to: 0.178, wide: 0.008 });
    addHands(mesh, face);
  },
  pendulum: (mesh, look) => {
    const body = mesh.material(look.main);
    const brass = mesh.material(BRASS);
    const y = 0.45;
    addBoard(mesh, { centre: [0, 0.3, 0.05], size: [0.28, 0.58, 0.1], radius: 0.008 }, body);
    addBoard(
      mesh,
      { centre: [0, 0.155, 0.104], size: [0.19, 0.25, 0.012], radius: 0.003 },
      mesh.material(INK),
    );
    for (const end of [0.01, 0.6])
      addBoard(mesh, { centre: [0, end, 0.065], size: [0.34, 0.022, 0.13], radius: 0.006 }, body);
    addTube(
      mesh,
      {
        path: [
          [0.012, 0.3, 0.112],
          [0.022, 0.1, 0.112],
        ],
        radius: 0.003,
        segments: 6,
      },
      brass,
    );
    const bob = [
      [0.0001, 0],
      [0.032, 0.001],
      [0.03, 0.006],
      [0.0001, 0.01],
    ] as const;
    addForward(mesh, { at: [0.022, 0.09, 0.11], profile: bob, segments: 28 }, brass);
    const face = { radius: 0.095, y, z: 0.106, ink: mesh.material(INK) };
    const dial = [
      [0.112, 0],
      [0.112, 0.006],
      [0.1, 0.008],
      [0.098, 0.004],
    ] as const;
    addForward(mesh, { at: [0, y, 0.1], profile: dial, segments: 56 }, brass);
    addForward(
      mesh,
      {
        at: [0, y, 0.1],
        profile: [
          [0.1, 0.004],
          [0.0001, 0.0045],
        ],
        segments: 56,
      },
      mesh.material(PALE),
    );
    addMarks(mesh, face);
    addHands(mesh, face);
  },
};

/** Strokes of the Roman numerals from one to twelve, as they stand round an open ring. */
const STROKES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;
const LEAN = { I: [0], V: [-0.28, 0.28], X: [-0.4, 0.4] } as const;

function addNumerals(mesh: Mesh, face: Face): void {
  STROKES.forEach((numeral, i) => {
    const angle = ((i + 1) / 12) * 2 * Math.PI;
    const signs = [...numeral] as (keyof typeof LEAN)[];
    const widths = signs.map((sign) => (sign === 'I' ? 0.017 : 0.032));
    const total = widths.reduce((a, b) => a + b, 0);
    let x = -total / 2;
    signs.forEach((sign, k) => {
      const at = x + widths[k]! / 2;
      for (const lean of LEAN[sign])
        addStroke(mesh, face, { angle, at: at + (sign === 'V' ? lean * 0.028 : 0), lean });
      x += widths[k]!;
    });
  });
}

function addStroke(mesh: Mesh, face: Face, stroke: { angle: number; at: number; lean: number }): void {
  const { angle, at, lean } = stroke;
  const r = 0.276;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const centre: Vec3 = [r * sin + at * cos, face.y + r * cos - at * sin, face.z - 0.004];
  addBoard(
    mesh,
    { centre, size: [0.0075, 0.076, 0.008], radius: 0.002, turn: [0, 0, lean - angle] },
    face.ink,
  );
}
