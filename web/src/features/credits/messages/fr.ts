import type { creditsEn } from './en.ts';

export const creditsFr = {
  'credits.chip_one': '{{count}} crédit',
  'credits.chip_other': '{{count}} crédits',
  'credits.chip_many': '{{count}} de crédits',
  'credits.chipUnknown': 'Crédits',
} satisfies Record<keyof typeof creditsEn, string>;
