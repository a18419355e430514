export { assertUncommon } from './assert-uncommon.ts';
export { hashPassword, passwordFits } from './passwords.ts';
