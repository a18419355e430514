import type { Plan } from '@maquette/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What a plan gives, each in a line. */
export function PlanFeatures({ features }: Pick<Plan, 'features'>) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col gap-2">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-ink" />
          {t(`subscription.feature.${feature}`)}
        </li>
      ))}
    </ul>
  );
}
