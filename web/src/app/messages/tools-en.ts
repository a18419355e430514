/** What the tools are called wherever one is named: in the history, among the credits, by who looks after people. */
export const toolsEn = {
  'tool.inpaint': 'Change',
  'tool.search-replace': 'Replace',
  'tool.search-recolor': 'Recolour',
  'tool.flux-kontext-pro': 'Premium',
} as const;
