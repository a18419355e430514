import { filmCurve } from '../colour/film.ts';

/** From here on light rolls off. */
const ROLLED = 0.75;

/** Highlights roll off like in a photo instead of clipping. Linear light in and out. */
export function shoulder(light: number): number {
  return light < ROLLED ? light : 1 - (1 - ROLLED) * Math.exp(-(light - ROLLED) / (1 - ROLLED));
}

/** How much of a film's curve is in photos; the rest is a plain shoulder. */
const FILMED = 0.5;
/** Exposures by which pale surfaces stay as bright as they come in: of the whole, and of the film in it. */
const EXPOSURE = 1.05;
const FILM = 0.713;

/** What a camera makes of light: dark parts darker and more coloured, bright ones rolled off. Linear light in and out. */
export function photographed(light: number): number {
  const exposed = EXPOSURE * light;
  return (1 - FILMED) * shoulder(exposed) + FILMED * filmCurve(FILM * exposed);
}
