import type { Camera } from '../room/camera/camera.ts';
import { SIDES } from '../room/layout/layout.ts';
import { NETWORK_PLANES } from '../room/network/classes.ts';
import type { Room } from '../room/see-room.ts';
import type { Setting } from './arrangement.ts';

/** What is measured and how far it usually strays, as a share. */
interface Measure {
  readonly metres: number;
  readonly spread: number;
}

/** Height at which people hold a camera in a room. */
const HELD: Measure = { metres: 1.4, spread: 0.13 };
/** Height of rooms people live in. */
const CEILING: Measure = { metres: 2.55, spread: 0.1 };
/** Height of an inner door with its frame. */
const DOOR: Measure = { metres: 2.08, spread: 0.06 };
/** A photo that shows less ceiling than this (share of its pixels) does not tell its height. */
const CEILING_SHOWN = 0.02;
/** A box is out by so much on its own account; more where it explains little. */
const BOX_SPREAD = 0.08;
/** What strays more tells nothing. */
const SEEN_SPREAD = 0.4;

/** What the usual heights of ceilings and doors make of the camera's. */
function seenHeights(room: Room): Measure[] {
  const measures: Measure[] = [];
  const { layout, openings } = room;
  const boxSpread = BOX_SPREAD + 0.3 * (1 - layout.trust);
  if (ceilingShare(room) > CEILING_SHOWN) {
    const heights = 1 + layout.distance[SIDES.indexOf('ceiling')]!;
    measures.push({ metres: CEILING.metres / heights, spread: Math.hypot(CEILING.spread, boxSpread) });
  }
  for (const { kind, bottom, top, trust } of openings) {
    if (kind !== 'door' || bottom > 0 || top < 1) continue;
    measures.push({ metres: DOOR.metres / top, spread: DOOR.spread + boxSpread + 0.4 * (1 - trust) });
  }
  return measures;
}

/** Whether anything in a photo tells from how high it was taken: people also crouch. */
export const isHeightSeen = (room: Room): boolean =>
  seenHeights(room).some(({ spread }) => spread < SEEN_SPREAD);

/**
 * Height of the camera above the floor in metres: what the ceiling and the doors say by their usual heights, and the usual height of a camera, each as
 * far as it is to be believed (mean of logarithms, weighted by the inverse variance; what disagrees much, such as a hall of two storeys, counts less).
 */
function cameraHeightOf(room: Room): number {
  const measures = [HELD, ...seenHeights(room)];
  let sum = 0;
  let weights = 0;
  for (const { metres, spread } of measures) {
    const astray = Math.log(metres / HELD.metres) / Math.hypot(spread, HELD.spread);
    const weight = 1 / (spread ** 2 * (1 + astray ** 2));
    sum += weight * Math.log(metres);
    weights += weight;
  }
  return Math.max(0.8, Math.min(2.2, Math.exp(sum / weights)));
}

function ceilingShare({ graph, planeShares }: Room): number {
  const ceiling = NETWORK_PLANES.indexOf('ceiling');
  let sum = 0;
  let all = 0;
  for (let region = 0; region < graph.count; region++) {
    sum += graph.size[region]! * planeShares[region * NETWORK_PLANES.length + ceiling]!;
    all += graph.size[region]!;
  }
  return sum / Math.max(1, all);
}

/** The room of a photo as far as it decides where things stand; in pixels of the picture it was seen in. */
export function settingOf(room: Room): Setting {
  const { width, height, layout } = room;
  const camera: Camera = layout.camera;
  return { width, height, camera, cameraHeight: cameraHeightOf(room), distance: layout.distance };
}
