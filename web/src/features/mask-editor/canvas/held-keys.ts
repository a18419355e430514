/** Keys that change what the pointer does for as long as they are down. */
export interface HeldKeys {
  isAlt: boolean;
  isSpace: boolean;
  /** The space bar has served to pan, so letting it go must not stamp. */
  wasSpaceUsed: boolean;
}

export function noHeldKeys(): HeldKeys {
  return { isAlt: false, isSpace: false, wasSpaceUsed: false };
}
