export { CompareDialog } from './CompareDialog.tsx';
