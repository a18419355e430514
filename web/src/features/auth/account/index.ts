export { AccountDetails } from './AccountDetails.tsx';
export { AccountLinks } from './AccountLinks.tsx';
export { Identity } from './Identity.tsx';
export { UnverifiedMark } from './UnverifiedMark.tsx';
export { UserMenu } from './UserMenu.tsx';
export { VerificationNotice } from './VerificationNotice.tsx';
export { accountEn } from './messages/en.ts';
export { accountFr } from './messages/fr.ts';
