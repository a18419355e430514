import { limits } from '@maquette/contract';

const DAY_MS = 86_400_000;

/** Days until a picture in the trash goes for good, begun ones counted; 0 once its time is over. `now` in milliseconds. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + limits.trashDays * DAY_MS - now) / DAY_MS));
