import { type LightSettings, mapPlace } from '@maquette/engine';
import type { Size } from '../../../platform/viewport/point.ts';
import type { View } from '../../../platform/viewport/view.ts';
import type { LitPart, OpenedPicture, PicturePart } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import type { Place } from './place-picture.ts';

const SETTLED_MS = 150;

interface DetailOptions {
  readonly canvas: HTMLCanvasElement;
  readonly picture: OpenedPicture;
  readonly worker: PhotoWorker;
  /** Lays the canvas over the part that has been drawn. */
  readonly onDrawn: (part: PicturePart) => void;
}

/** Fetches the part in sight from the full picture once the view has come to rest, where the plate is too coarse. */
export class Detail {
  readonly #options: DetailOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = '';
  #light: LightSettings = { shadows: 0, highlights: 0 };
  #isStopped = false;

  constructor(options: DetailOptions) {
    this.#options = options;
  }

  /** In this light. Null: the plate is sharp enough. */
  want(part: PicturePart | null, { shadows, highlights }: LightSettings): void {
    const light = { shadows, highlights };
    const key = JSON.stringify([part, light]);
    if (key === this.#wanted) return;
    this.#wanted = key;
    clearTimeout(this.#timer);
    // The plate follows a slider at once.
    if (shadows !== this.#light.shadows || highlights !== this.#light.highlights)
      this.#options.canvas.hidden = true;
    this.#light = light;
    if (part) this.#timer = setTimeout(() => void this.#fetch({ ...part, light }, key), SETTLED_MS);
    else this.#options.canvas.hidden = true;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #fetch(part: LitPart, key: string): Promise<void> {
    const { canvas, picture, worker, onDrawn } = this.#options;
    // Without it the picture is still there, only less sharp.
    const bitmap = await worker.drawPart(picture, part).catch(() => null);
    if (bitmap && !this.#isStopped && this.#wanted === key) {
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      canvas.hidden = false;
      onDrawn(part);
    }
    bitmap?.close();
  }
}

/** Some is drawn beyond what is in sight, so that it is there when one moves a little. */
const BEYOND_SHARE = 0.15;

interface Sight {
  readonly source: Size;
  readonly place: Place;
  readonly view: View;
  /** The stage, in CSS pixels. */
  readonly area: Size;
  readonly density: number;
}

/** The part of the source that is in sight, and the size in device pixels at which it is seen; null when none of it is. */
export function visiblePart({ source, place, view, area, density }: Sight): PicturePart | null {
  const { content, toSource } = place;
  const beyond = { x: BEYOND_SHARE * area.width, y: BEYOND_SHARE * area.height };
  const left = Math.max(0, (-beyond.x - view.x) / view.scale);
  const top = Math.max(0, (-beyond.y - view.y) / view.scale);
  const right = Math.min(content.width, (area.width + beyond.x - view.x) / view.scale);
  const bottom = Math.min(content.height, (area.height + beyond.y - view.y) / view.scale);
  if (left >= right || top >= bottom) return null;
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => mapPlace(toSource, { x, y })));
  const across = span(
    corners.map(({ x }) => x),
    source.width,
  );
  const down = span(
    corners.map(({ y }) => y),
    source.height,
  );
  const scale = Math.min(1, view.scale * density);
  return {
    ...{ x: across.from, y: down.from, width: across.length, height: down.length },
    shownWidth: Math.max(1, Math.round(across.length * scale)),
    shownHeight: Math.max(1, Math.round(down.length * scale)),
  };
}

function span(values: readonly number[], side: number): { from: number; length: number } {
  const from = Math.max(0, Math.min(side - 1, Math.floor(Math.min(...values))));
  const to = Math.max(from + 1, Math.min(side, Math.ceil(Math.max(...values))));
  return { from, length: to - from };
}
