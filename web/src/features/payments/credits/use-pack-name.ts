import type { CreditOffer } from '@maquette/contract';
import { useTranslation } from 'react-i18next';

const named = {
  basic: 'payment.pack.basic',
  standard: 'payment.pack.standard',
  premium: 'payment.pack.premium',
  enterprise: 'payment.pack.enterprise',
} as const;
const isNamed = (name: string): name is keyof typeof named => Object.hasOwn(named, name);

/** Packs by their names; one without a name is called by its credits. */
export const usePackName = () => {
  const { t } = useTranslation();
  return ({ name, credits }: CreditOffer): string =>
    name !== null && isNamed(name) ? t(named[name]) : t('payment.pack.credits', { count: credits });
};
