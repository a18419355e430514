import type { Random } from '../../random.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import { cross, unit, type Vec3 } from '../../scene/vector.ts';

/** Where a head of petals sits, which way it looks, and how large it is. */
export interface Bloom {
  readonly at: Vec3;
  /** Unit direction out of its heart. */
  readonly axis: Vec3;
  /** Metres. */
  readonly radius: number;
  readonly random: Random;
}

/** A place of a bloom, in its radii: distance from its axis and height along it. */
type Place = readonly [out: number, up: number];

interface Petal {
  /** Direction round the axis, radians. */
  readonly turn: number;
  /** Across its broadest part, in radii of the bloom. */
  readonly wide: number;
  /** Its middle line, by the share of the way from foot to tip. */
  readonly line: (share: number) => Place;
  /** Share of the width by the same. */
  readonly outline: (share: number) => number;
  /** Faces across and along. */
  readonly faces: readonly [number, number];
}

/** Points of a bloom by the direction round its axis, radians. */
function placer({ at, axis, radius }: Bloom): (turn: number, place: Place) => Vec3 {
  const a = unit(cross(axis, Math.abs(axis[0]) > 0.8 ? [0, 0, 1] : [1, 0, 0]));
  const b = cross(axis, a);
  return (turn, [out, up]) => {
    const [x, y] = [out * radius * Math.cos(turn), out * radius * Math.sin(turn)];
    const on = (k: 0 | 1 | 2): number => at[k] + a[k] * x + b[k] * y + axis[k] * up * radius;
    return [on(0), on(1), on(2)];
  };
}

/** Nearer to the axis than this, in radii, petals are not bent round it any more. */
const INNERMOST = 0.14;

function addPetal(mesh: Mesh, { bloom, petal }: { bloom: Bloom; petal: Petal }, slot: number): void {
  const { turn, wide, line, outline, faces } = petal;
  const place = placer(bloom);
  const at = (across: number, up: number): Vec3 => {
    const [out, height] = line(up);
    const off = ((across - 0.5) * wide * outline(up)) / Math.max(INNERMOST, out);
    return place(turn + off, [out, height]);
  };
  addSheet(mesh, { columns: faces[0], rows: faces[1], at, span: [1, 1] }, slot);
}

const GOLDEN = 2.39996;

/** Broad to near its blunt end. */
const blunt = (share: number): number =>
  Math.min(1, 0.45 + 1.3 * share) * Math.sqrt(Math.max(0.05, 1 - Math.max(0, (share - 0.7) / 0.32) ** 2));

/** Broad in the middle, drawn to a point. */
const pointed = (share: number): number => Math.max(0.04, Math.sin(Math.PI * (0.14 + 0.84 * share))) ** 0.75;

/** A double flower of `count` petals: shut in its heart, the outer ones rolled back; a rose, and with many petals a peony. */
export function addRose(mesh: Mesh, bloom: Bloom & { count: number }, slots: readonly number[]): void {
  const { count, random } = bloom;
  const start = random() * 6;
  for (let i = 0; i < count; i++) {
    const open = (i / (count - 1)) ** 0.9;
    const lift = 0.08 * (random() - 0.5);
    const line = (share: number): Place => {
      const rolled = open * Math.max(0, share - 0.68);
      const out = 0.07 + (0.13 + 0.3 * open) * Math.sin(Math.min(1, share * 1.25) * 1.57);
      return [out + 0.4 * open * share * share, (0.98 - 0.42 * open + lift) * share - 1.1 * rolled];
    };
    const petal = { turn: start + i * GOLDEN, wide: 0.5 + 0.62 * open, line, outline: blunt };
    addPetal(mesh, { bloom, petal: { ...petal, faces: [4, 5] } }, slots[i % slots.length]!);
  }
}

/** Thick pointed leaves in a spiral, the inner ones upright: a succulent's rosette. */
export function addRosette(mesh: Mesh, bloom: Bloom & { count: number }, slots: readonly number[]): void {
  const { count, random } = bloom;
  for (let i = 0; i < count; i++) {
    const open = (i + 1) / count;
    const reach = (0.16 + 0.84 * open ** 0.8) * (0.95 + 0.1 * random());
    const line = (share: number): Place => [
      0.04 + reach * share * (1 - 0.18 * share),
      (0.72 - 0.62 * open) * share + 0.3 * open * share ** 3,
    ];
    const petal = { turn: i * GOLDEN, wide: 0.22 + 0.42 * open, line, outline: keeled };
    addPetal(mesh, { bloom, petal: { ...petal, faces: [4, 6] } }, slots[i % slots.length]!);
  }
}

/** Broadest beyond the middle, with a short tip. */
const keeled = (share: number): number =>
  Math.max(0.03, Math.sin(Math.PI * (0.12 + 0.87 * share ** 1.7))) ** 0.8;

/** Six petals that make a cup; `open` from 0, shut, to 1. */
export function addTulip(mesh: Mesh, bloom: Bloom & { open: number }, slot: number): void {
  for (let i = 0; i < 6; i++) {
    const isOuter = i % 2 === 0;
    const spread = isOuter ? 1 : 0.88;
    const line = (share: number): Place => [
      spread *
        (0.16 + 0.72 * Math.sin(Math.PI * (0.04 + 0.6 * share)) - (0.42 - 0.5 * bloom.open) * share ** 2),
      2.2 * share - 0.12 * (1 - share),
    ];
    const petal = { turn: (i * Math.PI) / 3, wide: 1.2, line, outline: pointed };
    addPetal(mesh, { bloom, petal: { ...petal, faces: [4, 7] } }, slot);
  }
}

interface Ray {
  readonly bloom: Bloom;
  /** Petals in each row, and how many rows. */
  readonly count: number;
  readonly rows: number;
  /** Of the heart, in radii of the bloom. */
  readonly heart: number;
}

/** Petals round a domed heart: daisies, sunflowers. */
export function addDaisy(mesh: Mesh, { bloom, count, rows, heart }: Ray, slots: DaisySlots): void {
  const { random } = bloom;
  for (let i = 0; i < count * rows; i++) {
    const row = Math.floor(i / count);
    const reach = (0.86 + 0.16 * random()) * (1 - 0.12 * row);
    const dip = 0.22 * (random() - 0.35) - 0.12 * row;
    const line = (share: number): Place => [
      heart * 0.8 + (reach - heart * 0.8) * share,
      0.05 + 0.12 * Math.sin(share * 2.4) - dip * share * share,
    ];
    const turn = ((i + 0.5 * row + 0.5 * (random() - 0.5)) / count) * 2 * Math.PI;
    const petal = { turn, wide: (heart < 0.35 ? 5.4 : 7.2) / count, line, outline: pointed };
    addPetal(mesh, { bloom, petal: { ...petal, faces: [2, 4] } }, slots.petal);
  }
  addDome(mesh, { bloom, radius: heart, height: heart * 0.5 }, slots.heart);
}

interface DaisySlots {
  readonly petal: number;
  readonly heart: number;
}

/** A low dome in the middle of a bloom; sizes in its radii. */
function addDome(mesh: Mesh, dome: { bloom: Bloom; radius: number; height: number }, slot: number): void {
  const { bloom, radius, height } = dome;
  const place = placer(bloom);
  const at = (across: number, up: number): Vec3 => {
    const angle = (up * Math.PI) / 2;
    return place(-across * 2 * Math.PI, [radius * Math.cos(angle), 0.03 + height * Math.sin(angle)]);
  };
  addSheet(mesh, { columns: 14, rows: 4, at, span: [0.1, 0.1] }, slot);
}

/** A ball of florets of four petals each: a hydrangea. */
export function addHydrangea(mesh: Mesh, bloom: Bloom, slots: readonly number[]): void {
  const place = placer(bloom);
  const { random } = bloom;
  const count = 58;
  for (let i = 0; i < count; i++) {
    const lift = 1 - (1.5 * (i + 0.5)) / count;
    const level = Math.sqrt(1 - lift * lift);
    const swell = 0.86 + 0.16 * random();
    const at = place(i * GOLDEN, [level * swell, lift * 0.8 * swell]);
    const centre = place(0, [0, 0]);
    const axis = unit([at[0] - centre[0], at[1] - centre[1], at[2] - centre[2]]);
    addFloret(mesh, { at, axis, radius: bloom.radius * 0.3, random }, slots[i % slots.length]!);
  }
}

/** Four or so flat petals. */
function addFloret(mesh: Mesh, bloom: Bloom, slot: number): void {
  const start = bloom.random() * 3;
  const line = (share: number): Place => [0.05 + 0.95 * share, 0.22 * share * share];
  for (let i = 0; i < 4; i++) {
    const petal = { turn: start + (i * Math.PI) / 2, wide: 1.05, line, outline: blunt };
    addPetal(mesh, { bloom, petal: { ...petal, faces: [2, 2] } }, slot);
  }
}

/** Many hairs that lean outwards along a stalk: the plume of pampas grass. `radius` is how far they reach. */
export function addPlume(
  mesh: Mesh,
  plume: { bloom: Bloom; length: number; hairs: number },
  slots: readonly number[],
): void {
  const { bloom, length, hairs } = plume;
  const { random, radius } = bloom;
  const place = placer(bloom);
  for (let i = 0; i < hairs; i++) {
    const share = i / hairs;
    const foot = (share * length) / radius;
    const reach = (0.25 + 0.75 * Math.sin(Math.PI * (0.15 + 0.8 * share))) * (0.5 + 0.7 * random());
    const rise = (0.3 + 0.25 * random()) * (length / radius) * (1 - 0.35 * share);
    const turn = i * GOLDEN;
    const sag = 0.5 * random();
    const at = (across: number, up: number): Vec3 => {
      const off = (across - 0.5) * 0.06 * (1.1 - up);
      const [out, level] = [reach * up ** 1.2 + off, foot + rise * up - sag * reach * up * up];
      return place(turn + off * 3, [out, level]);
    };
    addSheet(mesh, { columns: 1, rows: 4, at, span: [1, 1] }, slots[i % slots.length]!);
  }
}
