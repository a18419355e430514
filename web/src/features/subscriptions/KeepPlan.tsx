import type { Subscription } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { printDay } from '../../platform/i18n/print-day.ts';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { useKeepPlan } from './commands.ts';
import { centsOf } from './subscription-status.ts';

interface KeepPlanProps {
  subscription: Subscription;
  /** It stays as it is after all; the sentence says so. */
  onDone: (message: string) => void;
}

/** Tells of the cheaper plan that takes over, and takes that back. Nothing where none does. */
export function KeepPlan({ subscription, onDone }: KeepPlanProps) {
  const { t, i18n } = useTranslation();
  const { id, plan_name: plan, end_date, next_plan: next, auto_renew } = subscription;
  const { mutateAsync: keep, isPending, error } = useKeepPlan();
  if (!next || !auto_renew) return null;
  const press = () =>
    keep(id).then(
      () => onDone(t('subscription.kept', { plan })),
      // Told below the button.
      () => undefined,
    );
  const gaps = { plan: next.name, price: printMoney(centsOf(next.price), i18n.language) };
  return (
    <div className="flex basis-full flex-wrap items-center gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-56">
        {t('subscription.next.takesOver', { ...gaps, date: printDay(end_date, i18n.language) })}
      </p>
      <Button variant="secondary" busy={isPending} onClick={() => void press()}>
        {t('subscription.keep', { plan })}
      </Button>
      {error && <Banner tone="danger">{errorToMessage(error, t, t('subscription.keepError'))}</Banner>}
    </div>
  );
}
