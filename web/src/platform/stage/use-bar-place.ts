import { type RefObject, useLayoutEffect, useState } from 'react';
import { DRAWER, type Mark, placeBar, placeDrawer, type Selection, type Span } from './place-bar.ts';

/** The least that is reserved for a bar, so that what comes while one types does not push it about; for a low one. */
const LEAST_HEIGHT = 292;
const LEAST_LOW = 236;
/** From this width on a low bar has its fields and its ideas in one row, in CSS pixels. */
const ONE_ROW_FROM = 800;

/** What a tool does, and the zoom, stand at the photo's lower edge, in one line at least: what is offered meanwhile stands above it. */
const LINE = 40;

/** What a bar asks of its place. */
export interface BarWish {
  readonly selection: Selection | null;
  readonly marks: readonly Mark[] | undefined;
  readonly isSlim: boolean;
  readonly isLow: boolean;
  readonly isAtEnd: boolean;
  readonly isBesideDrawer: boolean;
}

/** Where a drawer lies on its stage. */
export interface DrawerPlace {
  readonly left: number;
  readonly top: number;
  /** How high it may be: over the photo it is as high as what it says. */
  readonly most: number;
  readonly isOverPhoto: boolean;
  /** The stage and the tools that it was chosen for. */
  readonly chosenFor: string;
}

type BarPlace = ReturnType<typeof placeBar> & { readonly drawer: DrawerPlace | null };

/** Where the bar and its drawer stand, and how high the bar may grow there. It stays while somebody uses it, and finds its place anew when they are done. */
export function useBarPlace(bar: RefObject<HTMLElement | null>, wish: BarWish): BarPlace | null {
  const { selection, marks, isSlim, isLow, isAtEnd, isBesideDrawer } = wish;
  const [at, setAt] = useState<BarPlace | null>(null);
  const selected = keyOf(selection);
  const marked = keyOf(marks?.flatMap(({ x, y }) => [x, y]));
  useLayoutEffect(() => {
    const own = bar.current;
    const stage = own?.closest<HTMLElement>('[data-stage]');
    if (!own || !stage) return undefined;
    const place = () => {
      const photo = photoIn(stage);
      const size = { width: stage.clientWidth, height: stage.clientHeight };
      // What it may not show of itself counts too.
      const height = own.scrollHeight + own.offsetHeight - own.clientHeight;
      const isOneRow = isLow && own.offsetWidth >= ONE_ROW_FROM;
      const least = isSlim ? 0 : isOneRow ? LEAST_LOW : LEAST_HEIGHT;
      setAt((former) => {
        const room = { stage: size, photo, selection: selectionOf(selected) };
        const drawer = isBesideDrawer ? drawerIn(stage, room, former?.drawer ?? null) : null;
        return {
          drawer,
          ...placeBar({
            ...room,
            isAtEnd,
            stage: { ...size, height: size.height - (isSlim ? lineIn(stage) : 0) },
            free: drawer ? freeBeside(drawer.left, size.width) : undefined,
            marks: marksOf(marked),
            bar: { width: own.offsetWidth, height: Math.max(least, height) },
          }),
        };
      });
    };
    // What is drawn on, and its tools, come later than the bar.
    let seen = stage.querySelectorAll(PARTS).length;
    const arrival = new MutationObserver(() => {
      const now = stage.querySelectorAll(PARTS).length;
      if (now !== seen) place();
      seen = now;
    });
    arrival.observe(stage, { childList: true, subtree: true });
    const watch = new ResizeObserver(place);
    // A field that has the focus by itself does not hold the bar.
    let isUsed = false;
    const used = () => {
      isUsed = true;
    };
    const watchOwn = new ResizeObserver(() => (isUsed && own.contains(document.activeElement)) || place());
    const left = ({ relatedTarget }: FocusEvent) => {
      if (own.contains(relatedTarget as Node | null)) return;
      isUsed = false;
      place();
    };
    watch.observe(stage);
    watchOwn.observe(own);
    // It may be as high as it can already, and still have more to say.
    if (own.firstElementChild) watchOwn.observe(own.firstElementChild);
    own.addEventListener('pointerdown', used);
    own.addEventListener('input', used);
    own.addEventListener('focusout', left);
    place();
    return () => {
      arrival.disconnect();
      watch.disconnect();
      watchOwn.disconnect();
      own.removeEventListener('pointerdown', used);
      own.removeEventListener('input', used);
      own.removeEventListener('focusout', left);
    };
  }, [bar, selected, marked, isSlim, isLow, isAtEnd, isBesideDrawer]);
  return at;
}

/** Numbers as one value, which an effect can compare. */
function keyOf(numbers: readonly number[] | null | undefined): string | null {
  return numbers ? numbers.map((part) => part.toFixed(3)).join(' ') : null;
}

function selectionOf(key: string | null): Selection | null {
  const [left, top, right, bottom] = key?.split(' ').map(Number) ?? [];
  return left === undefined || top === undefined || right === undefined || bottom === undefined
    ? null
    : [left, top, right, bottom];
}

function marksOf(key: string | null): Mark[] {
  const shares = key ? key.split(' ').map(Number) : [];
  return shares.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: shares[at + 1] ?? 0 }] : []));
}

const TOOLS = '.stage-rail, .stage-side, .stage-below';
const FIELD = '.stage-field';
const PARTS = `.stage-photo, ${TOOLS}, ${FIELD}`;

/** Where the whole photo lies on a stage, in its CSS pixels. */
function photoIn(stage: HTMLElement) {
  const frame = stage.getBoundingClientRect();
  const cell = stage.querySelector('.stage-photo')?.getBoundingClientRect() ?? frame;
  const shape = Number(stage.style.getPropertyValue('--shape'));
  const width = Math.min(cell.width, cell.height * shape);
  const left = cell.left - frame.left + (cell.width - width) / 2;
  return { left, top: cell.top - frame.top, width, height: width / shape };
}

/** How high the line at the photo's lower edge is. */
function lineIn(stage: HTMLElement): number {
  const lines = [...stage.querySelectorAll<HTMLElement>('.stage-line')].filter(
    (line) => !line.closest('[inert]'),
  );
  return Math.max(LINE, ...lines.map(({ offsetHeight }) => offsetHeight));
}

/** Where the drawer stands on a stage. It stays there until stage or tools change: what is selected may change meanwhile. */
function drawerIn(
  stage: HTMLElement,
  room: Omit<Parameters<typeof placeDrawer>[0], 'tools'>,
  former: DrawerPlace | null,
): DrawerPlace {
  const frame = stage.getBoundingClientRect();
  const shown = (which: string) =>
    [...stage.querySelectorAll(which)].filter((part) => !part.closest('[inert]'));
  const tools = shown(TOOLS).map((part): Span => {
    const { left, right } = part.getBoundingClientRect();
    return [left - frame.left, right - frame.left];
  });
  const chosenFor = [room.stage.width, room.stage.height, ...tools.flat()].map(Math.round).join(' ');
  const left = former?.chosenFor === chosenFor ? former.left : placeDrawer({ ...room, tools });
  const isOverPhoto = left > 0 && left + DRAWER < room.stage.width;
  const field = shown(FIELD)[0]?.getBoundingClientRect();
  const isUnderField = field && field.right - frame.left > left && field.left - frame.left < left + DRAWER;
  const top = isUnderField ? field.bottom - frame.top + 8 : 0;
  const end = room.stage.height - (isOverPhoto ? lineIn(stage) : 0);
  return { left, top, most: end - top, isOverPhoto, chosenFor };
}

/** The larger part of a stage that a drawer leaves. */
function freeBeside(left: number, width: number): Span {
  const right = left + DRAWER;
  return left >= width - right ? [0, left] : [right, width];
}
