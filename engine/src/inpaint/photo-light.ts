import { LINEAR_FROM_BYTE } from '../colour/srgb.ts';
import type { PixelImage, Rect } from '../pixels.ts';
import { pixelOf } from '../room/camera/camera.ts';
import { graphRegionAt } from '../put/what-stands.ts';
import { NETWORK_CLASSES, type NetworkClass } from '../room/network/classes.ts';
import { exitThrough, sideAt, SIDES } from '../room/layout/layout.ts';
import type { Room } from '../room/see-room.ts';
import { environmentAt, makeEnvironment, type Environment, type RadianceAt } from '../scene/environment.ts';
import { luminance, type Vec3 } from '../scene/vector.ts';

const COLUMNS = 48;
const ROWS = 36;
const MAP = { width: 96, height: 48 } as const;
const REFERENCE_ALBEDO = 0.8;
/** Cameras compress bright against dark; the light itself has more contrast than its picture. */
const CONTRAST = 1.35;

interface Tiles {
  readonly colour: Float64Array;
  /** Luminance that 5 % of what the room itself shows exceed, windows and lamps left out: that of its pale surfaces. */
  readonly white: number;
}

/** Lamps and windows are clipped in a photo: near-white pixels stand for more light than they show. */
function hiddenBrightness(light: number, darkest: number): number {
  if (light <= 0.72) return 1;
  return 1 + 5 * Math.min(1, (light - 0.72) / 0.25) * (darkest > 235 ? 1.4 : 0.6);
}

/** A region that shows one of several classes by this share does. */
const LIKELY = 0.2;

/** By how much every region of the room's graph shows one of some classes; 0 where that is unlikely. */
function sharesOf({ graph, classShares }: Room, names: readonly NetworkClass[]): Float64Array {
  const classes = names.map((name) => NETWORK_CLASSES.indexOf(name));
  return Float64Array.from({ length: graph.count }, (_, region) => {
    const share = classes.reduce((sum, c) => sum + classShares[region * NETWORK_CLASSES.length + c]!, 0);
    return share > LIKELY ? share : 0;
  });
}

/** A window by day sends in this many times what it shows: a camera clips it, or blends a darker picture in. */
const DAYLIGHT = 8;
/** Against the room's pale surfaces daylight has less red and more blue by this share. */
const COOL = 0.1;
/** A window darker than this share of the photo's middle tone lets no daylight in. */
const NIGHT = 0.8;

/** What a pixel stands for, in place: lamps and windows are brighter than they show. */
function letLightIn(pixel: Float64Array, { boost, window, middle }: Shining): void {
  const light = luminance(pixel);
  const isDay = window > 0 && light > NIGHT * middle;
  const daylight = Math.max(boost * light, DAYLIGHT * Math.max(light, middle));
  const share = isDay ? window : 0;
  for (let k = 0; k < 3; k++)
    pixel[k] = (1 - share) * boost * pixel[k]! + share * daylight * (1 + COOL * (k - 1));
}

interface Shining {
  readonly boost: number;
  /** By how much it shows a window. */
  readonly window: number;
  /** The photo's middle tone. */
  readonly middle: number;
}

function tilesOf(photo: PixelImage, room: Room): Tiles {
  const colour = new Float64Array(COLUMNS * ROWS * 3);
  const counts = new Float64Array(COLUMNS * ROWS);
  const histogram = new Float64Array(256);
  const { data, width, height } = photo;
  const pixel = new Float64Array(3);
  const shines = sharesOf(room, ['window', 'lamp', 'screen']);
  const windows = sharesOf(room, ['window']);
  const middle = medianLuminance(photo, { left: 0, top: 0, right: width, bottom: height });
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const i = 4 * (y * width + x);
      for (let k = 0; k < 3; k++) pixel[k] = LINEAR_FROM_BYTE[data[i + k]!]!;
      const light = luminance(pixel);
      const boost = hiddenBrightness(light, Math.min(data[i]!, data[i + 1]!, data[i + 2]!));
      const tile = Math.floor((y * ROWS) / height) * COLUMNS + Math.floor((x * COLUMNS) / width);
      const region = graphRegionAt(room, x, y);
      letLightIn(pixel, { boost, window: windows[region]!, middle });
      for (let k = 0; k < 3; k++) colour[3 * tile + k]! += pixel[k]!;
      counts[tile]! += 1;
      if (!shines[region]) histogram[Math.min(255, Math.floor(light * 255))]! += 1;
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

/** What a side of the room shines back where the photo does not show it: the mean of what it shows, else of all walls. */
interface Unseen {
  readonly colour: Float64Array;
  readonly count: number;
}

/** Windows and lamps are left out of it: what is not seen is taken as plain wall. */
const PLAIN = 1.6;

function unseenOf(room: Room, colour: Float64Array): Unseen[] {
  const { layout, width, height } = room;
  const sums = SIDES.map(() => ({ colour: new Float64Array(3), count: 0 }));
  const all = { colour: new Float64Array(3), count: 0 };
  const bright = PLAIN * meanLuminance(colour);
  for (let tile = 0; tile < COLUMNS * ROWS; tile++) {
    const own = colour.subarray(3 * tile, 3 * tile + 3);
    if (luminance(own) > bright) continue;
    const x = (((tile % COLUMNS) + 0.5) * width) / COLUMNS;
    const y = ((Math.floor(tile / COLUMNS) + 0.5) * height) / ROWS;
    for (const sum of [sums[sideAt(layout, x, y)]!, all]) {
      for (let k = 0; k < 3; k++) sum.colour[k]! += own[k]!;
      sum.count++;
    }
  }
  return sums.map((sum) => {
    const { colour: total, count } = sum.count >= ENOUGH ? sum : all;
    return { colour: total.map((value) => value / Math.max(1, count)), count };
  });
}

/** Tiles that a side must show to speak for its unseen rest. */
const ENOUGH = 30;

function meanLuminance(colour: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < colour.length; i += 3) sum += luminance(colour, i);
  return sum / (colour.length / 3);
}

/** Share of it that is taken from the photo turned round. */
const MIRRORED = 0.35;
/** The box keeps this far from where the light is asked for, camera heights: it may have been read too small. */
const CLEAR = 0.25;
const FARTHEST = 50;

/** Light by direction at a place of the room: what the photo shows where the ray meets the box of the room (Debevec 1998), else what that side shines back. */
function boxRadiance(room: Room, at: Vec3, colour: Float64Array): RadianceAt {
  const { layout, width, height } = room;
  const { towards, camera } = layout;
  const reach = layout.distance.map((far, k) =>
    Math.max(CLEAR, far - (at[0] * towards[k]![0] + at[1] * towards[k]![1] + at[2] * towards[k]![2])),
  );
  const unseen = unseenOf(room, colour);
  const share = { u: 0, v: 0 };
  /** What the photo shows the other way round: rooms have something of the like behind the camera. */
  const behind = (ray: Vec3, out: Float64Array): void => {
    const pixel = pixelOf(camera, [ray[0], ray[1], Math.abs(ray[2])]);
    const within = (value: number): number => Math.max(0, Math.min(1, value));
    share.u = within(pixel ? pixel.x / width : 0.5);
    share.v = within(pixel ? pixel.y / height : 0.5);
    sampleTiles(colour, share, out);
  };
  return (direction, out) => {
    // The scene looks along -z, the room's level frame along +z.
    const ray: Vec3 = [direction[0]!, direction[1]!, -direction[2]!];
    const { side, far } = exitThrough(towards, reach, ray);
    const away = Math.min(far, FARTHEST);
    const point: Vec3 = [at[0] + ray[0] * away, at[1] + ray[1] * away, at[2] + ray[2] * away];
    const pixel = pixelOf(camera, point);
    if (!pixel || point[2] < 0.05 || pixel.x < 0 || pixel.y < 0 || pixel.x >= width || pixel.y >= height) {
      behind(ray, out);
      for (let k = 0; k < 3; k++) out[k] = MIRRORED * out[k]! + (1 - MIRRORED) * unseen[side]!.colour[k]!;
      return;
    }
    share.u = pixel.x / width;
    share.v = pixel.y / height;
    sampleTiles(colour, share, out);
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
  /** Where it stands: x right, y up, z ahead of the camera, in camera heights. */
  readonly at: Vec3;
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
 * The light at a place of a room, read from its photo, which lies on the walls of the room's box: colour and side of the light, scaled so that a pale surface becomes as bright as the photo's pale
 * surfaces are.
 */
export function lightOfPhoto(photo: PixelImage, room: Room, place: LightPlace): Environment {
  const { colour, white } = tilesOf(photo, room);
  const radianceAt = boxRadiance(room, place.at, colour);
  const raw = makeEnvironment(MAP, (direction, out) => {
    radianceAt(direction, out);
    const stretch = luminance(out) ** (CONTRAST - 1);
    for (let k = 0; k < 3; k++) out[k]! *= stretch;
  });
  const facing =
    0.5 * luminance(irradianceOn(raw, [0, 1, 0])) + 0.5 * luminance(irradianceOn(raw, [0, 0, 1]));
  const wanted = Math.min(0.9, Math.max(0.18, white)) * 0.98 * localBrightness(photo, place.around);
  const general = facing > 0 ? wanted / (REFERENCE_ALBEDO * facing) : 1;
  const onWall = place.wallNormal ? general * luminance(irradianceOn(raw, place.wallNormal)) : 0;
  const scale = general * wallCorrection(photo, place, onWall);
  return makeEnvironment(MAP, (direction, out) => {
    environmentAt(raw, direction, out);
    for (let k = 0; k < 3; k++) out[k]! *= scale;
  });
}
