import type { LightSettings } from '@maquette/engine';
import type { Size } from '../../../platform/viewport/point.ts';
import { fitView } from '../../../platform/viewport/view.ts';
import type { Settings, Transformations } from '../model/recipe.ts';
import type { OpenedPicture, PicturePart } from '../worker/photo-jobs.ts';
import type { PhotoWorker } from '../worker/photo-worker.ts';
import type { CropBox } from './crop-box.ts';
import { Detail, visiblePart } from './detail.ts';
import { type Place, placePicture } from './place-picture.ts';
import { Plate } from './plate.ts';
import { previewFilter, sharpenValues, toneValues } from './preview-filter.ts';
import type { Showing, StageParts, StageSetup } from './stage-setup.ts';

/** From so many device pixels per pixel of the picture on they are shown as squares. */
const SQUARES_FROM = 4;
const OWN_LIGHT = { shadows: 0, highlights: 0 };

/** Shows on the stage what the store holds. A change of a setting only sets the style of one element. */
export class StageDrawing {
  readonly #parts: StageParts;
  readonly #setup: StageSetup;
  readonly #plate: Plate;
  readonly #detail: Detail;
  readonly #lit: LitPicture;
  #place: Place | null = null;
  #toned: Settings | null = null;

  /** @param redraw asks for a drawing when something that was waited for is there */
  constructor(parts: StageParts, setup: StageSetup, redraw: () => void) {
    const { picture, worker } = setup;
    this.#parts = parts;
    this.#setup = setup;
    this.#plate = new Plate(parts, picture.view, picture);
    this.#detail = new Detail({
      ...{ canvas: parts.detail, picture, worker },
      onDrawn: (part) => this.#plate.layOver(parts.detail, part),
    });
    this.#lit = new LitPicture({
      ...{ picture, worker },
      onLit: (lit) => {
        this.#plate.light(lit);
        redraw();
      },
    });
  }

  /** Where the picture lies in what is looked at, as it was drawn last. */
  get place(): Place | null {
    return this.#place;
  }

  draw({ mode, isComparing }: Showing, box: CropBox): void {
    const { store, picture, view } = this.#setup;
    const { recipe, steps, at } = store.get();
    const { settings, transformations } = recipe;
    const light = isComparing ? OWN_LIGHT : settings;
    const density = window.devicePixelRatio || 1;
    this.#place = placePicture(picture, transformations, mode !== 'crop');
    view.viewport.reshape(this.#place.content);
    const isLying = transformations.rotation % 180 !== 0;
    const turned = isLying ? { width: picture.height, height: picture.width } : picture;
    const { scale } = fitView(view.viewport.area, turned);
    this.#plate.draw({ scale, density, isBare: isComparing });
    this.#lit.want(settings, this.#plate.size);
    this.#layFrame(this.#place, density);
    this.#filter(settings, isComparing);
    this.#drawCrop(mode === 'crop' ? box : null);
    this.#parts.grid.hidden = !isLeaning(transformations, steps[at]?.recipe.transformations);
    this.#detail.want(this.#missing(this.#place, density), light);
  }

  stop(): void {
    this.#lit.stop();
    this.#plate.light(null);
    this.#detail.stop();
  }

  #layFrame(place: Place, density: number): void {
    const { view } = this.#setup.view.viewport;
    const { frame, cropPlane, base, detail } = this.#parts;
    for (const element of [frame, cropPlane]) {
      element.style.width = `${place.content.width * view.scale}px`;
      element.style.height = `${place.content.height * view.scale}px`;
      // Between two pixels of the screen the picture would be blurred.
      element.style.transform = `translate(${snap(view.x, density)}px, ${snap(view.y, density)}px)`;
    }
    this.#plate.lay(place.matrix, view.scale);
    const rendering = view.scale * density >= SQUARES_FROM ? 'pixelated' : '';
    base.style.imageRendering = rendering;
    detail.style.imageRendering = rendering;
  }

  #filter(settings: Settings, isComparing: boolean): void {
    const { plate, filters } = this.#parts;
    const { names } = this.#setup;
    const { longest } = this.#plate;
    if (!isComparing && this.#toned !== settings) {
      setTones(filters, settings);
      this.#toned = settings;
    }
    setSharpening(filters, sharpenValues(settings, longest));
    setStyle(plate, 'filter', isComparing ? 'none' : previewFilter(settings, longest, names));
  }

  #drawCrop(box: CropBox | null): void {
    const { cropPlane, cropHole, cropFrame } = this.#parts;
    cropPlane.hidden = !box;
    if (!box) return;
    const { scale } = this.#setup.view.viewport.view;
    for (const { style } of [cropHole, cropFrame]) {
      style.width = `${(box.right - box.left) * scale}px`;
      style.height = `${(box.bottom - box.top) * scale}px`;
      style.transform = `translate(${box.left * scale}px, ${box.top * scale}px)`;
    }
  }

  /** The part in sight that the plate is too coarse for; null when it is not. */
  #missing(place: Place, density: number): PicturePart | null {
    const { picture, view } = this.#setup;
    const { viewport } = view;
    const needed = Math.min(1, viewport.view.scale * density);
    // A few per cent more or less cannot be seen.
    const isSharp = needed <= this.#plate.resolution * 1.03;
    const sight = { source: picture, place, view: viewport.view, area: viewport.area, density };
    return isSharp ? null : visiblePart(sight);
  }
}

/** Whether the picture is being straightened or set upright just now. */
function isLeaning(tried: Transformations, kept: Transformations | undefined): boolean {
  if (!kept) return false;
  const [one, other] = [tried.perspective, kept.perspective];
  return (
    tried.straighten !== kept.straighten ||
    one.vertical !== other.vertical ||
    one.horizontal !== other.horizontal
  );
}

function snap(value: number, density: number): number {
  return Math.round(value * density) / density;
}

function setTones(filters: SVGSVGElement, settings: Settings): void {
  const { red, green, blue } = toneValues(settings);
  setAttribute(filters, 'feFuncR', { tableValues: red });
  setAttribute(filters, 'feFuncG', { tableValues: green });
  setAttribute(filters, 'feFuncB', { tableValues: blue });
}

function setSharpening(
  filters: SVGSVGElement,
  { deviation, kept, taken }: ReturnType<typeof sharpenValues>,
): void {
  setAttribute(filters, 'feGaussianBlur', { stdDeviation: deviation });
  setAttribute(filters, 'feComposite', { k2: kept, k3: taken });
}

/** Only what is another: setting the same again has the browser filter the picture again. */
function setAttribute(filters: SVGSVGElement, name: string, values: Readonly<Record<string, string>>): void {
  const element = filters.querySelector(name);
  for (const [attribute, value] of Object.entries(values)) {
    if (element?.getAttribute(attribute) !== value) element?.setAttribute(attribute, value);
  }
}

function setStyle(element: HTMLElement, name: 'filter', value: string): void {
  if (element.style[name] !== value) element.style[name] = value;
}

interface LitOptions {
  readonly picture: OpenedPicture;
  readonly worker: PhotoWorker;
  /** The picture in its new light, or null for its own; whoever takes it closes it. */
  readonly onLit: (lit: ImageBitmap | null) => void;
}

/** Has the picture of the stage drawn in another light while sliders move: the newest that is ready is shown. */
class LitPicture {
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
