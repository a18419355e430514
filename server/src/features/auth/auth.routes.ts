import { authEndpoints } from '@maquette/contract';
import { bindWith, type Route } from '../../platform/http/route.ts';
import { changePassword } from './accounts/change-password.ts';
import { getMe } from './accounts/queries.ts';
import { register } from './accounts/register.ts';
import { signIn } from './accounts/sign-in.ts';
import {
  askForEmailChange,
  checkUndoLink,
  confirmEmailChange,
  undoEmailChange,
} from './by-mail/email-changes.ts';
import { checkResetLink, forgotPassword, resetPassword } from './by-mail/reset-password.ts';
import { resendVerification, verifyEmail } from './by-mail/verify-email.ts';
import { listKeys, makeKey, revokeKey } from './keys/keys.ts';
import { listSessions, revokeSession, signOut } from './sessions/sessions.ts';
import { giveNonce } from './social/nonces.ts';
import { socialSignIn } from './social/social-sign-in.ts';
import type { AuthPorts } from './ports.ts';

export function authRoutes(ports: AuthPorts): Route[] {
  const bind = bindWith(ports);
  return [
    bind(authEndpoints.register, (ctx, { body }, { userAgent }) => register(ctx, { ...body, userAgent })),
    bind(authEndpoints.login, (ctx, { body }, { userAgent }) => signIn(ctx, { ...body, userAgent })),
    bind(authEndpoints.logout, (ctx) => signOut(ctx)),
    bind(authEndpoints.me, (ctx) => getMe(ctx)),
    bind(authEndpoints.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body)),
    bind(authEndpoints.checkResetLink, (ctx, { query }) => checkResetLink(ctx, query)),
    bind(authEndpoints.resetPassword, (ctx, { body }) => resetPassword(ctx, body)),
    bind(authEndpoints.verifyEmail, (ctx, { query }) => verifyEmail(ctx, query)),
    bind(authEndpoints.resendVerification, (ctx, { body }) => resendVerification(ctx, body)),
    bind(authEndpoints.socialNonce, (ctx) => giveNonce(ctx)),
    bind(authEndpoints.socialLogin, (ctx, { params, body }, { userAgent }) =>
      socialSignIn(ctx, { ...body, ...params, userAgent }),
    ),
    bind(authEndpoints.changePassword, (ctx, { body }) => changePassword(ctx, body)),
    bind(authEndpoints.changeEmail, (ctx, { body }) => askForEmailChange(ctx, body)),
    bind(authEndpoints.confirmEmailChange, (ctx, { body }) => confirmEmailChange(ctx, body)),
    bind(authEndpoints.checkUndoLink, (ctx, { query }) => checkUndoLink(ctx, query)),
    bind(authEndpoints.undoEmailChange, (ctx, { body }) => undoEmailChange(ctx, body)),
    bind(authEndpoints.listSessions, (ctx) => listSessions(ctx)),
    bind(authEndpoints.revokeSession, (ctx, { params }) => revokeSession(ctx, params)),
    bind(authEndpoints.listKeys, (ctx) => listKeys(ctx)),
    bind(authEndpoints.makeKey, (ctx, { body }) => makeKey(ctx, body)),
    bind(authEndpoints.revokeKey, (ctx, { params }) => revokeKey(ctx, params)),
  ];
}
