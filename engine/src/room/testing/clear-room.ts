import { boundsOfCells, islandsOf } from '../../mask/islands.ts';
import type { PixelImage } from '../../pixels.ts';
import { buildRegionGraph } from '../../region-cut/region-graph.ts';
import { fitWithin, resizeImage } from '../../resize/resize-image.ts';
import { cameraOfPart, type Camera } from '../camera/camera.ts';
import { findThings } from '../find-things.ts';
import { directionsOfSides, SIDES, sidesOf, type RoomLayout } from '../layout/layout.ts';
import { NETWORK_CLASSES, NETWORK_PLANES, SHELL, type NetworkClass } from '../network/classes.ts';
import type { FeatureMap } from '../network/feature-map.ts';
import { sharesOf, WORK_SIDE, type Room } from '../see-room.ts';
import type { SureSight } from '../see-surely.ts';

/** A room known to the last pixel. */
export interface ClearRoom {
  readonly camera: Camera;
  /** In camera heights: floor, ceiling, back, left, right, behind. */
  readonly distance: readonly number[];
  /** The thing that a pixel shows; null where it shows the room itself. */
  readonly thingAt?: (x: number, y: number) => NetworkClass | null;
}

/** A room's box. */
export function layoutOf({ camera, distance }: ClearRoom): RoomLayout {
  return { camera, distance, towards: directionsOfSides(camera), trust: 1 };
}

/** What a network that errs nowhere would say. */
export function clearSight(size: { width: number; height: number }, room: ClearRoom): SureSight {
  const { width, height } = size;
  const empty = (channels: number): FeatureMap => ({
    width,
    height,
    channels,
    data: new Float32Array(width * height * channels),
  });
  const sides = sidesOf(layoutOf(room), size);
  const classes = empty(NETWORK_CLASSES.length);
  const planes = empty(NETWORK_PLANES.length);
  for (let i = 0; i < sides.length; i++) {
    const side = SIDES[sides[i]!]!;
    const thing = room.thingAt?.(i % width, Math.floor(i / width)) ?? null;
    const plane = thing || side === 'wall behind' ? 'none' : side;
    const shown = thing ?? (side === 'floor' || side === 'ceiling' ? side : 'wall');
    classes.data[i * NETWORK_CLASSES.length + NETWORK_CLASSES.indexOf(shown)] = 1;
    planes.data[i * NETWORK_PLANES.length + NETWORK_PLANES.indexOf(plane)] = 1;
  }
  const camera = { horizon: 0.5, pitch: 0, roll: 0, turn: 0, focal: 1 };
  return {
    classes,
    planes,
    border: empty(1),
    offset: toMiddles(classes),
    camera,
    looks: [classes],
    roomTrust: 1,
  };
}

/** From every pixel of a thing to the thing's middle: what hangs together and is of one kind is one thing. */
function toMiddles({ width, height, channels, data }: FeatureMap): FeatureMap {
  const offset = new Float32Array(2 * width * height);
  for (let kind = 0; kind < channels; kind++) {
    if (SHELL.includes(kind)) continue;
    const isOpen = Uint8Array.from({ length: width * height }, (_, i) => data[i * channels + kind]!);
    for (const thing of islandsOf({ width, isOpen })) {
      const { left, top, right, bottom } = boundsOfCells(thing, width);
      for (const i of thing) {
        offset[2 * i] = (left + right) / 2 - (i % width);
        offset[2 * i + 1] = (top + bottom) / 2 - Math.floor(i / width);
      }
    }
  }
  return { width, height, channels: 2, data: offset };
}

/** Longer side of the network's map. */
const MAP_SIDE = 192;

/** The room in a drawn picture, as whoever drew it knows it. */
export function clearRoom(picture: PixelImage, room: ClearRoom): Room {
  const { width, height } = picture;
  const graph = buildRegionGraph(resizeImage(picture, fitWithin(picture, WORK_SIDE)));
  const size = fitWithin(picture, MAP_SIDE);
  const scale = size.width / width;
  const sight = clearSight(size, {
    ...room,
    camera: cameraOfPart(room.camera, { left: 0, top: 0, scale }),
    thingAt: (x, y) => room.thingAt?.((x + 0.5) / scale, (y + 0.5) / scale) ?? null,
  });
  return {
    width,
    height,
    graph,
    sight,
    copy: resizeImage(picture, size),
    classShares: sharesOf(graph, sight.classes),
    planeShares: sharesOf(graph, sight.planes),
    camera: room.camera,
    layout: layoutOf(room),
    things: findThings(sight),
    openings: [],
    skirting: [],
  };
}
