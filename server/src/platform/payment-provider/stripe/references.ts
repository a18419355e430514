import type { OrderReference } from '../card-provider.ts';

/** How an order is written onto Stripe's objects. */
export const metadataOf = ({ orderId, userId }: OrderReference): Record<string, string> => ({
  order_id: orderId,
  user_id: userId,
});

/** Whose order an object belongs to; null = not one of ours. */
export function referenceOf(metadata: Readonly<Record<string, string>> | null): OrderReference | null {
  const { order_id: orderId, user_id: userId } = metadata ?? {};
  return orderId === undefined || userId === undefined ? null : { orderId, userId };
}
