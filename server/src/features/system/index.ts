export type { SystemPorts } from './ports.ts';
export { healthRoutes, systemRoutes } from './system.routes.ts';
