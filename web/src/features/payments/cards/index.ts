export { MethodsTab } from './MethodsTab.tsx';
