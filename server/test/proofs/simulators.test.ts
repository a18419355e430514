import { expect, it } from 'vitest';
import { parseConfig } from '../../src/platform/config.ts';
import { serveAll } from '@maquette/simulators';

it('serves every outer service there is a setting for, and prints settings that the server takes', async () => {
  const served = await serveAll({ firstPort: 0, latencyMs: 0 });
  const { engines, translateUrl, cards } = parseConfig(served.settings);
  const { stability, bfl, comfyui, sdcpp, openai } = engines;
  for (const service of [stability, bfl, comfyui, sdcpp, openai]) {
    expect((await fetch(service?.url ?? '')).status).toBe(404);
  }
  expect((await fetch(translateUrl ?? '')).status).toBe(404);
  expect((await fetch(cards.stripe?.apiUrl ?? '')).status).toBe(404);
  expect(served.violations()).toHaveLength(7);
  await served.close();
});
