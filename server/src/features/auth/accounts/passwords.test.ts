import { describe, expect, it } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

describe('passwords', () => {
  it('a wrong password does not fit, nor one that differs at its 128th character', async () => {
    const long = 'Aa1'.padEnd(127, 'x');
    const stored = await hashPassword(`${long}y`);
    expect(await passwordFits(stored, `${long}z`)).toBe(false);
    expect(await passwordFits(stored, `${long}y`)).toBe(true);
  });

  it('nothing fits where there is no hash', async () => {
    expect(await passwordFits(null, 'Vx9#qLm2')).toBe(false);
    expect(await passwordFits(null, '')).toBe(false);
  });

  it('are stored as argon2id with 19 MiB and two passes, each with a salt of its own', async () => {
    const [first, second] = await Promise.all([hashPassword('Vx9#qLm2'), hashPassword('Vx9#qLm2')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });
});
