export const creditsEn = {
  'credits.chip_one': '{{count}} credit',
  'credits.chip_other': '{{count}} credits',
  'credits.chip_many': '{{count}} credits',
  'credits.chipUnknown': 'Credits',
} as const;
