export { confirmIdentity } from './confirm-identity.ts';
export { giveNonce, sweepNonces } from './nonces.ts';
export { socialSignIn } from './social-sign-in.ts';
