import type { EditRequest } from '@maquette/contract';

/** What an edit is called that was asked for without words. */
export const wordlessLabel = ({ group, product }: Pick<EditRequest, 'group' | 'product'>) => {
  if (group) return `edits.clearing.done.${group}` as const;
  return product ? 'edits.product.own' : 'edits.result.removed';
};
