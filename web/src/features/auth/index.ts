export {
  AccountDetails,
  accountEn,
  accountFr,
  AccountLinks,
  Identity,
  UserMenu,
  VerificationNotice,
} from './account/index.ts';
export {
  byMailEn,
  byMailFr,
  ChangeEmail,
  EmailChangeConfirmation,
  EmailChangeUndoing,
  EmailVerification,
  ForgotPasswordForm,
  ResetPasswordForm,
} from './by-mail/index.ts';
export { LoginForm } from './components/LoginForm.tsx';
export { RegisterForm } from './components/RegisterForm.tsx';
export { useEndSession } from './hooks/use-end-session.ts';
export { useSession } from './hooks/use-session.ts';
export { KeysPanel, keysEn, keysFr } from './keys/index.ts';
export { howSessionEnded } from './model/session.ts';
export { ChangePassword } from './passwords/index.ts';
export { SessionsPanel } from './sessions/index.ts';
export { SocialButtons, SocialConfirm, socialEn, socialFr } from './social/index.ts';
export { authEn } from './messages/en.ts';
export { authFr } from './messages/fr.ts';
