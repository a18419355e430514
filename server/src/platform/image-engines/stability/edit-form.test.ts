import { expect, it } from 'vitest';
import { serviceRequest } from '#test/support/service-request.ts';
import { formOf } from './stability-service.ts';

it('asks for another picture with each seed, 0 and the greatest included', async () => {
  const seedSent = async (seed: number): Promise<number> => {
    const { chunks } = formOf(await serviceRequest('inpaint', { seed }));
    const body = Buffer.concat(chunks).toString('latin1');
    return Number(/name="seed"\r\n\r\n(\d+)\r\n/.exec(body)?.[1]);
  };
  const sent = await Promise.all([0, 1, 2, 3].map(seedSent));
  expect(new Set(sent).size).toBe(4);
  // 0 would be any seed, a greater one than this is refused.
  for (const seed of sent) expect(seed > 0 && seed <= 4_294_967_294).toBe(true);
});
