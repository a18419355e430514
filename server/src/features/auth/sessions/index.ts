export { currentSession } from './current-session.ts';
export { listSessions } from './list-sessions.ts';
export { openSession } from './open-session.ts';
export { revokeSession } from './revoke-session.ts';
export { hasSession, removeSessionsOf, sessionsOf } from './sessions.store.ts';
export { signOut } from './sign-out.ts';
export { sweepSessions } from './sweep-sessions.ts';
