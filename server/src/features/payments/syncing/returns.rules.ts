/**
 * Credits that a payment no longer stands for once some of it went back to the payer: their share of the amount, down to
 * whole credits; all of them once all of it went back.
 */
export const creditsReturned = (
  { amountCents, credits }: { amountCents: number; credits: number },
  returnedCents: number,
): number => Math.floor((credits * Math.min(returnedCents, amountCents)) / amountCents);
