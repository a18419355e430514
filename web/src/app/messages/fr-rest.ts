import { adminFr } from '../../features/admin/index.ts';
import { authFr } from '../../features/auth/index.ts';
import { creditsFr } from '../../features/credits/index.ts';
import {
  clearingFr,
  editsFr,
  furnishingFr,
  regionFr,
  resultFr,
  searchFr,
  wordsFr,
} from '../../features/edits/index.ts';
import { filesFr } from '../../features/files/index.ts';
import { maskEditorFr } from '../../features/mask-editor/index.ts';
import { paymentsFr } from '../../features/payments/index.ts';
import { photoEditorFr } from '../../features/photo-editor/index.ts';
import { profileFr } from '../../features/profile/index.ts';
import { sharesFr } from '../../features/shares/index.ts';
import { subscriptionsFr } from '../../features/subscriptions/index.ts';
import { systemFr } from '../../features/system/index.ts';
import type { enRest } from './en-rest.ts';
import { visitsFr } from '../../features/visits/index.ts';
import { legalFr } from './legal-fr.ts';
import { toolsFr } from './tools-fr.ts';

/** French of everything but shell and home page. */
export const frRest = {
  ...legalFr,
  ...adminFr,
  ...authFr,
  ...clearingFr,
  ...creditsFr,
  ...editsFr,
  ...furnishingFr,
  ...filesFr,
  ...maskEditorFr,
  ...paymentsFr,
  ...photoEditorFr,
  ...profileFr,
  ...regionFr,
  ...resultFr,
  ...searchFr,
  ...sharesFr,
  ...subscriptionsFr,
  ...systemFr,
  ...toolsFr,
  ...visitsFr,
  ...wordsFr,
} satisfies Record<keyof typeof enRest, string>;
