import type { PixelImage } from '../pixels.ts';
import { Mesh } from '../scene/mesh.ts';
import { renderPicture } from '../scene/render.ts';
import { makeScene, type Scene, type View } from '../scene/scene.ts';
import { gardenView } from './outdoors.ts';
import { photograph } from './photograph.ts';
import { addRoomShell, daylightPanels } from './room-shell.ts';
import { SAMPLE_ROOMS, type SampleRoomName } from './rooms.ts';

export interface SampleRoomRequest {
  readonly room: SampleRoomName;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Light paths a pixel: 4 for a quick look, 64 and more for a picture to show. */
  readonly samples: number;
  readonly onProgress?: (fraction: number) => void;
}

const BOUNCES = 5;

/** Columns of the view's horizon for a picture of that width: half as fine as the picture. */
function viewColumns(width: number): number {
  return 2 * Math.max(128, Math.min(1536, Math.round(1.2 * width)));
}

/** A furnished room and the view of it that fills a picture. */
export function sampleRoomScene({
  room,
  width,
  height,
  seed,
}: Omit<SampleRoomRequest, 'samples' | 'onProgress'>): { readonly scene: Scene; readonly view: View } {
  const { shell, sun, camera, furnish } = SAMPLE_ROOMS[room];
  const mesh = new Mesh();
  addRoomShell(mesh, shell);
  furnish(mesh, seed);
  const scene = makeScene(mesh, {
    environment: gardenView(seed, shell.daylight[1], viewColumns(width)),
    isEnvironmentLighting: false,
    panels: daylightPanels(shell),
    sun,
  });
  const view = {
    x: camera.x,
    y: camera.y,
    z: camera.z,
    yaw: camera.yaw,
    focal: camera.focal * width,
    centreX: width / 2,
    centreY: camera.horizon * height,
    pitch: 0,
    roll: 0,
  };
  return { scene, view };
}

/** Photographs one of the engine's own furnished rooms. The same request gives the same bytes. */
export function renderSampleRoom(request: SampleRoomRequest): PixelImage {
  const { width, height, seed, samples, onProgress = () => {} } = request;
  const { scene, view } = sampleRoomScene(request);
  return photograph(
    renderPicture({ scene, view, width, height, samples, seed, factor: 2, bounces: BOUNCES, onProgress }),
    seed,
  );
}
