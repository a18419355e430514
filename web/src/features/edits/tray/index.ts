export { EditTray } from './EditTray.tsx';
export type { Tool } from './tray.ts';
