import type { KeptLook } from '../../../platform/viewport/kept-look.ts';
import type { Point } from '../../../platform/viewport/point.ts';
import { Viewport } from '../../../platform/viewport/viewport.ts';
import type { Size } from '../raster/mask-buffer.ts';
import type { EditorAction, LookAction } from './keys.ts';
import type { Announcement, Cursor, Pick, SessionSnapshot } from './session-snapshot.ts';
import type { ToolPoint } from './tool.ts';
import { reduceSettings, type Settings, type SettingsAction, USUAL_SETTINGS } from './settings.ts';

/** What a snapshot tells of the mask. */
export type MaskFacts = Omit<SessionSnapshot, 'settings' | 'news' | 'zoomPercent' | 'isFitted'>;

/** The part of a sitting that is looked at: the view, the settings, what is said and pointed at, and who is told of it. */
export abstract class SessionView {
  readonly viewport: Viewport;
  cursor: Cursor | null = null;
  #settings: Settings = USUAL_SETTINGS;
  #news: readonly Announcement[] = [];
  #snapshot: SessionSnapshot | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<() => void>();
  readonly #finders = new Set<(pick: Pick) => void>();

  /** @param photo the upright photo's size in pixels. @param kept where one looked at it before. */
  constructor(photo: Size, kept: KeptLook | null) {
    this.viewport = new Viewport(photo, () => this.#looked(), kept);
  }

  protected abstract facts(): MaskFacts;

  /** For the controls: called after a change of the snapshot. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => (this.#snapshot ??= this.#describe());

  /** For who draws: called after anything visible changed, many times a frame perhaps. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** For who finds what is pointed at: what is found comes back by `addRegion`. */
  readonly findFor = (finder: (pick: Pick) => void): (() => void) => {
    this.#finders.add(finder);
    return () => this.#finders.delete(finder);
  };

  protected pick({ places, erases }: Pick): void {
    const inside = places.map((place) => this.viewport.within(place));
    for (const find of this.#finders) find({ places: inside, erases });
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** The brush's radius in photo pixels: its size is meant at the fitted zoom, whatever the zoom is now. */
  get radius(): number {
    return this.#settings.size / 2 / this.viewport.fittedScale;
  }

  /** Does what changes nothing but the view, or the size of the brush. Says whether that was meant. */
  protected looks(action: EditorAction): action is LookAction {
    switch (action.type) {
      case 'zoom':
        this.viewport.zoom(action.factor);
        break;
      case 'actual-size':
        this.viewport.zoom(1 / this.viewport.view.scale);
        break;
      case 'fit':
        this.viewport.fit();
        break;
      case 'size-by':
        this.set({ type: 'size', size: this.#settings.size + action.by });
        this.say([{ said: 'size', size: this.#settings.size }]);
        return true;
      default:
        return false;
    }
    this.say([{ said: 'zoom', percent: this.viewport.zoomPercent }]);
    return true;
  }

  /** Where somebody at the keyboard is, in photo pixels. */
  protected get keyboardPlace(): Point {
    return this.viewport.within(this.cursor?.at ?? this.viewport.toPhoto(this.viewport.middle));
  }

  /** A place of the work area (CSS pixels) as tools know it. */
  protected placeAt(screen: Point): ToolPoint {
    const photo = this.viewport.toPhoto(screen);
    const { pressure } = screen;
    return {
      screen,
      photo: pressure === undefined ? photo : { ...photo, pressure },
      unit: 1 / this.viewport.view.scale,
    };
  }

  protected set(action: SettingsAction): void {
    this.#settings = reduceSettings(this.#settings, action);
    this.publish();
  }

  protected say(news: readonly Announcement[]): void {
    this.#news = news;
    this.publish();
  }

  protected publish(): void {
    this.#snapshot = this.#describe();
    for (const listener of this.#listeners) listener();
    this.touch();
  }

  protected touch(): void {
    for (const watcher of this.#watchers) watcher();
  }

  #looked(): void {
    const { zoomPercent, isFitted } = this.viewport;
    const former = this.getSnapshot();
    if (zoomPercent !== former.zoomPercent || isFitted !== former.isFitted) this.publish();
    else this.touch();
  }

  #describe(): SessionSnapshot {
    const { zoomPercent, isFitted } = this.viewport;
    return { ...this.facts(), zoomPercent, isFitted, settings: this.#settings, news: this.#news };
  }
}
