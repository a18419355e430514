const sheetStops = ['peek', 'half', 'full'] as const;
/** How far a bottom sheet is drawn out. */
export type SheetStop = (typeof sheetStops)[number];

/** Parts of the window's height that lie between two stops. */
const HALF_FROM = 0.3;
const FULL_FROM = 0.7;

/** Where a sheet comes to rest that was let go at this part of the window's height. */
export const stopNear = (part: number): SheetStop =>
  part < HALF_FROM ? 'peek' : part < FULL_FROM ? 'half' : 'full';

/** The next stop up (1) or down (-1); the last one stays. */
export const stopBeside = (stop: SheetStop, by: 1 | -1): SheetStop =>
  sheetStops[sheetStops.indexOf(stop) + by] ?? stop;
