import type { Matter } from '../matter.ts';
import type { Room } from '../room/draw-room.ts';
import type { Lighting, Source, Sun } from './lights.ts';
import type { Struck } from './struck.ts';
import type { Triangles } from './triangles.ts';

/** Everything that one picture's colours depend on. */
export interface Look {
  readonly room: Room;
  readonly triangles: Triangles;
  readonly matters: readonly Matter[];
  readonly sources: readonly Source[];
  readonly lighting: Lighting;
  readonly random: () => number;
}

const pattern = { scale: 1, out: new Float64Array(2) };
/** Textures are read away from their origin, where patterns are symmetric. */
const AWAY = 20;

/** Writes the reflectance of the stuff at a struck place, seen in its model's own axes. */
function reflectance(look: Look, t: number, { struck, out }: { struck: Struck; out: Float64Array }): void {
  const { place, normal } = struck;
  const { frames, owners, stuffs } = look.triangles;
  const matter = look.matters[stuffs[t]!]!;
  const frame = 5 * owners[t]!;
  const [cos, sin] = [frames[frame + 3]!, frames[frame + 4]!];
  const dx = place[0]! - frames[frame]!;
  const dz = place[2]! - frames[frame + 2]!;
  const x = dx * cos - dz * sin + AWAY;
  const z = dx * sin + dz * cos + AWAY;
  const y = place[1]! - frames[frame + 1]!;
  const nx = Math.abs(normal[0]! * cos - normal[2]! * sin);
  const nz = Math.abs(normal[0]! * sin + normal[2]! * cos);
  let u = x;
  let v = y;
  if (Math.abs(normal[1]!) > 0.7) v = z;
  else if (nx > nz) u = z;
  if (matter.isTurned) [u, v] = [v, u];
  pattern.scale = matter.scale;
  matter.pattern(u, v, pattern);
  const share = pattern.out[0]!;
  const tone = pattern.out[1]!;
  for (let k = 0; k < 3; k++) {
    out[k] = Math.max(0, Math.min(0.97, (matter.first[k]! * (1 - share) + matter.second[k]! * share) * tone));
  }
}

/** Share of a source's light that reaches a place, by four looks into its shadow map, one somewhere in each quarter of the blur; outside the map it does. */
function visibility(
  { view, depth, blur }: Source,
  [x, y, z]: readonly [number, number, number],
  random: () => number,
): number {
  if (z <= 0.06) return 0.35;
  const side = view.width;
  const u = side / 2 + (view.focal * x) / z;
  const v = side / 2 - (view.focal * y) / z;
  let seen = 0;
  for (let i = 0; i < 4; i++) {
    const column = (u + ((i & 1) - random()) * blur * 0.5) | 0;
    const row = (v + ((i >> 1) - random()) * blur * 0.5) | 0;
    const isOutside = column < 0 || row < 0 || column >= side || row >= side;
    if (isOutside || depth[row * side + column]! * (z * 0.98 - 0.04) < 1) seen += 0.25;
  }
  return seen;
}

function addSources(look: Look, { place, normal }: Struck, light: Float64Array): void {
  for (const [i, source] of look.sources.entries()) {
    const { at, right, up, ahead } = source.view;
    const [x, y, z] = [place[0]! - at[0], place[1]! - at[1], place[2]! - at[2]];
    const squared = x * x + y * y + z * z;
    const distance = Math.sqrt(squared);
    const facing = (0.12 - (x * normal[0]! + y * normal[1]! + z * normal[2]!) / distance) / 1.12;
    if (facing <= 0) continue;
    const deep = x * ahead[0] + y * ahead[1] + z * ahead[2];
    const across = x * right[0] + y * right[1] + z * right[2];
    const high = x * up[0] + y * up[1] + z * up[2];
    const seen = visibility(source, [across, high, deep], look.random);
    const strength = (facing * Math.max(0.12, deep / distance) * source.area * seen * 0.32) / (squared + 0.6);
    for (let k = 0; k < 3; k++) light[k]! += strength * look.lighting.colours[i]![k]!;
  }
}

/** Sunlight that falls through the window, between its bars. */
function addSun(look: Look, sun: Sun, { struck, light }: { struck: Struck; light: Float64Array }): void {
  const { place, normal } = struck;
  const { window, towards } = sun;
  const { width, depth } = look.room.size;
  const isSide = window.wall % 2 === 1;
  const axis = isSide ? 0 : 2;
  const wall = ((isSide ? width : depth) / 2) * (window.wall === 1 || window.wall === 2 ? 1 : -1);
  const far = (wall - place[axis]!) / towards[axis]!;
  const facing = normal[0]! * towards[0] + normal[1]! * towards[1] + normal[2]! * towards[2];
  if (far <= 0.05 || facing <= 0) return;
  const across = place[2 - axis]! + towards[2 - axis]! * far - window.along;
  const high = place[1]! + towards[1] * far;
  const bar = Math.abs((((across / window.width) * 2 + 10.5) % 1) - 0.5);
  if (Math.abs(across) >= window.width / 2 || high <= window.sill || high >= window.head || bar < 0.04)
    return;
  light[0]! += sun.strength * facing;
  light[1]! += sun.strength * facing * 0.95;
  light[2]! += sun.strength * facing * 0.85;
}

/** What a struck place sends back: its stuff times the light that falls on it, and what it sends out itself. Red, green, blue each. */
export interface Sent {
  readonly stuff: Float64Array;
  /** From everywhere, from windows and lamps. */
  readonly light: Float64Array;
  /** The sun's, whose patches have sharp ends. */
  readonly sun: Float64Array;
  readonly glow: Float64Array;
}

export const makeSent = (): Sent => ({
  stuff: new Float64Array(3),
  light: new Float64Array(3),
  sun: new Float64Array(3),
  glow: new Float64Array(3),
});

/** Writes what a struck place sends back, mirroring left aside. `open` is how open its surroundings are, 0..1. */
export function send(
  look: Look,
  t: number,
  { struck, open, sent }: { struck: Struck; open: number; sent: Sent },
): void {
  const matter = look.matters[look.triangles.stuffs[t]!]!;
  reflectance(look, t, { struck, out: sent.stuff });
  const { ambient, sun } = look.lighting;
  const soft =
    open *
    (0.6 + 0.4 * struck.normal[1]!) *
    (0.75 + 0.25 * Math.min(1, struck.place[1]! / look.room.size.height));
  for (let k = 0; k < 3; k++) sent.light[k] = ambient[k]! * soft;
  addSources(look, struck, sent.light);
  sent.sun.fill(0);
  if (sun) addSun(look, sun, { struck, light: sent.sun });
  for (let k = 0; k < 3; k++) sent.glow[k] = sent.stuff[k]! * matter.glow * (k === 2 ? 0.92 : 1);
}

const sent = makeSent();

/** Writes the light a struck place sends back, mirroring left aside. `open` is how open its surroundings are, 0..1. */
export function shade(
  look: Look,
  t: number,
  { struck, open, out }: { struck: Struck; open: number; out: Float64Array },
): void {
  send(look, t, { struck, open, sent });
  for (let k = 0; k < 3; k++) out[k] = sent.stuff[k]! * (sent.light[k]! + sent.sun[k]!) + sent.glow[k]!;
}
