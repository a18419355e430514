import type { Immutable } from '../immutable.ts';

interface SharesTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  title: Immutable<string | null>;
  /** JSON: ids of the pictures, in order. */
  file_ids: Immutable<string>;
  created_at: Immutable<number>;
  expires_at: Immutable<number>;
  revoked_at: number | null;
}

interface ShareAnswersTable {
  id: Immutable<string>;
  share_id: Immutable<string>;
  name: Immutable<string | null>;
  /** Which picture, from 0; null = comments alone. */
  chosen: Immutable<number | null>;
  /** JSON: comments at points of the pictures. */
  pins: Immutable<string>;
  created_at: Immutable<number>;
  seen_at: number | null;
}

/** Tables of links to pictures. */
export interface SharesTables {
  shares: SharesTable;
  share_answers: ShareAnswersTable;
}
