export { SelectionBar } from './SelectionBar.tsx';
export type { Selection, SelectionChange } from './selection.ts';
export { useSelection } from './use-selection.ts';
