import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('isCommonPassword', () => {
  it.each([
    'Password1',
    'PASSWORD1',
    'pAssword123!',
    'P@ssw0rd',
    'Passw0rd!',
    'Welcome2024!',
    'Qwerty123',
    'Qwertyuiop1',
    '1qaz2WSX',
    'Q1w2e3r4',
    'Abc12345',
    'Aa123456',
    'Iloveyou1',
    'Sunshine99',
    'Admin@123',
    'Changeme1',
    'Trustno1',
    'Azerty123',
    'Motdepasse1',
    'Soleil2023',
    'Maquette1',
    'Ｐassword1',
  ])('refuses %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['Correct7HorseBattery', 'Michael84920175!', 'Vx9#qLm2', 'Dragonfly1Meadow', 'été-Lampe42'])(
    'lets %s pass',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
