import { describe, expect, it } from 'vitest';
import { takingTurns } from './turns.ts';

describe('a turn', () => {
  it('is somebody else’s until it is ended, in the order of asking', async () => {
    const turns = takingTurns();
    const came: string[] = [];
    const endFirst = await turns.take();
    const waiting = ['second', 'third'].map(async (name) => {
      const end = await turns.take();
      came.push(name);
      end();
    });
    await Promise.resolve();
    expect(came).toEqual([]);
    endFirst();
    await Promise.all(waiting);
    expect(came).toEqual(['second', 'third']);
  });

  it('goes to the next one when somebody does not want it any more', async () => {
    const turns = takingTurns();
    const endFirst = await turns.take();
    const gone = new AbortController();
    const unwanted = turns.take(gone.signal);
    const next = turns.take();
    gone.abort(new Error('enough'));
    await expect(unwanted).rejects.toThrow('enough');
    endFirst();
    (await next)();
  });

  it('is not taken by somebody who is gone before asking', async () => {
    const turns = takingTurns();
    await expect(turns.take(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    (await turns.take())();
  });
});
