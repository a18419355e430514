import type { KeyboardEvent, MouseEvent } from 'react';

/** What makes a button one that is held down, by pointer or by Space and Enter; told of each change. */
export function holdHandlers(onHeld: (isHeld: boolean) => void) {
  const letGo = () => onHeld(false);
  const byKey = (event: KeyboardEvent, isHeld: boolean) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    onHeld(isHeld);
  };
  return {
    onPointerDown: () => onHeld(true),
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onBlur: letGo,
    onKeyDown: (event: KeyboardEvent) => byKey(event, true),
    onKeyUp: (event: KeyboardEvent) => byKey(event, false),
    // A long touch would open the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
}
