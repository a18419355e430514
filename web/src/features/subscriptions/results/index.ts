export { CheckoutLeft } from './CheckoutLeft.tsx';
export { Checking } from './Checking.tsx';
export { SubscriptionPaid } from './SubscriptionPaid.tsx';
export { WaysOn } from './WaysOn.tsx';
