/** In the order in which they stand; the first one is open at first. */
export const paymentTabs = ['subscriptions', 'credits', 'methods'] as const;
export type PaymentTab = (typeof paymentTabs)[number];

/** The tab that the end of an address names: `/payment/methods`; the first one for anything else. */
export const paymentTabOf = (rest: string): PaymentTab =>
  paymentTabs.find((tab) => rest === tab || rest.startsWith(`${tab}/`)) ?? paymentTabs[0];
