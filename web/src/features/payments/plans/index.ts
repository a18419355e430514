export { PlansTab } from './PlansTab.tsx';
