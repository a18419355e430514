import type { OpenedPicture, PicturePart } from '../../worker/photo-jobs.ts';
import type { PhotoWorker } from '../../worker/photo-worker.ts';

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
  #isStopped = false;

  constructor(options: DetailOptions) {
    this.#options = options;
  }

  /** Null: the plate is sharp enough. */
  want(part: PicturePart | null): void {
    const key = JSON.stringify(part);
    if (key === this.#wanted) return;
    this.#wanted = key;
    clearTimeout(this.#timer);
    if (part) this.#timer = setTimeout(() => void this.#fetch(part, key), SETTLED_MS);
    else this.#options.canvas.hidden = true;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #fetch(part: PicturePart, key: string): Promise<void> {
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
