import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../../platform/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** argon2id as OWASP's password storage guide has it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let unknownHash: Promise<string> | undefined;

/**
 * Whether a password fits a stored hash. Where there is no hash (unknown address, an account without a password) the same
 * work is done against a hash that nothing fits, so that the time tells nothing.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const unknown = await (unknownHash ??= hashPassword(''));
  const fits = await verify(stored ?? unknown, password);
  return fits && stored !== null;
}

/** @throws Refusal `password_common`, which names the field it came in */
export function assertUncommon(password: string, field: string): void {
  if (isCommonPassword(password))
    throw new Refusal('password_common', { fields: { [field]: { code: 'password_common' } } });
}
