import type { EditRequest } from '@maquette/contract';
import type { TFunction } from 'i18next';

/** A failure with what became of the money: said once, also where the server's own sentence says it. */
export function withMoney(message: string, t: TFunction): string {
  const money = t('edits.failed.money');
  return message.includes(money) ? message : `${message} ${money}`;
}

/** What an edit is called that was asked for without words. */
export function wordlessLabel({ group, product }: Pick<EditRequest, 'group' | 'product'>) {
  if (group) return `edits.clearing.done.${group}` as const;
  return product ? 'edits.product.own' : 'edits.result.removed';
}
