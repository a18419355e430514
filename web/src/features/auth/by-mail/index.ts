export { useResendVerification } from './api/resend-verification.ts';
export { ChangeEmail } from './components/ChangeEmail.tsx';
export { EmailChangeConfirmation, EmailChangeUndoing } from './components/EmailChangeLinks.tsx';
export { EmailVerification } from './components/EmailVerification.tsx';
export { ForgotPasswordForm } from './components/ForgotPasswordForm.tsx';
export { ResetPasswordForm } from './components/ResetPasswordForm.tsx';
export { byMailEn } from './messages/en.ts';
export { byMailFr } from './messages/fr.ts';
