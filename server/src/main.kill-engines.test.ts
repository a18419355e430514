import { isLong } from '@maquette/engine/testing/size';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KillableHouse } from '#test/support/killable-house.ts';
import {
  type Fault,
  type Simulator,
  stabilityKey,
  startBflSimulator,
  startComfyuiSimulator,
  startStability,
} from '@maquette/simulators';

const PATIENCE = { timeout: 20_000, interval: 50 };

const closing = async <T extends Simulator>(starting: Promise<T>): Promise<T> => {
  const simulator = await starting;
  onTestFinished(async () => {
    simulator.assertClean();
    await simulator.close();
  });
  return simulator;
};

const never = (at: string): Fault => ({ at, neverAnswer: true });

describe('a server killed while services work for it', () => {
  it('orders nothing twice, finds what it had begun, and charges only for results', async () => {
    const bfl = await closing(startBflSimulator({ key: 'k', pixels: 250_000 }));
    const stability = await closing(startStability());
    const house = new KillableHouse({
      BFL_API_KEY: 'k',
      BFL_API_URL: bfl.url,
      STABILITY_API_KEY: stabilityKey,
      STABILITY_API_URL: stability.url,
    });
    await house.open();
    await house.register();
    const begin = async (
      tool: 'inpaint' | 'flux-kontext-pro',
      { simulator, step, nth = 1 }: { simulator: Simulator; step: string; nth?: number },
    ): Promise<string> => {
      simulator.next(never(step));
      const id = await house.start(`/inpaint/${tool}`, 'a blue sofa');
      await expect.poll(() => simulator.calls(step), PATIENCE).toBeGreaterThanOrEqual(nth);
      return id;
    };
    const settled = await house.start('/inpaint/inpaint', 'a blue sofa');
    expect(await house.outcome(settled)).toBe('succeeded, charged 1, 1 results');
    const submitted = await begin('flux-kontext-pro', { simulator: bfl, step: 'submit' });
    const idKnown = await begin('flux-kontext-pro', { simulator: bfl, step: 'poll' });
    const answered = await begin('flux-kontext-pro', { simulator: bfl, step: 'result' });
    const withoutId = await begin('inpaint', { simulator: stability, step: 'submit', nth: 2 });
    const accepted = await house.start('/inpaint/flux-kontext-pro', 'a green wall');
    await house.server.kill();

    await house.open();
    expect(await house.outcome(submitted)).toBe('failed, engine_failed, charged 0, 0 results');
    expect(await house.outcome(withoutId)).toBe('failed, engine_failed, charged 0, 0 results');
    expect(await house.outcome(idKnown)).toBe('succeeded, charged 2, 1 results');
    expect(await house.outcome(answered)).toBe('succeeded, charged 2, 1 results');
    expect(await house.outcome(settled)).toBe('succeeded, charged 1, 1 results');
    // It may have been killed before, while or after it was ordered.
    const last = await house.outcome(accepted);
    expect(last).toMatch(/^(succeeded, charged 2, 1 results|failed, engine_failed, charged 0, 0 results)$/);
    const spent = 5 + (last.startsWith('succeeded') ? 2 : 0);
    expect(await house.get('/credits/balance')).toEqual({ balance: 10 - spent, held: 0 });
    expect({ bfl: bfl.submissions, stability: stability.submissions }).toEqual({ bfl: 4, stability: 2 });
    await expect.poll(() => house.faults(), { timeout: 20_000 }).toEqual([]);
  }, 180_000);

  it.runIf(isLong)(
    'goes on with what it had not ordered, and with what was drawn while it stored the picture',
    async () => {
      const comfyui = await closing(startComfyuiSimulator());
      const house = new KillableHouse({ COMFYUI_URL: comfyui.url });
      await house.open();
      await house.register();
      comfyui.next(never('info'));
      const reserved = await house.start('/inpaint/inpaint', 'a blue sofa');
      await comfyui.reached('info');
      const drawn = await house.start('/inpaint/inpaint', 'a red sofa');
      await expect
        .poll(async () => (await house.edit(drawn)).stage, { ...PATIENCE, interval: 10 })
        .toBe('finishing');
      await house.server.kill();

      await house.open();
      expect(await house.outcome(reserved)).toBe('succeeded, charged 1, 1 results');
      expect(await house.outcome(drawn)).toBe('succeeded, charged 1, 1 results');
      expect(await house.get('/credits/balance')).toEqual({ balance: 8, held: 0 });
      expect(comfyui.submissions).toBe(2);
      await expect.poll(() => house.faults(), { timeout: 20_000 }).toEqual([]);
    },
    180_000,
  );
});

describe('a server asked to stop while a service works for it', () => {
  it('leaves the work begun, and fetches it after its return', async () => {
    const comfyui = await closing(startComfyuiSimulator());
    const house = new KillableHouse({ COMFYUI_URL: comfyui.url });
    await house.open();
    await house.register();
    comfyui.next(never('poll'));
    const id = await house.start('/inpaint/inpaint', 'a blue sofa');
    await comfyui.reached('poll');
    expect(await house.server.stop()).toBe(0);

    await house.open();
    expect(await house.outcome(id)).toBe('succeeded, charged 1, 1 results');
    expect({ submissions: comfyui.submissions, cancellations: comfyui.cancellations }).toEqual({
      submissions: 1,
      cancellations: 0,
    });
  }, 120_000);
});
