export { authRoutes } from './auth.routes.ts';
export { prepareMail } from './by-mail/index.ts';
export type { AuthPorts } from './ports.ts';
export { currentSession } from './sessions/index.ts';
export { sweepAuth } from './sweep-auth.ts';
