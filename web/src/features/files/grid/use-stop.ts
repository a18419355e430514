import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The one card that Tab stops at, by its picture: others may come and go around it. When it goes itself, the next in its
 * place takes over, with the focus if it had it.
 */
export function useStop(list: RefObject<HTMLElement | null>, order: readonly string[]) {
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
