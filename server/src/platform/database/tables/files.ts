import type { Generated } from 'kysely';
import type { Immutable } from '../immutable.ts';

interface FilesTable {
  id: Immutable<string>;
  /** Changes once where a visitor's picture is taken over. */
  user_id: string;
  type: Immutable<string>;
  name: string;
  mime: Immutable<string>;
  bytes: Immutable<number>;
  width: Immutable<number>;
  height: Immutable<number>;
  /** SHA-256 of the stored bytes, hex. */
  sha256: Immutable<string>;
  /** SHA-256 of the bytes that were sent, hex: the same photo is stored once per person. */
  upload_sha256: Immutable<string | null>;
  blob_key: Immutable<string>;
  original_id: Immutable<string | null>;
  mask_id: Immutable<string | null>;
  edit_id: Immutable<string | null>;
  prompt: Immutable<string | null>;
  translated_prompt: Immutable<string | null>;
  /** JSON: engine, seed, parameters, counts. */
  details: Immutable<string>;
  created_at: Immutable<number>;
  deleted_at: number | null;
  starred_at: Generated<number | null>;
  /** It may name an album that was deleted at the same moment: then it is in none. */
  album_id: Generated<string | null>;
  /** It is out of the history, and not in the trash either: another take of its edit is the result, or it is a preview. */
  aside_at: Generated<number | null>;
  /** The type as it is shown: what the history is filtered by. */
  shown_type: Generated<string>;
  /** The name, folded: what names are put in order by. */
  name_key: Generated<string>;
  /** Everything a picture is searched by, folded. */
  search_text: Generated<string>;
}

interface AlbumsTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  name: string;
  /** The name, folded: nobody has it twice. */
  name_key: string;
  /** The picture chosen for it; of no meaning once that is not in it. */
  cover_id: Generated<string | null>;
  created_at: Immutable<number>;
}

interface MasksTable {
  id: Immutable<string>;
  /** Changes once where a visitor's mask is taken over. */
  user_id: string;
  filename: Immutable<string>;
  bytes: Immutable<number>;
  width: Immutable<number>;
  height: Immutable<number>;
  sha256: Immutable<string>;
  blob_key: Immutable<string>;
  created_at: Immutable<number>;
}

/** Masks that a person has given a name, each with the photo it stays with. */
interface NamedMasksTable {
  id: Immutable<string>;
  user_id: Immutable<string>;
  file_id: Immutable<string>;
  mask_id: string;
  name: string;
  /** The name, folded: there is one of it to a photo. */
  name_key: string;
  created_at: number;
}

/** Count and bytes of a person's pictures that are not in the trash, kept beside the rows so that totals cost nothing. */
interface FileTotalsTable {
  user_id: Immutable<string>;
  files: number;
  bytes: number;
  /** Grows with every change of the person's pictures. */
  version: Generated<number>;
}

/** Tables of pictures. */
export interface FilesTables {
  files: FilesTable;
  albums: AlbumsTable;
  masks: MasksTable;
  named_masks: NamedMasksTable;
  file_totals: FileTotalsTable;
}
