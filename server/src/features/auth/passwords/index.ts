export { isCommonPassword } from './common-passwords.ts';
export { hashPassword, passwordFits } from './passwords.ts';
