import type { AuthTables } from './tables/auth.ts';
import type { CreditsTables } from './tables/credits.ts';
import type { EditsTables } from './tables/edits.ts';
import type { FilesTables } from './tables/files.ts';
import type { PaymentsTables } from './tables/payments.ts';
import type { ServiceTables } from './tables/service.ts';
import type { SharesTables } from './tables/shares.ts';

/**
 * Every table, as both databases hold it: text ids (UUIDv7), times in integer milliseconds since 1970,
 * booleans as 0 and 1, JSON as text. A feature's store touches its own tables only.
 */
export interface DatabaseSchema
  extends AuthTables, CreditsTables, EditsTables, FilesTables, PaymentsTables, ServiceTables, SharesTables {}
