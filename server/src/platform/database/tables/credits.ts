import type { Immutable } from '../immutable.ts';

interface CreditAccountsTable {
  user_id: Immutable<string>;
  /** Sum of the ledger; never below 0, never below `held`. */
  balance: number;
  held: number;
}

interface CreditEntriesTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  /** What this entry is for, once and for all: `welcome:<user>`, `edit:<edit>` … */
  natural_key: Immutable<string>;
  amount: Immutable<number>;
  source: Immutable<string>;
  /** Of an edit, the person's own words; empty once they are gone. All else of an entry stays as it is for ever. */
  description: string;
  balance_after: Immutable<number>;
  edit_id: Immutable<string | null>;
  created_at: Immutable<number>;
  /** Order within the account: 1, 2, 3 … */
  position: Immutable<number>;
}

interface CreditReservationsTable {
  edit_id: Immutable<string>;
  user_id: Immutable<string>;
  amount: Immutable<number>;
  /** held, settled or released. */
  state: string;
  created_at: Immutable<number>;
}

/** Tables of the ledger. */
export interface CreditsTables {
  credit_accounts: CreditAccountsTable;
  credit_entries: CreditEntriesTable;
  credit_reservations: CreditReservationsTable;
}
