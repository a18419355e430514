export { type EditCall, startEditCall } from './start-edit-call.ts';
