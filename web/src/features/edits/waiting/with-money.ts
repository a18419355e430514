import type { TFunction } from 'i18next';

/** A failure with what became of the money: said once, also where the server's own sentence says it. */
export const withMoney = (message: string, t: TFunction): string => {
  const money = t('edits.failed.money');
  return message.includes(money) ? message : `${message} ${money}`;
};
