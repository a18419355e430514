import { z } from 'zod';
import { limits, Words } from '../values.ts';
import { displayedTypes, fileTypes } from './history-item.ts';

/** A type as it is shown takes all that are shown so: `inpaint` is four of them. The last two are other spellings. */
export const TypeFilter = z.enum([...displayedTypes, ...fileTypes, 'searchReplace', 'searchRecolor']);
export type TypeFilter = z.infer<typeof TypeFilter>;

export const ListFilesQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(limits.historyPageMax).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).optional(),
  type: TypeFilter.optional(),
  /** `createdAt` and `date` are other names of `created_at`; names are put in order without regard to case and accents. */
  sortField: z.enum(['created_at', 'createdAt', 'date', 'name', 'size', 'type']).optional(),
  sortDirection: z.enum(['asc', 'desc']).optional(),
  trash: z.enum(['true', 'false']).optional(),
  starred: z.enum(['true', 'false']).optional(),
  /** Id of the album they are in. */
  album: Words.min(1).max(64).optional(),
  /**
   * Words that must all be found in the name, the prompt, its translation, what was looked for, replaced or recoloured, or
   * the colour; case and accents do not matter.
   */
  search: Words.max(limits.searchMax).optional(),
});
export type ListFilesQuery = z.infer<typeof ListFilesQuery>;
