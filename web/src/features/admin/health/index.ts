export { HealthView } from './HealthView.tsx';
