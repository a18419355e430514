export { AccountFacts, AccountLinks, Identity, UserMenu } from './account/index.ts';
export { LoginForm } from './components/LoginForm.tsx';
export { RegisterForm } from './components/RegisterForm.tsx';
export { useSession } from './hooks/use-session.ts';
export { hasLeftByChoice } from './model/session.ts';
export { authEn } from './messages/en.ts';
export { authFr } from './messages/fr.ts';
