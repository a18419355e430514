import { type Capabilities, systemEndpoints } from '@maquette/contract';
import type { Page } from '@playwright/test';

/** Has another engine stand behind premium, at two credits, that reads the seed alone. */
export const offerPremium = (page: Page): Promise<unknown> =>
  page.route('**/api/capabilities', async (route) => {
    const told = systemEndpoints.getCapabilities.response.parse(await (await route.fetch()).json());
    const offer = { price: 2, free: [], parameters: ['seed', 'count'], parametersFor: {} };
    const tools = Object.entries(told.tools).map(([tool, offers]) => [tool, { ...offers, premium: offer }]);
    const premium = { ...told.engines.premium, name: 'other', label: 'Other', preview: false, price: 2 };
    const json: Capabilities = {
      ...told,
      engines: { ...told.engines, premium: { ...premium, isOffered: true } },
      tools: Object.fromEntries(tools) as Capabilities['tools'],
    };
    await route.fulfill({ json });
  });
