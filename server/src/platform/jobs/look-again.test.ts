import { expect, it } from 'vitest';
import { lookAgain } from './look-again.ts';

/** Looks that end when they are told to. */
function slowLooks() {
  const ends: (() => void)[] = [];
  const looking = lookAgain(() => new Promise<void>((resolve) => ends.push(resolve)));
  const end = async (): Promise<void> => {
    ends.at(-1)?.();
    await new Promise((later) => setImmediate(later));
  };
  return { looking, end, begun: () => ends.length };
}

it('asked while it looks, looks once more, however often it was asked, and never twice at once', async () => {
  const { looking, end, begun } = slowLooks();
  const asked = [looking.ask(), looking.ask(), looking.ask()];
  expect(begun()).toBe(1);
  await end();
  expect(begun()).toBe(2);
  await end();
  await Promise.all(asked);
  await looking.settled();
  expect(begun()).toBe(2);
  void looking.ask();
  expect(begun()).toBe(3);
});

it('tells whoever asked what went wrong, and looks again when it is asked again', async () => {
  let looks = 0;
  const looking = lookAgain(async () => {
    looks += 1;
    if (looks === 1) throw new Error('no');
  });
  await expect(looking.ask()).rejects.toThrow('no');
  await looking.ask();
  expect(looks).toBe(2);
});

it('takes on nothing once it is stopped, and ends what it does before', async () => {
  const { looking, end, begun } = slowLooks();
  void looking.ask();
  void looking.ask();
  let isOver = false;
  const stopping = looking.stop().then(() => (isOver = true));
  expect(isOver).toBe(false);
  await end();
  await stopping;
  await looking.ask();
  expect(begun()).toBe(1);
});
