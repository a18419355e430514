export { authRoutes } from './auth.routes.ts';
export { prepareMail } from './by-mail/index.ts';
export type { AuthPorts } from './ports.ts';
export { currentSession, sweepSessions } from './sessions/index.ts';
