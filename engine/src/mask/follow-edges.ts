import type { Mask, PixelImage } from '../pixels.ts';
import { bandAround, type Band } from './band.ts';
import { coloursAlong } from './two-colours.ts';

/** Colours are gathered up to this many times the reach away: across a soft edge they are pure only there. */
const SEEN = 2;
/** Beyond this share of the reach the outline given counts more and more. */
const FREE = 0.6;
/** Where both sides are told apart well, a pixel is all in or all out sooner than its mixture says. */
const STEEP = 1.6;
/** Variance of one side's colours that is mere grain, in squared steps of 0-255, three channels together. */
const GRAIN = 300;

/**
 * Moves a mask's outline to the edge seen in the picture, at most `reach` pixels away: what lies there is told by the colours beside it, inside and outside.
 * A pixel that mixes both gets the mixture (two-colour matting, cf. Ruzon and Tomasi 2000); where both sides look alike the outline stays. The work grows with the
 * length of the outline. The mask is of the picture's size; 255 = inside.
 */
export function followEdges(picture: PixelImage, mask: Mask, reach: number): Mask {
  const band = bandAround(mask, SEEN * reach);
  const colours = coloursAlong(picture, band);
  const shares = new Float32Array(band.places.length);
  const [inside, outside] = [new Float32Array(4), new Float32Array(4)];
  for (let k = 0; k < shares.length; k++) {
    const at = band.places[k]!;
    const given = mask.data[at]! / 255;
    shares[k] = given;
    if (!colours.read(at, inside, outside)) continue;
    const { share, trust } = mixtureAt(picture.data, at, [inside, outside]);
    const depth = Math.abs(band.depth[k]!) / reach;
    const free = Math.max(0, Math.min(1, (1 - depth) / (1 - FREE)));
    shares[k] = given + (share - given) * trust * free;
  }
  return drawn(mask, band, smoothed(mask, band, shares));
}

type Sides = readonly [inside: Float32Array, outside: Float32Array];

/** How much of a pixel shows the inside, and how far that can be told. */
function mixtureAt(data: PixelImage['data'], at: number, [inside, outside]: Sides) {
  let along = 0;
  let apart = 0;
  for (let c = 0; c < 3; c++) {
    const step = inside[c]! - outside[c]!;
    along += (data[4 * at + c]! - outside[c]!) * step;
    apart += step * step;
  }
  const share = apart === 0 ? 0.5 : 0.5 + STEEP * (along / apart - 0.5);
  const trust = apart / (apart + GRAIN + inside[3]! + outside[3]!);
  return { share: Math.max(0, Math.min(1, share)), trust };
}

/** Each place with its four neighbours: grain must not fray the outline. */
function smoothed({ width, height, data }: Mask, { places, indexAt }: Band, shares: Float32Array) {
  const at = (place: number): number => {
    const k = indexAt(place);
    return k < 0 ? data[place]! / 255 : shares[k]!;
  };
  return shares.map((share, k) => {
    const place = places[k]!;
    const x = place % width;
    const y = (place - x) / width;
    const left = x > 0 ? at(place - 1) : share;
    const right = x < width - 1 ? at(place + 1) : share;
    const above = y > 0 ? at(place - width) : share;
    const below = y < height - 1 ? at(place + width) : share;
    return (4 * share + left + right + above + below) / 8;
  });
}

/** The mask with the band's shares; islands and holes that the outline given knows nothing of are left out. */
function drawn(mask: Mask, band: Band, shares: Float32Array): Mask {
  const { width, height, data } = mask;
  const out = { width, height, data: data.slice() };
  const isNew = strayPlaces(mask, band, shares);
  for (let k = 0; k < shares.length; k++) {
    const at = band.places[k]!;
    out.data[at] = isNew[k] === 1 ? data[at]! : Math.round(255 * shares[k]!);
  }
  return out;
}

/** 1 for places on a side on which no place connected with them was before. */
function strayPlaces({ width, data }: Mask, { places, indexAt }: Band, shares: Float32Array): Uint8Array {
  const isIn = (place: number): boolean => {
    const k = indexAt(place);
    return (k < 0 ? data[place]! / 255 : shares[k]!) >= 0.5;
  };
  const isNew = Uint8Array.from(places, (place) => (isIn(place) === data[place]! > 127 ? 0 : 1));
  const queue = [...isNew.keys()].filter((k) => isNew[k] === 1 && touchesOld(places[k]!));
  for (const k of queue) isNew[k] = 0;
  for (const k of queue) {
    for (const beside of besides(places[k]!)) {
      const next = indexAt(beside);
      if (next < 0 || isNew[next] === 0 || isIn(beside) !== isIn(places[k]!)) continue;
      isNew[next] = 0;
      queue.push(next);
    }
  }
  return isNew;

  function besides(place: number): number[] {
    const all = [place - width, place + width];
    if (place % width > 0) all.push(place - 1);
    if (place % width < width - 1) all.push(place + 1);
    return all.filter((beside) => beside >= 0 && beside < data.length);
  }
  function touchesOld(place: number): boolean {
    const side = isIn(place);
    return besides(place).some((beside) => isIn(beside) === side && data[beside]! > 127 === side);
  }
}
