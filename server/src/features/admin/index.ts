export { adminRoutes } from './admin.routes.ts';
export type { AdminPorts } from './ports.ts';
