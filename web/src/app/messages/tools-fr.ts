import type { toolsEn } from './tools-en.ts';

export const toolsFr = {
  'tool.inpaint': 'Modifier',
  'tool.search-replace': 'Remplacer',
  'tool.search-recolor': 'Recolorer',
  'tool.flux-kontext-pro': 'Premium',
} satisfies Record<keyof typeof toolsEn, string>;
