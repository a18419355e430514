import { adminEn } from '../../features/admin/index.ts';
import { authEn } from '../../features/auth/index.ts';
import { creditsEn } from '../../features/credits/index.ts';
import {
  clearingEn,
  editsEn,
  furnishingEn,
  regionEn,
  resultEn,
  searchEn,
  wordsEn,
} from '../../features/edits/index.ts';
import { filesEn } from '../../features/files/index.ts';
import { maskEditorEn } from '../../features/mask-editor/index.ts';
import { paymentsEn } from '../../features/payments/index.ts';
import { photoEditorEn } from '../../features/photo-editor/index.ts';
import { profileEn } from '../../features/profile/index.ts';
import { sharesEn } from '../../features/shares/index.ts';
import { subscriptionsEn } from '../../features/subscriptions/index.ts';
import { systemEn } from '../../features/system/index.ts';
import { visitsEn } from '../../features/visits/index.ts';
import { legalEn } from './legal-en.ts';
import { toolsEn } from './tools-en.ts';

/** English of everything but shell and home page. */
export const enRest = {
  ...legalEn,
  ...adminEn,
  ...authEn,
  ...clearingEn,
  ...creditsEn,
  ...editsEn,
  ...furnishingEn,
  ...filesEn,
  ...maskEditorEn,
  ...paymentsEn,
  ...photoEditorEn,
  ...profileEn,
  ...regionEn,
  ...resultEn,
  ...searchEn,
  ...sharesEn,
  ...subscriptionsEn,
  ...systemEn,
  ...toolsEn,
  ...visitsEn,
  ...wordsEn,
} as const;
