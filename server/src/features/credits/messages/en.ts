/** What the product's own entries are, by what the ledger keeps. */
export const en = {
  welcome: 'Welcome credits',
  purchase: 'Credits you bought',
  month: 'Monthly credits of your plan',
  refund: 'Credits taken back after a refund',
  adjustment: 'Adjustment by our team',
};
export type EntryWords = typeof en;
