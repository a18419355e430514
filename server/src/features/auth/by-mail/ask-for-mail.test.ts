import { expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { limitsOf } from '../auth.rules.ts';
import { forgotPassword } from './reset-password.ts';
import { resendVerification } from './verify-email.ts';

const asks = [
  { name: 'a link to reset a password', ask: forgotPassword, byAddress: limitsOf.forgotByAddress },
  { name: 'the mail that confirms an address', ask: resendVerification, byAddress: limitsOf.resendByAddress },
];

describeOnBoth('asking for', (on) => {
  const from = (address: string) => on.context({ actor: { kind: 'anonymous' }, address });
  const countMails = async () => (await on.db.selectFrom('mails').select('id').execute()).length;

  it.each(asks)(
    '$name is refused the sixth time within an hour, from wherever, in any spelling',
    async ({ ask }) => {
      const spellings = ['ada@example.test', 'ADA@example.test', 'Ada@Example.Test'];
      for (let i = 0; i < 5; i++) await ask(from(`192.0.2.${i}`), { email: spellings[i % 3] ?? '' });
      const before = await countMails();
      await expect(ask(from('192.0.2.9'), { email: 'aDa@example.test' })).rejects.toMatchObject({
        code: 'rate_limited',
        details: { retryAfterMs: expect.any(Number) },
      });
      expect(await countMails()).toBe(before);
      await expect(ask(from('192.0.2.9'), { email: 'bob@example.test' })).resolves.toEqual({ success: true });
      on.clock.advance(3_600_000);
      await expect(ask(from('192.0.2.9'), { email: 'ada@example.test' })).resolves.toEqual({ success: true });
    },
  );

  it.each(asks)(
    '$name is refused where one address asks for a crowd; a household may',
    async ({ ask, byAddress }) => {
      const household = from('198.51.100.7');
      expect(byAddress.hits).toBeGreaterThanOrEqual(30);
      for (let i = 0; i < byAddress.hits; i++) await ask(household, { email: `member-${i}@example.test` });
      await expect(ask(household, { email: 'one-more@example.test' })).rejects.toMatchObject({
        code: 'rate_limited',
      });
      await expect(ask(from('198.51.100.8'), { email: 'one-more@example.test' })).resolves.toBeTruthy();
    },
  );
});
