import { authFr } from '../../features/auth/index.ts';
import { creditsFr } from '../../features/credits/index.ts';
import { editsFr, preflightFr, receiptFr, regionFr, searchFr } from '../../features/edits/index.ts';
import { filesFr } from '../../features/files/index.ts';
import { maskEditorFr } from '../../features/mask-editor/index.ts';
import { systemFr } from '../../features/system/index.ts';
import type { enRest } from './en-rest.ts';
import { legalFr } from './legal-fr.ts';

/** French of everything but shell and home page. */
export const frRest = {
  ...legalFr,
  ...authFr,
  ...creditsFr,
  ...editsFr,
  ...filesFr,
  ...maskEditorFr,
  ...preflightFr,
  ...receiptFr,
  ...regionFr,
  ...searchFr,
  ...systemFr,
} satisfies Record<keyof typeof enRest, string>;
