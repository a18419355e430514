import type { Page, Route } from '@playwright/test';

/** What stands before a gateway whose service is gone. */
export const badGateway = (route: Route): Promise<void> =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });

/** Answers each call of this address for the service, a gateway's page unless told, until `meanwhile` is over. */
export const intercepted = async (
  page: Page,
  url: string,
  meanwhile: () => Promise<void>,
  answer: (route: Route) => Promise<void> = badGateway,
): Promise<void> => {
  await page.route(url, answer);
  await meanwhile();
  await page.unroute(url, answer);
};
