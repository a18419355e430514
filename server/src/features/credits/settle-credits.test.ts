import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { takeLetters } from '#test/support/take-letters.ts';
import { adjustCredits } from './adjust-credits.ts';
import { accountOf, pageOfEntries } from './credits.store.ts';
import { grantWelcomeCredits } from './grant-credits.ts';
import { releaseCredits, settleCredits } from './settle-credits.ts';
import { reserveCredits } from './reserve-credits.ts';

describeOnBoth('settleCredits and releaseCredits', (on) => {
  const reserved = async (amount: number) => {
    const { id: userId } = await makeUser(on.db);
    const editId = on.context().newId();
    await grantWelcomeCredits(on.context(), { userId, amount: 10 });
    await reserveCredits(on.context(), { userId, editId, amount });
    return { userId, editId, source: 'inpaint', description: 'a green sofa' } as const;
  };
  const entriesOf = async (userId: string) =>
    (await pageOfEntries(on.db, { userId, limit: 100, offset: 0 })).entries;

  it('refuse to charge an edit that has reserved nothing', async () => {
    const edit = await reserved(1);
    const unknown = { ...edit, editId: on.context().newId() };
    await expect(settleCredits(on.context(), unknown)).rejects.toThrow(/reserved nothing/);
  });

  it('refuse to charge what somebody else reserved', async () => {
    const edit = await reserved(1);
    const { userId } = await reserved(1);
    await expect(settleCredits(on.context(), { ...edit, userId })).rejects.toThrow(/reserved nothing/);
    await releaseCredits(on.context(), { userId, editId: edit.editId });
    expect(await accountOf(on.db, edit.userId)).toEqual({ balance: 10, held: 1 });
  });

  it('refuse to charge what was given back, and to give back what was charged', async () => {
    const given = await reserved(2);
    await releaseCredits(on.context(), given);
    await expect(settleCredits(on.context(), given)).rejects.toMatchObject({ code: 'edit_is_final' });
    expect(await accountOf(on.db, given.userId)).toEqual({ balance: 10, held: 0 });

    const charged = await reserved(2);
    await settleCredits(on.context(), charged);
    await expect(releaseCredits(on.context(), charged)).rejects.toMatchObject({ code: 'edit_is_final' });
    expect(await accountOf(on.db, charged.userId)).toEqual({ balance: 8, held: 0 });
  });

  it('charge once when settled twice, also at the same moment, and say the same each time', async () => {
    const edit = await reserved(2);
    const both = [settleCredits(on.context(), edit), settleCredits(on.context(), edit)];
    expect(await Promise.all(both)).toEqual([2, 2]);
    expect(await settleCredits(on.context(), edit)).toBe(2);
    expect(await accountOf(on.db, edit.userId)).toEqual({ balance: 8, held: 0 });
    expect(await entriesOf(edit.userId)).toMatchObject([
      { amount: -2, source: 'inpaint', description: 'a green sofa', balanceAfter: 8, editId: edit.editId },
      { amount: 10, source: 'adjustment', balanceAfter: 10, editId: null },
    ]);
  });

  it('give back once when released twice, and show nothing in the ledger', async () => {
    const edit = await reserved(2);
    await Promise.all([releaseCredits(on.context(), edit), releaseCredits(on.context(), edit)]);
    await releaseCredits(on.context(), edit);
    expect(await accountOf(on.db, edit.userId)).toEqual({ balance: 10, held: 0 });
    expect(await entriesOf(edit.userId)).toHaveLength(1);
  });

  it('let one win when an edit is charged and given back at the same moment', async () => {
    const edit = await reserved(2);
    const outcomes = await Promise.allSettled([
      settleCredits(on.context(), edit),
      releaseCredits(on.context(), edit),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { balance, held } = await accountOf(on.db, edit.userId);
    expect([held, balance]).toEqual([0, outcomes[0]?.status === 'fulfilled' ? 8 : 10]);
  });

  it('mail once that credits run low, and again when there were more in between', async () => {
    const { userId, ...first } = await reserved(2);
    const low = async () =>
      (await takeLetters(on.context()))
        .filter((letter) => letter?.kind === 'credits-low')
        .map((letter) => letter?.details);
    const spend = async (amount: number) => {
      const edit = { userId, editId: on.context().newId(), source: 'inpaint', description: '' } as const;
      await reserveCredits(on.context(), { ...edit, amount });
      await Promise.all([settleCredits(on.context(), edit), settleCredits(on.context(), edit)]);
    };
    await settleCredits(on.context(), { ...first, userId });
    await spend(2);
    expect(await low()).toEqual([]);
    await spend(2);
    await spend(1);
    expect(await low()).toEqual([{ balance: '4' }]);
    await adjustCredits(on.context(), { userId, naturalKey: `gift:${userId}`, amount: 3 });
    await spend(2);
    expect(await low()).toEqual([{ balance: '4' }]);
  });

  it('leave no entry for an edit that costs nothing', async () => {
    const edit = await reserved(0);
    expect(await settleCredits(on.context(), edit)).toBe(0);
    expect(await entriesOf(edit.userId)).toHaveLength(1);
  });
});
