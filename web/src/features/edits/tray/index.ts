export { EditTray } from './EditTray.tsx';
export { type Tool, toolOf } from './tray.ts';
export { trayQuery } from './tray-query.ts';
