import { outputSize } from '@maquette/engine';
import type { Point, Size } from '../../../platform/viewport/point.ts';
import { minCropPx } from '../model/crop-ratio.ts';
import type { EditorStore } from '../model/editor-store.ts';
import { boxOf, type CropBox, type CropHandle, cropOf, type CropRules, type CropZone } from './crop-box.ts';
import { dragBox, drawBox, moveBox, nudgeBox, scaleBox } from './drag-box.ts';

interface CropDrag {
  readonly zone: CropZone;
  /** In pixels of the straightened picture. */
  readonly from: Point;
  readonly box: CropBox;
}

/** Changes the crop in the store as it is dragged, pinched or nudged; each movement is one step. */
export class CropTool {
  readonly #store: EditorStore;
  readonly #source: Size;
  readonly #onCropped: (box: CropBox) => void;
  #drag: CropDrag | null = null;
  #isChanged = false;

  constructor(store: EditorStore, source: Size, onCropped: (box: CropBox) => void) {
    this.#store = store;
    this.#source = source;
    this.#onCropped = onCropped;
  }

  /** The frame as it is now, in pixels of the straightened picture. */
  get box(): CropBox {
    return boxOf(this.#transformations.crop, this.#rules.bounds);
  }

  begin(zone: CropZone, from: Point): void {
    this.#drag = { zone, from, box: this.box };
  }

  dragTo(at: Point): void {
    if (!this.#drag) return;
    const { zone, from, box } = this.#drag;
    const by = { x: at.x - from.x, y: at.y - from.y };
    if (zone === 'move') this.#preview(moveBox(box, by, this.#rules));
    else if (zone === 'outside') this.#preview(drawBox(from, at, this.#rules));
    else this.#preview(dragBox(box, { handle: zone, to: movedHandle(box, zone, by) }, this.#rules));
  }

  pinch(factor: number, by: Point): void {
    this.#preview(scaleBox(this.box, { factor, by }, this.#rules));
  }

  nudge(zone: CropHandle | 'move', by: Point): void {
    const { box } = this;
    this.#preview(
      zone === 'move' ? moveBox(box, by, this.#rules) : nudgeBox(box, { handle: zone, by }, this.#rules),
    );
  }

  /** Makes one step of what has been done since the last; presses of a key one after the other are one. */
  end(by: 'pointer' | 'key' = 'pointer'): void {
    this.#drag = null;
    if (!this.#isChanged) return;
    this.#isChanged = false;
    if (by === 'key') this.#store.nudge('crop');
    else this.#store.commit('crop');
    this.#onCropped(this.box);
  }

  /** Leaves the crop as it was before. */
  giveUp(): void {
    this.#drag = null;
    if (!this.#isChanged) return;
    this.#isChanged = false;
    this.#store.jumpTo(this.#store.get().at);
  }

  get #transformations() {
    return this.#store.get().recipe.transformations;
  }

  get #rules(): CropRules {
    const { cropRatio } = this.#transformations;
    const bounds = outputSize(this.#source, { ...this.#transformations, crop: null });
    return {
      bounds,
      shape: cropRatio && cropRatio.width / cropRatio.height,
      least: Math.min(minCropPx, bounds.width, bounds.height),
    };
  }

  #preview(box: CropBox): void {
    const { recipe } = this.#store.get();
    const crop = cropOf(box, this.#rules.bounds);
    this.#isChanged = true;
    this.#store.preview({ ...recipe, transformations: { ...recipe.transformations, crop } });
  }
}

/** Where the handle itself is when the pointer has gone so far: it was not taken in its very middle. */
function movedHandle(box: CropBox, handle: CropHandle, by: Point): Point {
  return {
    x: (handle.includes('w') ? box.left : box.right) + by.x,
    y: (handle.includes('n') ? box.top : box.bottom) + by.y,
  };
}
