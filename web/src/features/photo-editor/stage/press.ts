import type { Intent } from '../../../platform/viewport/gestures.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import type { Viewport } from '../../../platform/viewport/viewport.ts';
import { zoneAt } from './crop-box.ts';
import type { CropTool } from './crop-tool.ts';
import type { StageMode } from './stage-setup.ts';

/** Half of the 44 and 24 CSS pixels that fingers and mice need. */
const REACH_CSS_PX = { touch: 22, mouse: 12 };

interface PressTools {
  readonly viewport: Viewport;
  readonly crop: CropTool;
  readonly mode: () => StageMode;
  /** CSS pixels of the stage. */
  readonly pick: (at: Point) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** What a press that goes on is doing. */
type Doing =
  { readonly kind: 'pan'; readonly at: Point } | { readonly kind: 'crop' | 'pick'; readonly at: Point };

/** Does on the stage what pointers mean. Places are CSS pixels of the stage. */
export class Press {
  readonly #tools: PressTools;
  #doing: Doing | null = null;
  isTouch = false;

  constructor(tools: PressTools) {
    this.#tools = tools;
  }

  /** What a press would take hold of: the name of a cursor. */
  cursorAt(at: Point): string {
    if (this.#doing?.kind === 'pan') return 'grabbing';
    const mode = this.#tools.mode();
    if (mode === 'crop') return this.#zoneAt(at);
    if (mode === 'pick') return 'pick';
    return this.#tools.viewport.isFitted ? 'default' : 'grab';
  }

  meet(intent: Intent): void {
    switch (intent.type) {
      case 'press':
        return this.#press(intent);
      case 'drag':
        return this.#drag(intent.way.at(-1));
      case 'pinch':
        return this.#pinch(intent);
      case 'release':
        return this.#release();
      case 'abort':
        return this.giveUp();
      case 'undo':
        return this.#tools.undo();
      case 'redo':
        return this.#tools.redo();
      default:
        return undefined;
    }
  }

  giveUp(): void {
    this.#doing = null;
    this.#tools.crop.giveUp();
  }

  #press({ at, mode }: Intent & { type: 'press' }): void {
    const { crop, viewport } = this.#tools;
    const shown = this.#tools.mode();
    if (mode === 'pan' || (mode === 'tool' && shown === 'look')) this.#doing = { kind: 'pan', at };
    else if (mode === 'tool' && shown === 'pick') this.#doing = { kind: 'pick', at };
    else if (mode === 'tool') {
      this.#doing = { kind: 'crop', at };
      crop.begin(this.#zoneAt(at), viewport.toPhoto(at));
    }
  }

  #drag(to: Point | undefined): void {
    const { viewport, crop } = this.#tools;
    if (!this.#doing || !to) return;
    if (this.#doing.kind === 'crop') crop.dragTo(viewport.toPhoto(to));
    if (this.#doing.kind === 'pan' && !viewport.isFitted)
      viewport.pan({ x: to.x - this.#doing.at.x, y: to.y - this.#doing.at.y });
    this.#doing = { kind: this.#doing.kind, at: to };
  }

  #pinch({ from, to, factor }: Intent & { type: 'pinch' }): void {
    const { viewport, crop } = this.#tools;
    if (this.#tools.mode() !== 'crop') return viewport.pinch({ from, to, factor });
    const [before, after] = [viewport.toPhoto(from), viewport.toPhoto(to)];
    return crop.pinch(factor, { x: after.x - before.x, y: after.y - before.y });
  }

  #release(): void {
    const doing = this.#doing;
    this.#doing = null;
    if (doing?.kind === 'pick') this.#tools.pick(doing.at);
    this.#tools.crop.end();
  }

  #zoneAt(at: Point) {
    const { viewport, crop } = this.#tools;
    const { left, top, right, bottom } = crop.box;
    const start = viewport.toScreen({ x: left, y: top });
    const end = viewport.toScreen({ x: right, y: bottom });
    const frame = { left: start.x, top: start.y, right: end.x, bottom: end.y };
    return zoneAt(at, frame, this.isTouch ? REACH_CSS_PX.touch : REACH_CSS_PX.mouse);
  }
}
