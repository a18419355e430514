export { AccountFacts } from './AccountFacts.tsx';
export { AccountLinks } from './AccountLinks.tsx';
export { Identity } from './Identity.tsx';
export { UnverifiedMark } from './UnverifiedMark.tsx';
export { UserMenu } from './UserMenu.tsx';
