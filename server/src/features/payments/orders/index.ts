export { isAsOrdered, isGivenUp, isInHand, type StoredOrder } from './orders.rules.ts';
export {
  closeOrder,
  countOpenCheckouts,
  dropOrder,
  findOrder,
  findOwnOrder,
  ordersAfter,
  saveSession,
  uncertainOrders,
} from './orders.store.ts';
export { type CallKey, callKeyOf, findRepeated, type NewOrder, placeOrder } from './place-order.ts';
