import type { Subscription } from '@maquette/contract';

/** Whether it gives nothing any more: expired, or cancelled and past its end. `now` in milliseconds since 1970. */
export const hasEnded = ({ status, end_date }: Subscription, now: number): boolean =>
  status === 'expired' || (status === 'cancelled' && Date.parse(end_date) <= now);
