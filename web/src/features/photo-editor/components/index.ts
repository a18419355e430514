export { EmptyTable } from './EmptyTable.tsx';
export { TableSkeleton } from './TableSkeleton.tsx';
export { TopBar, type WaysOut } from './TopBar.tsx';
export { Worktable } from './Worktable.tsx';
