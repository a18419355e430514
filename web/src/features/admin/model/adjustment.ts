import { limits } from '@maquette/contract';

/** The credits that somebody typed, signed; null for anything but a whole number within the limits, other than 0. */
export const creditsTyped = (text: string): number | null => {
  const plain = text.trim().replace('−', '-').replace(/^\+/, '');
  if (!/^-?\d{1,9}$/.test(plain)) return null;
  const amount = Number(plain);
  return amount === 0 || Math.abs(amount) > limits.adjustmentMax ? null : amount;
};
