export { noteOnce, noteSecurityEvent } from './note-security-event.ts';
export { hasSignedInFrom, securityEventsOf } from './security-events.store.ts';
export { sweepSecurityEvents } from './sweep-security-events.ts';
