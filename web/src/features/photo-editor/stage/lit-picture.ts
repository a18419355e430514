import type { LightSettings } from '@maquette/engine';
import type { Size } from '../../../platform/viewport/point.ts';
import type { OpenedPicture } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';

interface LitOptions {
  readonly picture: OpenedPicture;
  readonly worker: PhotoWorker;
  /** The picture in its new light, or null for its own; whoever takes it closes it. */
  readonly onLit: (lit: ImageBitmap | null) => void;
}

/** Has the picture of the stage drawn in another light while sliders move: the newest that is ready is shown. */
export class LitPicture {
  readonly #options: LitOptions;
  #wanted = '';
  #isStopped = false;

  constructor(options: LitOptions) {
    this.#options = options;
  }

  want({ shadows, highlights }: LightSettings, { width, height }: Size): void {
    const isOwn = shadows === 0 && highlights === 0;
    const key = isOwn ? '' : JSON.stringify([shadows, highlights, width, height]);
    if (key === this.#wanted) return;
    this.#wanted = key;
    if (isOwn) this.#options.onLit(null);
    else void this.#draw({ shadows, highlights }, { width, height });
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #draw(light: LightSettings, size: Size): Promise<void> {
    const { picture, worker, onLit } = this.#options;
    // Without it the picture is still there, in its own light; what is saved is drawn anew.
    const lit = await worker.drawLit(picture, { light, ...size }).catch(() => null);
    if (lit && !this.#isStopped && this.#wanted !== '') onLit(lit);
    else lit?.close();
  }
}
