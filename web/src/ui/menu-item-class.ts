/** The look of a link or button inside a Popover that serves as a menu. */
export const menuItemClass =
  'flex min-h-10 touch:min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-[15px] text-ink-soft ' +
  'hover:bg-sunken hover:text-ink';
