import { limits, type LedgerSource, type WishAction } from '@maquette/contract';

/** What a person has: `balance` is the sum of the ledger, `held` the part that running edits hold back. Credits. */
export interface CreditAccount {
  readonly balance: number;
  readonly held: number;
}

export type ReservationState = 'held' | 'settled' | 'released';

/** Which engine is asked to serve an edit. `own` is what our own engine does at once, for nothing. */
export type EngineTier = 'default' | 'premium' | 'own';

const prices: Record<EngineTier, number> = {
  default: limits.editPriceDefault,
  premium: limits.editPricePremium,
  own: 0,
};

/** What our own engine does for nothing, however it is asked for. */
export const freeActions: readonly WishAction[] = ['recolour', 'material'];

export interface PricedEdit {
  readonly tier: EngineTier;
  /** Whether our own engine serves it. */
  readonly isOwnEngine: boolean;
  readonly action: WishAction;
}

/** Credits an edit costs. The only price table: what a screen shows and what is charged both come from here. */
export const priceOfEdit = ({ tier, isOwnEngine, action }: PricedEdit): number =>
  isOwnEngine && freeActions.includes(action) ? 0 : prices[tier];

/** Credits a furnished room costs: nothing where an earlier one is only changed. */
export const priceOfFurnishing = (isChange: boolean): number => (isChange ? 0 : limits.editPriceFurnishing);

export const nothing: CreditAccount = { balance: 0, held: 0 };

/** Credits that can be spent or held now. */
export const spendable = (account: CreditAccount): number => account.balance - account.held;

export const canHold = (account: CreditAccount, amount: number): boolean => amount <= spendable(account);

export function afterHold(account: CreditAccount, amount: number): CreditAccount {
  return {
    balance: account.balance,
    held: account.held + amount,
  };
}

export function afterRelease(account: CreditAccount, amount: number): CreditAccount {
  return {
    balance: account.balance,
    held: account.held - amount,
  };
}

export function afterSettle(account: CreditAccount, amount: number): CreditAccount {
  return {
    balance: account.balance - amount,
    held: account.held - amount,
  };
}

/** `amount` is signed. */
export function afterChange(account: CreditAccount, amount: number): CreditAccount {
  return {
    balance: account.balance + amount,
    held: account.held,
  };
}

/** Whoever has more than this has enough. Credits. */
const LOW = 5;

/** Whether somebody has just come down to few credits: so they are told once, until they have had more again. */
export const hasRunLow = (before: CreditAccount, after: CreditAccount): boolean =>
  before.balance > LOW && after.balance <= LOW;

/** What one entry is for, once and for all; the ledger takes each key a single time. */
export const naturalKeys = {
  welcome: (userId: string): string => `welcome:${userId}`,
  edit: (editId: string): string => `edit:${editId}`,
};

/** Sources under which an edit's price appears in the ledger. */
export type EditSource = LedgerSource;
