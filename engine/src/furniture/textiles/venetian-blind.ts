import type { Material } from '../../scene/material.ts';
import { paint } from '../../scene/materials/hard.ts';
import { fabric } from '../../scene/materials/textile.ts';
import { wood } from '../../scene/materials/wood.ts';
import type { Mesh } from '../../scene/mesh.ts';
import { addBoard } from '../../scene/shapes/board.ts';
import { addSheet } from '../../scene/shapes/soft.ts';
import type { Vec3 } from '../../scene/vector.ts';
import { isSoft, pick, type Look } from '../look.ts';
import { addBar, addCord, type Blind } from './blind-parts.ts';

/** Slats as they hang: how far apart, how wide and how thick, metres; how far they are turned, radians. */
interface Slats {
  readonly pitch: number;
  readonly deep: number;
  readonly thick: number;
  readonly tilt: number;
  readonly isTaped: boolean;
}

/** Strips of metal are enamelled: they shine without showing the room. */
const ENAMEL = 0.12;
const SILVER: Vec3 = [0.52, 0.52, 0.51];
/** Where the middle of the slats hangs before the wall, metres. */
const OUT = 0.045;

/** Wood, metal or lacquer as it is named; a cloth leaves open which. */
function slatStuff({ look, random }: Blind): Material {
  if (look.main.metal) return enamel(look.colour);
  if (!isSoft(look) && !look.isPrinted) return look.main;
  if (look.isColoured) return paint(look.colour, 0.4);
  return pick(random, [wood(look.wood), enamel(SILVER), wood(look.wood), paint(look.colour, 0.4)]);
}

function enamel(colour: Vec3): Material {
  return { ...paint(colour, 0.3), specular: ENAMEL };
}

const isMetal = ({ specular }: Material): boolean => specular === ENAMEL;

function slatsOf({ random }: Blind, stuff: Material): Slats {
  const tilt = 0.35 + 0.35 * random();
  if (isMetal(stuff)) return { pitch: 0.027, deep: 0.033, thick: 0.001, tilt, isTaped: false };
  return { pitch: 0.044, deep: 0.05, thick: 0.0035, tilt, isTaped: random() < 0.6 };
}

/** Level slats on cords or tapes under a rail, half open. */
export function addVenetianBlind(mesh: Mesh, blind: Blind): void {
  const { width, height } = blind;
  const stuff = slatStuff(blind);
  const slot = mesh.material(stuff);
  const slats = slatsOf(blind, stuff);
  const head = isMetal(stuff) ? 0.035 : 0.065;
  addBar(mesh, width, { y: height - head / 2, z: OUT, tall: head, deep: 0.06, material: slot });
  const [top, foot] = [height - head - slats.deep * 0.45, 0.05];
  const count = Math.round((top - foot) / slats.pitch);
  for (let i = 0; i <= count; i++)
    addSlat(mesh, { ...slats, y: foot + ((top - foot) * i) / count, width: width - 0.012 }, slot);
  addBar(mesh, width - 0.012, { y: 0.012, z: OUT, tall: 0.022, deep: slats.deep, material: slot });
  addLadders(mesh, blind, { ...slats, head });
}

/** A flat board, or a strip of metal with a crown. */
function addSlat(mesh: Mesh, slat: Slats & { y: number; width: number }, slot: number): void {
  const { y, width, deep, thick, tilt } = slat;
  if (thick > 0.002) {
    const centre: Vec3 = [0, y, OUT];
    addBoard(mesh, { centre, size: [width, thick, deep], radius: 0.0012, turn: [tilt, 0, 0] }, slot);
    return;
  }
  const at = (across: number, up: number): Vec3 => {
    const s = (0.5 - up) * deep;
    const crown = 0.0032 * (1 - (2 * up - 1) ** 2);
    const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
    return [(across - 0.5) * width, y - s * sin + crown * cos, OUT + s * cos + crown * sin];
  };
  addSheet(mesh, { columns: 2, rows: 6, at, span: [width, deep] }, slot);
}

/** Cords or tapes before and behind the slats, and the wand or cords that turn and raise them. */
function addLadders(mesh: Mesh, { width, height, look, rail }: Blind, slats: Slats & { head: number }): void {
  const reach = 0.5 * slats.deep * Math.cos(slats.tilt) + 0.003;
  const count = Math.max(2, Math.round(width / 0.55));
  const cloth = mesh.material(slats.isTaped ? fabric(tapeColour(look)) : CORD);
  for (let i = 0; i < count; i++) {
    const x = (width - 0.3) * (i / (count - 1) - 0.5);
    for (const z of [OUT - reach, OUT + reach]) {
      const [top, foot] = [height - slats.head, 0.012];
      if (slats.isTaped) addTape(mesh, { x, z, top, foot }, cloth);
      else addCord(mesh, { x, z, top, foot, radius: 0.0016 }, cloth);
    }
  }
  const [x, z] = [width / 2 - 0.07, OUT + 0.04];
  addCord(mesh, { x: -x, z, top: height - slats.head, foot: height * 0.42, radius: 0.0045 }, rail);
  for (const off of [0, 0.02]) {
    const foot = height * (0.36 + off);
    addCord(mesh, { x: x + off, z, top: height - slats.head, foot, radius: 0.0016 }, cloth);
    addCord(mesh, { x: x + off, z, top: foot, foot: foot - 0.045, radius: 0.008 }, mesh.material(look.legs));
  }
}

const CORD = paint([0.7, 0.68, 0.63], 0.8);

function tapeColour({ colour, wood: timber, isColoured }: Look): Vec3 {
  return isColoured ? colour : [timber[0] * 0.75, timber[1] * 0.75, timber[2] * 0.75];
}

/** A flat woven band. */
function addTape(mesh: Mesh, tape: { x: number; z: number; top: number; foot: number }, cloth: number): void {
  const { x, z, top, foot } = tape;
  const size: Vec3 = [0.032, top - foot, 0.0016];
  addBoard(mesh, { centre: [x, (top + foot) / 2, z], size, radius: 0.0007 }, cloth);
}
