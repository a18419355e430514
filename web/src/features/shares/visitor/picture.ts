import type { SharedPictures } from '@maquette/contract';
import { element } from './element.ts';
import type { Draft } from './answer.ts';
import type { Words } from './words.ts';

type Shown = SharedPictures['pictures'][number];

/** What a picture tells of what is done to it. */
export interface PictureHands {
  choose(): void;
  addPin(at: { x: number; y: number }): void;
  movePin(key: number, at: { x: number; y: number }): void;
  writePin(key: number, words: string): void;
  removePin(key: number): void;
}

export interface PictureView {
  readonly root: HTMLElement;
  /** Draws what was answered so far; the comment of `focused` is gone to. */
  show(state: { isChosen: boolean; pins: readonly Draft[]; focused: number | null }): void;
}

interface Given {
  readonly token: string;
  readonly picture: Shown;
  /** From 1, as people count. */
  readonly number: number;
  readonly words: Words;
}

/** Share of a side that an arrow key moves a comment by. */
const STEP = 0.02;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** One of the pictures: with its photo under it where there is one, its comments, and "this one". */
export function pictureView(given: Given, hands: PictureHands): PictureView {
  const { picture, number, words } = given;
  const stage = element('div', { class: 'stage' }, photo(given, false));
  stage.style.aspectRatio = `${picture.width} / ${picture.height}`;
  stage.style.setProperty('--shape', String(picture.width / picture.height));
  stage.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLButtonElement)) hands.addPin(pointOn(stage, event));
  });
  const pins = element('div', { class: 'pins' });
  const comments = element('ol', { class: 'comments' });
  const choice = element('button', { type: 'button', class: 'choice', onclick: () => hands.choose() });
  const comment = element(
    'button',
    {
      type: 'button',
      class: 'plain',
      'aria-label': words.commentOn(number),
      onclick: () => hands.addPin({ x: 0.5, y: 0.5 }),
    },
    words.comment,
  );
  const root = element(
    'section',
    { class: 'picture', 'aria-label': words.version(number) },
    element('h2', {}, words.version(number)),
    stage,
    ...(picture.hasBefore ? [comparing(given, stage)] : []),
    element('div', { class: 'hands' }, comment, choice),
    comments,
  );
  stage.append(pins);
  return {
    root,
    show: ({ isChosen, pins: drafts, focused }) => {
      choice.textContent = isChosen ? words.chosen : words.thisOne;
      choice.setAttribute('aria-pressed', String(isChosen));
      choice.setAttribute('aria-label', isChosen ? words.chosenLabel(number) : words.thisOneLabel(number));
      root.classList.toggle('is-chosen', isChosen);
      drawPins({ pins, comments, stage, drafts, words, hands });
      if (focused !== null) comments.querySelector<HTMLElement>(`[data-key="${focused}"] textarea`)?.focus();
    },
  };
}

function photo({ token, picture, number, words }: Given, isBefore: boolean): HTMLImageElement {
  const at = (width: number) =>
    `/api/shared/${token}/${picture.position}/content?w=${width}${isBefore ? '&before=true' : ''}`;
  return element('img', {
    src: at(1280),
    srcset: `${at(640)} 640w, ${at(1280)} 1280w, ${at(2048)} 2048w`,
    sizes: '(min-width: 60rem) 56rem, 100vw',
    alt: isBefore ? words.versionBefore(number) : words.versionAfter(number),
    draggable: 'false',
    loading: number > 2 ? 'lazy' : 'eager',
    class: isBefore ? 'before' : 'after',
  });
}

/** The photo over the picture, up to a line that is moved. */
function comparing(given: Given, stage: HTMLElement): HTMLElement {
  const { number, words } = given;
  const line = element('div', { class: 'line', 'aria-hidden': 'true' });
  stage.append(photo(given, true), line);
  const slider = element('input', {
    type: 'range',
    min: 0,
    max: 100,
    value: 0,
    'aria-label': words.compare(number),
    oninput: () => moved(),
  });
  const moved = () => {
    stage.style.setProperty('--split', `${slider.value}%`);
    slider.setAttribute('aria-valuetext', words.compared(slider.valueAsNumber / 100));
  };
  moved();
  return element(
    'div',
    { class: 'compare' },
    element('span', {}, words.before),
    slider,
    element('span', {}, words.after),
  );
}

interface Drawing {
  readonly pins: HTMLElement;
  readonly comments: HTMLElement;
  readonly stage: HTMLElement;
  readonly drafts: readonly Draft[];
  readonly words: Words;
  readonly hands: PictureHands;
}

/** What is being written keeps its field, and the field its cursor: only what came or went is made anew. */
function drawPins({ pins, comments, stage, drafts, words, hands }: Drawing): void {
  const keys = new Set(drafts.map(({ key }) => String(key)));
  for (const made of [...pins.children, ...comments.children])
    if (!keys.has((made as HTMLElement).dataset['key'] ?? '')) made.remove();
  for (const [at, draft] of drafts.entries()) {
    const name = `[data-key="${draft.key}"]`;
    const marker =
      pins.querySelector<HTMLElement>(name) ?? pins.appendChild(markerOf(draft, { stage, hands }));
    marker.style.left = `${draft.x * 100}%`;
    marker.style.top = `${draft.y * 100}%`;
    marker.textContent = String(at + 1);
    marker.setAttribute('aria-label', words.pin(at + 1));
    marker.onkeydown = (event) => {
      const [x, y] = STEPS[event.key] ?? [0, 0];
      if (x === 0 && y === 0) return;
      event.preventDefault();
      hands.movePin(draft.key, { x: draft.x + x, y: draft.y + y });
    };
    const row = comments.querySelector<HTMLElement>(name) ?? comments.appendChild(rowOf(draft, hands));
    row.querySelector('textarea')?.setAttribute('aria-label', words.pinWords(at + 1));
    row.querySelector('button')?.setAttribute('aria-label', words.removePin(at + 1));
  }
}

function markerOf({ key }: Draft, { stage, hands }: Pick<Drawing, 'stage' | 'hands'>): HTMLElement {
  const marker = element('button', { type: 'button', class: 'pin', 'data-key': key });
  marker.addEventListener('pointerdown', (event) => marker.setPointerCapture(event.pointerId));
  marker.addEventListener('pointermove', (event) => {
    if (marker.hasPointerCapture(event.pointerId)) hands.movePin(key, pointOn(stage, event));
  });
  return marker;
}

function rowOf({ key, words: written }: Draft, hands: PictureHands): HTMLElement {
  const field = element('textarea', { rows: 2, maxlength: 500 }, written);
  field.addEventListener('input', () => hands.writePin(key, field.value));
  const remove = element(
    'button',
    { type: 'button', class: 'plain', onclick: () => hands.removePin(key) },
    '✕',
  );
  return element('li', { 'data-key': key }, field, remove);
}

function pointOn(stage: HTMLElement, { clientX, clientY }: MouseEvent): { x: number; y: number } {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
