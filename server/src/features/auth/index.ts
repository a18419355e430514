export { authRoutes } from './auth.routes.ts';
export { currentSession } from './current-session.ts';
export type { AuthPorts } from './ports.ts';
export { sweepSessions } from './sweep-sessions.ts';
