export { PaymentDashboard } from './PaymentDashboard.tsx';
