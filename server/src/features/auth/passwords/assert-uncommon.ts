import { Refusal } from '../../../platform/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** @throws Refusal `password_common`, which names the field it came in */
export const assertUncommon = (password: string, field: string): void => {
  if (isCommonPassword(password))
    throw new Refusal('password_common', { fields: { [field]: { code: 'password_common' } } });
};
