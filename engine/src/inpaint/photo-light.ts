import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { PixelImage, Rect } from '../pixels.ts';
import { axesOf, type Camera } from '../room/camera/camera.ts';
import { environmentAt, makeEnvironment, type Environment, type RadianceAt } from '../scene/environment.ts';
import { luminance, type Vec3 } from '../scene/vector.ts';

const COLUMNS = 48;
const ROWS = 36;
const MAP = { width: 64, height: 32 } as const;
/** The photo shows this much of the hemisphere in front: directions are squeezed so that its edges stand for the sides. */
const SQUEEZE = 0.62;
const REFERENCE_ALBEDO = 0.8;
/** Cameras compress bright against dark; the light itself has more contrast than its picture. */
const CONTRAST = 1.35;

interface Tiles {
  readonly colour: Float64Array;
  /** Luminance that 5 % of the photo exceed. */
  readonly white: number;
}

/** Lamps and windows are clipped in a photo: near-white pixels stand for more light than they show. */
function hiddenBrightness(light: number, darkest: number): number {
  if (light <= 0.72) return 1;
  return 1 + 5 * Math.min(1, (light - 0.72) / 0.25) * (darkest > 235 ? 1.4 : 0.6);
}

function tilesOf(photo: PixelImage): Tiles {
  const colour = new Float64Array(COLUMNS * ROWS * 3);
  const counts = new Float64Array(COLUMNS * ROWS);
  const histogram = new Float64Array(256);
  const { data, width, height } = photo;
  const pixel = new Float64Array(3);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const i = 4 * (y * width + x);
      for (let k = 0; k < 3; k++) pixel[k] = LINEAR_FROM_BYTE[data[i + k]!]!;
      const light = luminance(pixel);
      const boost = hiddenBrightness(light, Math.min(data[i]!, data[i + 1]!, data[i + 2]!));
      const tile = Math.floor((y * ROWS) / height) * COLUMNS + Math.floor((x * COLUMNS) / width);
      for (let k = 0; k < 3; k++) colour[3 * tile + k]! += pixel[k]! * boost;
      counts[tile]! += 1;
      histogram[Math.min(255, Math.floor(light * 255))]! += 1;
    }
  }
  for (let i = 0; i < colour.length; i++) colour[i]! /= counts[Math.floor(i / 3)] || 1;
  return { colour, white: brightest(histogram, 0.05) };
}

function brightest(histogram: Float64Array, share: number): number {
  const total = histogram.reduce((sum, value) => sum + value, 0);
  let above = 0;
  for (let bin = 255; bin >= 0; bin--) {
    above += histogram[bin]!;
    if (above > share * total) return bin / 255;
  }
  return 0;
}

function averageRows(colour: Float64Array, from: number, to: number): Float64Array {
  const sum = new Float64Array(3);
  for (let i = from * COLUMNS; i < to * COLUMNS; i++)
    for (let k = 0; k < 3; k++) sum[k]! += colour[3 * i + k]!;
  return sum.map((value) => value / ((to - from) * COLUMNS));
}

function sampleTiles(colour: Float64Array, at: { u: number; v: number }, out: Float64Array): void {
  const x = Math.min(COLUMNS - 1.001, Math.max(0, at.u * COLUMNS - 0.5));
  const y = Math.min(ROWS - 1.001, Math.max(0, at.v * ROWS - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const ax = x - left;
  const ay = y - top;
  for (let k = 0; k < 3; k++) {
    const tile = (row: number, column: number): number => colour[3 * (row * COLUMNS + column) + k]!;
    const above = tile(top, left) * (1 - ax) + tile(top, left + 1) * ax;
    const below = tile(top + 1, left) * (1 - ax) + tile(top + 1, left + 1) * ax;
    out[k] = above * (1 - ay) + below * ay;
  }
}

/** Light by direction: ahead the photo, behind its mirror image (paler), above and below the ceiling's and the floor's average. */
function photoRadiance(photo: PixelImage, camera: Camera, colour: Float64Array): RadianceAt {
  const ceiling = averageRows(colour, 0, 5);
  const ground = averageRows(colour, ROWS - 6, ROWS);
  const at = { u: 0, v: 0 };
  const { right, up, ahead } = axesOf(camera);
  return (direction, out) => {
    const [x, y, z] = direction as unknown as [number, number, number];
    const [across, high, away] = [SQUEEZE * x, SQUEEZE * y, Math.abs(z)];
    const along = (axis: Vec3): number => across * axis[0] + high * axis[1] + away * axis[2];
    const far = Math.max(0.15, along(ahead));
    at.u = Math.min(1, Math.max(0, (camera.centreX + (camera.focal * along(right)) / far) / photo.width));
    at.v = Math.min(1, Math.max(0, (camera.centreY - (camera.focal * along(up)) / far) / photo.height));
    sampleTiles(colour, at, out);
    const steep = Math.min(1, Math.max(0, (Math.abs(y) - 0.6) / 0.3));
    const end = y > 0 ? ceiling : ground;
    for (let k = 0; k < 3; k++) out[k] = out[k]! * (1 - steep) + end[k]! * steep;
    if (z <= 0) return;
    const grey = (out[0]! + out[1]! + out[2]!) / 3;
    for (let k = 0; k < 3; k++) out[k] = out[k]! * 0.8 + grey * 0.2;
  };
}

/** Colour that a white diffuse surface facing a direction takes on in this light. */
function irradianceOn(map: Environment, normal: readonly [number, number, number]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const cell = ((Math.PI / map.height) * ((2 * Math.PI) / map.width)) / Math.PI;
  for (let y = 0; y < map.height; y++) {
    const tilt = ((y + 0.5) / map.height) * Math.PI;
    for (let x = 0; x < map.width; x++) {
      const turn = ((x + 0.5) / map.width) * 2 * Math.PI;
      const across = Math.sin(tilt) * (Math.cos(turn) * normal[0] + Math.sin(turn) * normal[2]);
      const cos = across + Math.cos(tilt) * normal[1];
      if (cos <= 0) continue;
      for (let k = 0; k < 3; k++) {
        sum[k]! += map.radiance[3 * (y * map.width + x) + k]! * cos * Math.sin(tilt) * cell;
      }
    }
  }
  return sum;
}

/** Linear colours of a part of the photo, thinned out. */
function coloursIn(photo: PixelImage, area: Rect): [number, number, number][] {
  const colours: [number, number, number][] = [];
  const { data, width } = photo;
  const step = Math.max(1, Math.floor(Math.min(area.right - area.left, area.bottom - area.top) / 60));
  for (let y = area.top; y < area.bottom; y += step) {
    for (let x = area.left; x < area.right; x += step) {
      const i = 4 * (y * width + x);
      colours.push([
        LINEAR_FROM_BYTE[data[i]!]!,
        LINEAR_FROM_BYTE[data[i + 1]!]!,
        LINEAR_FROM_BYTE[data[i + 2]!]!,
      ]);
    }
  }
  return colours;
}

function medianLuminance(photo: PixelImage, area: Rect): number {
  const values = coloursIn(photo, area)
    .map((colour) => luminance(colour))
    .sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? 0.3;
}

/** Share of the difference in hue between the light and the surroundings that light thrown back by them makes up. */
const THROWN_BACK = 0.28;

/** Per channel: how the surroundings tint the light that falls on the object. */
function localTint(photo: PixelImage, around: Rect, light: readonly number[]): number[] {
  const colours = coloursIn(photo, around);
  const near = [0, 1, 2].map((k) => colours.reduce((sum, colour) => sum + colour[k]!, 1e-6));
  const hue = (colour: readonly number[], k: number): number =>
    colour[k]! / Math.max(1e-6, luminance(colour));
  return [0, 1, 2].map((k) =>
    Math.max(0.6, Math.min(1.6, (hue(near, k) / Math.max(1e-6, hue(light, k))) ** THROWN_BACK)),
  );
}

/** How much darker or brighter than the whole photo the surroundings of the object are, softened. */
function localBrightness(photo: PixelImage, around: Rect): number {
  const whole = medianLuminance(photo, { left: 0, top: 0, right: photo.width, bottom: photo.height });
  const near = medianLuminance(photo, around);
  return Math.max(0.6, Math.min(1.3, ((near + 0.02) / (whole + 0.02)) ** 0.45));
}

/** Where the light is wanted. */
export interface LightPlace {
  /** The object's place and its surroundings, in pixels of the photo. */
  readonly around: Rect;
  /** For things on a wall: the way the wall faces. */
  readonly wallNormal?: readonly [number, number, number];
}

/** Reflectance that most walls have; what hangs on one is lit as the wall is. */
const WALL_ALBEDO = 0.66;

/** Brings the light on a wall to what the wall's own brightness says, within reason: dark paint is not dark light. */
function wallCorrection(photo: PixelImage, place: LightPlace, onWall: number): number {
  if (!place.wallNormal || onWall <= 0) return 1;
  const wanted = medianLuminance(photo, place.around) / WALL_ALBEDO;
  return Math.max(0.5, Math.min(2.5, wanted / onWall));
}

/**
 * The light in a room, read from its photo: colour and side of the light, scaled so that a pale surface becomes as bright as the photo's pale
 * surfaces are.
 */
export function lightOfPhoto(photo: PixelImage, camera: Camera, place: LightPlace): Environment {
  const { colour, white } = tilesOf(photo);
  const radianceAt = photoRadiance(photo, camera, colour);
  const raw = makeEnvironment(MAP, (direction, out) => {
    radianceAt(direction, out);
    const stretch = luminance(out) ** (CONTRAST - 1);
    for (let k = 0; k < 3; k++) out[k]! *= stretch;
  });
  const above = irradianceOn(raw, [0, 1, 0]);
  const ahead = irradianceOn(raw, [0, 0, 1]);
  const facing = 0.5 * luminance(above) + 0.5 * luminance(ahead);
  const wanted = Math.min(0.9, Math.max(0.18, white)) * 0.92 * localBrightness(photo, place.around);
  const general = facing > 0 ? wanted / (REFERENCE_ALBEDO * facing) : 1;
  const wallLight = place.wallNormal
    ? irradianceOn(raw, place.wallNormal)
    : above.map((value, k) => value + ahead[k]!);
  const onWall = place.wallNormal ? general * luminance(wallLight) : 0;
  const scale = general * wallCorrection(photo, place, onWall);
  const tint = localTint(photo, place.around, wallLight);
  return makeEnvironment(MAP, (direction, out) => {
    environmentAt(raw, direction, out);
    for (let k = 0; k < 3; k++) out[k]! *= scale * tint[k]!;
  });
}
