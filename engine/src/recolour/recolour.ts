import { deltaE2000, labFromRgb } from '../colour/delta-e-2000.ts';
import { byteFromLinear } from '../colour/srgb.ts';
import type { Thing } from '../find/things.ts';
import { maskBounds } from '../mask/bounds.ts';
import type { Mask, PixelImage, PlaceInPhoto, Rect } from '../pixels.ts';
import { linearOf } from '../prompt/look-of-wish.ts';
import type { Room } from '../room/see-room.ts';
import { luminance, type Vec3 } from '../scene/vector.ts';
import { applyStyle, type StylePreset } from '../style/apply-style.ts';
import { medianByte } from './colour-of-area.ts';
import { lightField, type Region } from './light/light-field.ts';
import { quantile } from './light/quantile.ts';
import { regionColour, type RegionColour, spreadPlaces } from './light/region-colour.ts';
import { roomLight, type RoomLight } from './light/room-light.ts';
import { softMatte } from './matte/soft-matte.ts';
import { isLaid, type Matter, matterOf } from './matter/matter-of.ts';
import { changeTone } from './paint/change-tone.ts';
import { finishPlaces, type Ground, paintRegion, type Pattern } from './paint/paint-region.ts';
import { type Manner, type Paint, type Painter, painterOf, WHITE } from './paint/painter.ts';
import type { ColourWish, NamedLook, ToneWish } from './read-colour-wish.ts';
import { findSurface } from './surface/find-surface.ts';
import { meanOf, surfacePattern } from './surface/surface-pattern.ts';

export interface RecolourRequest {
  /** The part of the photo to work on, at the photo's own resolution. */
  readonly crop: PixelImage;
  /** Same size as the crop: 0 = keep bit for bit, above = selected, 255 in full. */
  readonly mask: Mask;
  /** Where the crop lies in the photo. */
  readonly place: PlaceInPhoto;
  /** The whole photo reduced to at most 1024 px on the longer side: camera and light are read from it. */
  readonly overview: PixelImage;
  /** What is understood of the room, seen in the overview; asked for materials only. */
  readonly room: () => Room;
  readonly wish: ColourWish;
  /** What words say that the mask shows; null where they say nothing of it. */
  readonly thing: Thing | null;
  /** 'as-lit': what such paint or material looks like in the photo's own light. 'exact': the median of the region becomes the very colour asked for, where that is one. */
  readonly manner: 'as-lit' | 'exact';
  readonly stylePreset: StylePreset;
  readonly seed: number;
  readonly onProgress: (fraction: number) => void;
}

export interface RecolourResult {
  /** Same size as the request's crop, and equal to it where the mask is 0. */
  readonly crop: PixelImage;
  /** CIEDE2000 between the colour asked for and the region's median, measured on the finished pixels, 0 for an empty mask; null unless one exact colour was asked for: under the room's light a colour looks another one. */
  readonly deltaE: number | null;
}

/** What at least half belongs to the region is measured. */
const HALF = 128;

/**
 * Gives the masked part of a photo another colour or material and keeps its shading, highlights, contact shadows and the tint of the light.
 * The same request gives the same bytes. An empty mask changes nothing.
 * @throws RangeError when mask and crop differ in size
 */
export function recolour(request: RecolourRequest): RecolourResult {
  const { crop, mask, wish, onProgress } = request;
  if (mask.width !== crop.width || mask.height !== crop.height)
    throw new RangeError('mask and crop differ in size');
  const bounds = maskBounds(mask);
  const exact = request.manner === 'exact' ? exactHex(wish) : null;
  if (!bounds) return { crop: { ...crop, data: crop.data.slice() }, deltaE: exact === null ? null : 0 };
  const region: Region = { image: crop, matte: softMatte(crop, mask), bounds };
  onProgress(0.2);
  const painted = wish.hex === null ? toned(region, wish) : { ...crop, data: inLook(request, region, wish) };
  const styled = applyStyle({ image: painted, mask, preset: request.stylePreset, seed: request.seed });
  onProgress(1);
  return { crop: styled, deltaE: exact === null ? null : distanceTo(exact, styled, { mask, bounds }) };
}

/** Two colours have no median that could be one of them, and a change names none. */
const exactHex = ({ hex, second }: ColourWish): string | null => (second === undefined ? hex : null);

function toned(region: Region, { change }: ToneWish): PixelImage {
  return changeTone(region, regionColour(region, placesIn(region)).median, change);
}

/** Places well inside a region, or any of it. */
function placesIn(region: Region): Int32Array {
  const inside = spreadPlaces(region, 250);
  return inside.length > 0 ? inside : spreadPlaces(region, 1);
}

/** The region in another colour or material. */
function inLook(request: RecolourRequest, region: Region, wish: NamedLook): Uint8Array {
  const { onProgress } = request;
  const { matter, pattern } = lay(request, region, wish);
  const target = targetOf(wish, matter);
  const surface = mannerOf(wish.finish, matter);
  const field = lightField(region, matter?.smoothing ?? SMOOTHING);
  const ground: Ground = { region, field, pattern };
  onProgress(0.4);
  const measured = regionColour(region, placesIn(region));
  const places = placesToMatch(region, request.mask);
  const isExact = request.manner === 'exact' && exactHex(wish) !== null;
  const lit = isExact ? null : litPaint(target, measured, lightAt(request, region.bounds));
  const painterFor = (tried: Vec3): Painter =>
    painterOf(measured, { colour: tried, brightest: lit?.brightest ?? WHITE }, surface);
  const paint =
    lit?.colour ?? matchMedian(target, (tried) => finishPlaces(ground, painterFor(tried), places));
  return paintRegion(ground, painterFor(paint), (share) => onProgress(0.4 + 0.5 * share));
}

const SMOOTHING = { reach: 0.006, stops: 0.16, isFlat: false };

const PLAIN: Manner = { detail: 1, contrast: 1, highlights: 0.85, sheen: 0, isMetal: false };

function mannerOf(finish: NamedLook['finish'], matter: Matter | null): Manner {
  const manner = matter?.manner ?? PLAIN;
  if (finish === 'matte') return { ...manner, highlights: 0.4 * manner.highlights, sheen: 0 };
  if (finish === 'gloss')
    return {
      ...manner,
      highlights: 1.5 * manner.highlights,
      contrast: 1.06 * manner.contrast,
      sheen: manner.sheen + 0.12,
    };
  return manner;
}

/** The mean colour of what was asked for, linear: of two, as much of each as the material shows. */
function targetOf({ hex, second }: NamedLook, matter: Matter | null): Vec3 {
  if (second === undefined || !matter?.albedo) return linearOf(hex);
  return meanOf(matter.albedo).map((value) => (value - BLACKEST) / (WHITEST - BLACKEST)) as unknown as Vec3;
}

interface Laid {
  readonly matter: Matter | null;
  readonly pattern: Pattern | null;
}

/** The material asked for, laid over the region in perspective; nulls for plain colours. */
function lay(request: RecolourRequest, region: Region, { material, hex, second }: NamedLook): Laid {
  if (material === null) return { matter: null, pattern: null };
  const surface = findSurface({
    ...request,
    room: request.room(),
    bounds: region.bounds,
    isLaid: isLaid(material),
  });
  const colour = linearOf(hex);
  // What alternates is neither blacker nor whiter than paint, whatever its mean.
  const matter =
    second === undefined
      ? matterOf(material, [colour], surface.kind)
      : matterOf(material, [thrownBack(colour), thrownBack(linearOf(second))], surface.kind);
  return { matter, pattern: matter && surfacePattern(region, surface.placeOf, matter) };
}

/** Where the median is taken: what the mask selects, as one who measures the result would. */
function placesToMatch(region: Region, mask: Mask): Int32Array {
  const places = spreadPlaces({ ...region, matte: mask.data }, HALF);
  return places.length > 0 ? places : spreadPlaces(region, 1);
}

/** The light of the room where a region of the crop lies. */
function lightAt({ overview, place }: RecolourRequest, bounds: Rect): RoomLight {
  const scale = overview.width / place.photoWidth;
  const column = (x: number): number =>
    Math.round(Math.max(0, Math.min(overview.width, (x + place.left) * scale)));
  const row = (y: number): number =>
    Math.round(Math.max(0, Math.min(overview.height, (y + place.top) * scale)));
  return roomLight(overview, {
    left: column(bounds.left),
    right: column(bounds.right),
    top: row(bounds.top),
    bottom: row(bounds.bottom),
  });
}

function distanceTo(hex: string, image: PixelImage, { mask, bounds }: { mask: Mask; bounds: Rect }): number {
  const counts = [0, 1, 2].map(() => new Uint32Array(256));
  let total = 0;
  for (let y = bounds.top; y < bounds.bottom; y++) {
    for (let x = bounds.left, i = y * mask.width + x; x < bounds.right; x++, i++) {
      if (mask.data[i]! < HALF) continue;
      for (let k = 0; k < 3; k++) counts[k]![image.data[4 * i + k]!]!++;
      total++;
    }
  }
  const [r, g, b] = counts.map((channel) => medianByte(channel, total)) as [number, number, number];
  const byte = (at: number): number => parseInt(hex.slice(at, at + 2), 16);
  return total === 0 ? 0 : deltaE2000(labFromRgb(r, g, b), labFromRgb(byte(1), byte(3), byte(5)));
}

/** What the blackest cloth and the whitest paint throw back: colours on a screen reach further than either. */
const BLACKEST = 0.025;
const WHITEST = 0.86;

/** What paint of a colour (linear, as on a screen) throws back of its light. */
function thrownBack(colour: Vec3): Vec3 {
  return colour.map((value) => BLACKEST + (WHITEST - BLACKEST) * value) as unknown as Vec3;
}

/** A region throws back no more than this of its light: where it is brighter, more light falls on it than on what is pale near by. */
const MOST_THROWN_BACK = 0.9;

/** What a grey or white region is taken to throw back; how far that counts beside the pale surfaces near by (as a power), and the least of their light it can mean. */
const GREY_THROWN_BACK = 0.6;
const OWN_WORD = 0.5;
const LEAST_LIGHT = 0.35;
/** From this colour on (with the light's tint gone) a region is no grey one. */
const GREY = 0.3;

/** What the strongest channel of a coloured region usually throws back, where nothing pale tells the light. */
const COLOUR_THROWN_BACK = 0.3;

/** How the light on a region compares with that on the pale surfaces near by, as a factor. */
function shareOf({ light: own, median }: RegionColour, { light, isSeen }: RoomLight): number {
  const near = luminance(light);
  const even = median.map((value, k) => value / light[k]!);
  const isGrey = 1 - Math.min(...even) / Math.max(...even) < GREY;
  // No channel throws back more than all that falls on it.
  const brighter = Math.max(...even) / (isSeen || isGrey ? MOST_THROWN_BACK : COLOUR_THROWN_BACK);
  if (brighter >= 1) return brighter;
  const said = own / GREY_THROWN_BACK / near;
  return isGrey ? Math.min(1, Math.max(LEAST_LIGHT, said) ** OWN_WORD) : 1;
}

/** A colour (linear, as on a screen) as paint in a room's light, for a region that looked as measured. */
function litPaint(colour: Vec3, region: RegionColour, room: RoomLight): Paint {
  const { light, white, isSeen } = room;
  const share = shareOf(region, room);
  const limit = isSeen ? Math.min(share, white / (WHITEST * luminance(light))) : share;
  const seen = thrownBack(colour).map((value, k) => value * light[k]! * limit) as unknown as Vec3;
  return { colour: seen, brightest: Math.min(0.985, Math.max(white, ...seen)) };
}

const ROUNDS = 6;

/** Paints the sampled places with a paint; answers their finished colours, linear, three numbers a place. */
type TryPaint = (paint: Vec3) => Float64Array;

/** Finds the paint with which the median of the finished places becomes `target` (linear): highlights and shadows shift it a little. */
function matchMedian(target: Vec3, tryPaint: TryPaint): Vec3 {
  let paint = target;
  const wanted = target.map(byteFromLinear);
  for (let round = 0; round < ROUNDS; round++) {
    const median = medians(tryPaint(paint));
    if (median.every((value, k) => byteFromLinear(value) === wanted[k])) break;
    paint = paint.map((value, k) => {
      const corrected = (value + 0.002) * ((target[k]! + 0.002) / (median[k]! + 0.002)) - 0.002;
      return Math.max(0, Math.min(1.2, corrected));
    }) as unknown as Vec3;
  }
  return paint;
}

function medians(colours: Float64Array): number[] {
  return [0, 1, 2].map((k) =>
    Math.min(
      1,
      quantile(
        Float64Array.from({ length: colours.length / 3 }, (_, i) => colours[3 * i + k]!),
        0.5,
      ),
    ),
  );
}
