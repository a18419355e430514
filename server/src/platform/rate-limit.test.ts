import { expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { countHit } from './rate-limit.ts';

const MINUTE_MS = 60_000;
const limit = { name: 'knock', hits: 3, windowMs: MINUTE_MS };

describeOnBoth('countHit', (on) => {
  const knock = (subject: string) => countHit(on.context(), limit, subject);

  it('refuses the hit above the limit and says how long to wait', async () => {
    on.clock.advance(15_000);
    for (let i = 0; i < 3; i++) await knock('a');
    await expect(knock('a')).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retryAfterMs: 45_000 },
    });
  });

  it('lets others go on', async () => {
    await expect(knock('b')).resolves.toBeUndefined();
  });

  it('lets no more than the limit through when hits come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => knock('c')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('opens again with the next window and forgets the old ones', async () => {
    on.clock.advance(MINUTE_MS);
    await expect(knock('a')).resolves.toBeUndefined();
    const rows = await on.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  it('does not write down whom it counts', async () => {
    await knock('ada@example.test');
    const rows = await on.db.selectFrom('rate_limits').select('bucket').execute();
    expect(rows.some(({ bucket }) => bucket.includes('ada'))).toBe(false);
  });
});
