export { checkResetLink } from './check-reset-link.ts';
export { forgotPassword } from './forgot-password.ts';
export { prepareMail } from './prepare-mail.ts';
export { resendVerification } from './resend-verification.ts';
export { resetPassword } from './reset-password.ts';
export { verifyEmail } from './verify-email.ts';
