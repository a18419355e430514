import type { HistoryItem } from '@maquette/contract';
import {
  type FocusEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection, SelectionChange } from '../selection/selection.ts';
import type { CardHandlers } from './card-handlers.ts';
import { gridKeys } from './grid-keys.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { useGridRows } from './use-grid-rows.ts';

export interface GridHandle {
  /** Puts the focus on the card where it last was. */
  focus: () => void;
}

interface HistoryGridProps {
  ref?: Ref<GridHandle>;
  pictures: readonly HistoryItem[];
  /** How many there are, loaded or not; -1 while nobody knows. */
  total: number;
  /** What others said of pictures, by their ids. */
  verdicts: ReadonlyMap<string, string>;
  selection: Selection;
  onSelect: (change: SelectionChange) => void;
  onOpen: (picture: HistoryItem) => void;
  /** The end of what is loaded comes near. */
  onNearEnd: () => void;
  onHelp: () => void;
  actions: Pick<CardHandlers, 'star' | 'download' | 'remove' | 'restore' | 'broken'>;
}

/**
 * The pictures in rows, of which only those near the screen are drawn. One card at a time is a stop for Tab; the arrow keys
 * lead from it to the others, and it stays drawn wherever one scrolls.
 */
export function HistoryGrid({
  ref,
  pictures,
  total,
  verdicts,
  selection,
  onSelect,
  onOpen,
  ...rest
}: HistoryGridProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [now] = useState(() => Date.now());
  const order = useMemo(() => pictures.map(({ id }) => id), [pictures]);
  const stop = useStop(list, order);
  const grid = useGridRows({ list, count: pictures.length, stop: stop.at, onNearEnd: rest.onNearEnd });
  useImperativeHandle(ref, () => ({ focus: stop.focus }));

  const { columns, cardWidth, cardHeight, gap } = grid.layout;
  const moveTo = (id: string) => {
    stop.moveTo(id);
    grid.show(order.indexOf(id));
  };
  const on = useLatest<CardHandlers>({
    ...rest.actions,
    check: ({ id }, { shiftKey }) =>
      onSelect(shiftKey ? { kind: 'range', to: id, from: stop.id ?? id, order } : { kind: 'toggle', id }),
    press: (picture, { shiftKey, ctrlKey, metaKey }) => {
      const { id } = picture;
      if (shiftKey) onSelect({ kind: 'range', to: id, from: stop.id ?? id, order });
      else if (ctrlKey || metaKey || selection.ids.size > 0) onSelect({ kind: 'toggle', id });
      else onOpen(picture);
      stop.settle(id);
    },
  });
  const onKeyDown = gridKeys({
    pictures,
    order,
    at: stop.at,
    shape: { count: order.length, columns, pageRows: grid.pageRows },
    moveTo,
    onSelect,
    onOpen,
    onStar: on.star,
    onRemove: on.remove,
    onHelp: rest.onHelp,
  });

  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
    if (id !== undefined) stop.settle(id);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget)) stop.leave();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what happens on the buttons of its cards, on its way up
    <ul
      ref={list}
      aria-label={t('files.list')}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      className="relative min-h-px"
      style={{ height: grid.height }}
    >
      {grid.indices.map((index) => {
        const picture = pictures[index];
        if (!picture) return null;
        return (
          <HistoryCard
            key={picture.id}
            picture={picture}
            verdict={verdicts.get(picture.id)}
            position={index + 1}
            total={total}
            x={(index % columns) * (cardWidth + gap)}
            y={Math.floor(index / columns) * (cardHeight + gap)}
            width={cardWidth}
            height={cardHeight}
            isSelected={selection.ids.has(picture.id)}
            isSelecting={selection.ids.size > 0}
            isStop={index === stop.at}
            now={now}
            on={on}
          />
        );
      })}
    </ul>
  );
}

type Handlers = Record<string, (...args: never[]) => void>;

/** Handlers that stay the same objects while what they do is renewed at every drawing: cards need not be drawn for them. */
function useLatest<H extends object>(handlers: H): H {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() => {
    const names = Object.keys(handlers) as (keyof H)[];
    const call =
      (name: keyof H) =>
      (...args: never[]) =>
        (latest.current as Handlers)[name as string]?.(...args);
    return Object.fromEntries(names.map((name) => [name, call(name)])) as H;
  });
  return stable;
}

/**
 * The one card that Tab stops at, by its picture: others may come and go around it. When it goes itself, the next in its
 * place takes over, with the focus if it had it.
 */
function useStop(list: RefObject<HTMLElement | null>, order: readonly string[]) {
  const [stop, setStop] = useState<{ id: string | null; at: number }>({ id: null, at: 0 });
  const wantsFocus = useRef(false);
  const hadFocus = useRef(false);
  const found = stop.id === null ? -1 : order.indexOf(stop.id);
  if (found >= 0 && found !== stop.at) setStop({ ...stop, at: found });
  const at = found >= 0 ? found : Math.min(stop.at, order.length - 1);
  const present = order[at] ?? null;

  const focus = () =>
    list.current
      ?.querySelector<HTMLElement>(`[data-id="${CSS.escape(present ?? '')}"] [data-open]`)
      ?.focus({ preventScroll: true });

  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (wantsFocus.current || isLost) focus();
    wantsFocus.current = false;
  });

  return {
    id: present,
    at,
    focus,
    /** The focus goes to a card. */
    moveTo: (next: string) => {
      wantsFocus.current = true;
      setStop({ id: next, at: order.indexOf(next) });
    },
    /** A card has taken the focus by itself. */
    settle: (next: string) => {
      hadFocus.current = true;
      setStop({ id: next, at: order.indexOf(next) });
    },
    /** The focus went elsewhere. */
    leave: () => {
      hadFocus.current = false;
    },
  };
}
