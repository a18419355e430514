export type { SystemPorts } from './ports.ts';
export { systemRoutes } from './system.routes.ts';
