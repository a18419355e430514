import type { BlobStorage } from '../platform/blob-storage/blob-storage.ts';
import type { DatabaseAddress, Db } from '../platform/database/db.ts';

/** A promise that the stored state breaks. */
export interface Fault {
  /** Which promise, as a stable code. */
  readonly code: FaultCode;
  /** Table and key, or the blob's key. */
  readonly subject: string;
  /** What is there and what should be, in plain words. */
  readonly found: string;
}

export const faultCodes = [
  'database_damaged',
  'ledger_chain_broken',
  'ledger_sum_differs',
  'held_differs',
  'ledger_entry_without_edit',
  'reservation_without_edit',
  'charge_differs',
  'reservation_differs',
  'result_missing',
  'edit_overdue',
  'request_group_broken',
  'guest_charged',
  'slot_abandoned',
  'mail_overdue',
  'picture_missing',
  'picture_differs',
  'picture_unreadable',
  'blob_orphaned',
  'totals_differ',
  'search_keys_differ',
  'payment_without_grant',
  'payment_differs',
  'grant_without_payment',
  'refund_differs',
  'payment_without_invoice',
  'invoice_number_missing',
  'refund_without_note',
  'order_without_payment',
  'order_overdue',
  'subscription_differs',
  'subscription_doubled',
  'month_without_subscription',
  'deleted_account_named',
  'deleted_account_left',
] as const;
export type FaultCode = (typeof faultCodes)[number];

export interface BlobOwner {
  readonly kind: 'file' | 'mask';
  readonly id: string;
}

/** What an examination looks at. */
export interface Patient {
  readonly db: Db;
  readonly kind: DatabaseAddress['kind'];
  readonly blobs: Pick<BlobStorage, 'withFile' | 'list'>;
  /** Whose blob a key is; null when it is nobody's. */
  readonly ownerOfBlob: (key: string) => BlobOwner | null;
  /** Whether the bytes of this picture are looked at; all unless told. */
  readonly looksInto?: (id: string) => boolean;
  /** Whether the file is a whole picture. */
  readonly decodes: (path: string) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How many things were looked at, and what is wrong with them. */
export interface Findings {
  readonly looked: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

export type Check = (patient: Patient) => Promise<Findings>;
