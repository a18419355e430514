import { classId } from '../labels.ts';
import { aim } from './occlusion.ts';
import type { Visible } from './rasterise.ts';
import { reflect, roomLight, type Mirror } from './reflections.ts';
import { bounce, smoothLight, type Lit } from './bounce.ts';
import { makeSent, send, type Look, type Sent } from './shade.ts';
import { makeStruck, meet, type Struck } from './struck.ts';
import type { View } from './view.ts';

const FLOOR = classId('floor');
const MIRROR = classId('mirror');

/** What the camera sees of a room, before it is coloured. */
export interface Scene {
  /** Two samples a pixel each way. */
  readonly view: View;
  /** One sample a pixel. */
  readonly coarse: View;
  readonly visible: Visible;
  readonly open: Float32Array;
  readonly mirrors: readonly Mirror[];
}

interface Mirrored {
  readonly mirror: Mirror;
  readonly colours: Float32Array;
}

/** Colours what the camera sees: linear RGB, one a pixel. */
export function expose(look: Look, scene: Scene): Float32Array {
  const { view, visible, open } = scene;
  const [width, height] = [view.width / 2, view.height / 2];
  const planes = (count: number): Float32Array => new Float32Array(count * width * height);
  const lit: Lit = {
    ...{ width, height, open },
    ...{ stuff: planes(3), light: planes(3), sun: planes(3), own: planes(3) },
    ...{ normals: planes(3), distances: planes(1) },
  };
  const mirrored = scene.mirrors.map((mirror) => ({ mirror, colours: mirrorColours(look, scene, mirror) }));
  const struck = makeStruck();
  const sent = makeSent();
  const { stuffs } = look.triangles;
  for (let i = 0; i < width * height; i++) {
    const first = 2 * Math.floor(i / width) * view.width + 2 * (i % width);
    const samples = [first, first + 1, first + view.width, first + view.width + 1];
    const stuff = samples.map((s) => (visible.triangle[s]! < 0 ? -1 : stuffs[visible.triangle[s]!]!));
    // Inside a surface two samples do; at edges all four are needed.
    const isPlain = stuff.every((s) => s === stuff[0]);
    const count = isPlain ? 2 : 4;
    for (let k = 0; k < count; k++) {
      const sample = samples[isPlain ? 3 * k : k]!;
      const t = visible.triangle[sample]!;
      if (t < 0) continue;
      aim(struck, view, { x: (sample % view.width) + 0.5, y: Math.floor(sample / view.width) + 0.5 });
      meet(look.triangles, t, struck);
      send(look, t, { struck, open: open[i]!, sent });
      addGloss(look, t, { struck, sent, pixel: i, mirrored });
      for (let c = 0; c < 3; c++) {
        lit.stuff[3 * i + c]! += sent.stuff[c]! / count;
        lit.light[3 * i + c]! += sent.light[c]! / count;
        lit.sun[3 * i + c]! += sent.sun[c]! / count;
        lit.own[3 * i + c]! += sent.glow[c]! / count;
      }
      if (k === 0) {
        lit.normals.set(struck.normal, 3 * i);
        lit.distances[i] = struck.distance;
      }
    }
  }
  return bounce({ ...lit, light: smoothLight(lit) });
}

function mirrorColours(look: Look, { view, coarse, visible }: Scene, mirror: Mirror): Float32Array {
  const wants = (pixel: number): boolean => {
    const t =
      visible.triangle[2 * Math.floor(pixel / coarse.width) * view.width + 2 * (pixel % coarse.width)]!;
    return t >= 0 && shows(look, t, mirror);
  };
  return reflect(look, mirror, { view: coarse, wants });
}

/** Whether a triangle lies in a mirror's plane and mirrors at all. */
function shows(look: Look, t: number, { plane }: Mirror): boolean {
  const matter = look.matters[look.triangles.stuffs[t]!]!;
  const kind = look.triangles.classes[t]!;
  if (plane.axis === 1) return kind === FLOOR && matter.gloss > 0.15;
  const p = 3 * look.triangles.corners[3 * t]! + plane.axis;
  return kind === MIRROR && matter.isMirror && Math.abs(look.triangles.positions[p]! - plane.value) < 0.02;
}

interface Glossy {
  readonly struck: Struck;
  readonly sent: Sent;
  readonly pixel: number;
  readonly mirrored: readonly Mirrored[];
}

/** Takes off what the surface mirrors instead, and adds that to what it sends out: more at flat angles (Schlick 1994). */
function addGloss(look: Look, t: number, { struck, sent, pixel, mirrored }: Glossy): void {
  const { gloss, isMirror } = look.matters[look.triangles.stuffs[t]!]!;
  if (gloss === 0 && !isMirror) return;
  const { ray, normal } = struck;
  const length = Math.hypot(ray[3]!, ray[4]!, ray[5]!);
  const towards = [ray[3]! / length, ray[4]! / length, ray[5]! / length];
  const facing = towards[0]! * normal[0]! + towards[1]! * normal[1]! + towards[2]! * normal[2]!;
  const share = isMirror ? 0.9 : gloss * (0.12 + 0.88 * (1 + facing) ** 4);
  const seen = mirrored.find(({ mirror }) => shows(look, t, mirror))?.colours;
  const isSeen = seen !== undefined && !Number.isNaN(seen[3 * pixel]!);
  if (!isSeen) for (let k = 0; k < 3; k++) towards[k] = towards[k]! - 2 * facing * normal[k]!;
  const plain = isSeen ? 0 : roomLight(look, { place: struck.place, towards });
  for (let k = 0; k < 3; k++) {
    sent.stuff[k]! *= 1 - share;
    sent.glow[k] = sent.glow[k]! * (1 - share) + share * (isSeen ? seen[3 * pixel + k]! : plain);
  }
}
