import { classId } from '../labels.ts';
import type { Placed } from '../room/plan.ts';
import type { Room } from '../room/draw-room.ts';

/** All triangles of a room in room coordinates. */
export interface Triangles {
  readonly count: number;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly corners: Int32Array;
  /** Per triangle: its stuff among all stuffs of the room, its class, its plane, the thing it belongs to (0 = the room), its model. */
  readonly stuffs: Uint16Array;
  readonly classes: Uint8Array;
  readonly planes: Uint8Array;
  readonly things: Uint8Array;
  readonly owners: Uint16Array;
  /** Five numbers a model: where it stands, cosine and sine of its turn. Textures stick to the model. */
  readonly frames: Float64Array;
}

const SURFACES = new Set([classId('ceiling'), classId('wall'), classId('floor')]);
const MOST_THINGS = 255;

/** Gathers the triangles of everything in the room; models in the order shell, then things. */
export function gatherTriangles(room: Room): Triangles {
  const all = [...room.shell, ...room.things];
  const vertices = all.reduce((sum, { model }) => sum + model.positions.length, 0);
  const count = all.reduce((sum, { model }) => sum + model.parts.length, 0);
  const out: Triangles = {
    count,
    positions: new Float32Array(vertices),
    normals: new Float32Array(vertices),
    corners: new Int32Array(3 * count),
    stuffs: new Uint16Array(count),
    classes: new Uint8Array(count),
    planes: new Uint8Array(count),
    things: new Uint8Array(count),
    owners: new Uint16Array(count),
    frames: new Float64Array(5 * all.length),
  };
  const at = { vertex: 0, triangle: 0, stuff: 0, model: 0 };
  for (const placed of all) {
    const thing = at.model < room.shell.length ? 0 : Math.min(MOST_THINGS, at.model - room.shell.length + 1);
    addModel(out, placed, { ...at, thing });
    at.vertex += placed.model.positions.length;
    at.triangle += placed.model.parts.length;
    at.stuff += placed.model.classes.length;
    at.model += 1;
  }
  return out;
}

interface Offsets {
  readonly vertex: number;
  readonly triangle: number;
  readonly stuff: number;
  readonly model: number;
  readonly thing: number;
}

function addModel(out: Triangles, { model, at, yaw, stretch, plane }: Placed, from: Offsets): void {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  out.frames.set([at[0], at[1], at[2], cos, sin], 5 * from.model);
  for (let i = 0; i < model.positions.length; i += 3) {
    const x = model.positions[i]! * stretch[0];
    const z = model.positions[i + 2]! * stretch[2];
    const o = from.vertex + i;
    out.positions[o] = at[0] + x * cos + z * sin;
    out.positions[o + 1] = at[1] + model.positions[i + 1]! * stretch[1];
    out.positions[o + 2] = at[2] - x * sin + z * cos;
    out.normals[o] = model.normals[i]! * cos + model.normals[i + 2]! * sin;
    out.normals[o + 1] = model.normals[i + 1]!;
    out.normals[o + 2] = model.normals[i + 2]! * cos - model.normals[i]! * sin;
  }
  for (let t = 0; t < model.parts.length; t++) {
    const o = from.triangle + t;
    const part = model.parts[t]!;
    const kind = model.classes[part]!;
    for (let k = 0; k < 3; k++) out.corners[3 * o + k] = model.indices[3 * t + k]! + from.vertex / 3;
    out.stuffs[o] = from.stuff + part;
    out.classes[o] = kind;
    out.planes[o] = plane;
    out.things[o] = SURFACES.has(kind) ? 0 : from.thing;
    out.owners[o] = from.model;
  }
}
