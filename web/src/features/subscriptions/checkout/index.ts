export { CheckoutDialog } from './CheckoutDialog.tsx';
export { CheckoutForm } from './CheckoutForm.tsx';
