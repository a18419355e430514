import type { Subscription } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { printDay } from '../../platform/i18n/print-day.ts';
import { printMoney } from '../../platform/i18n/print-money.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useResumeSubscription } from './commands.ts';
import { KeepPlan } from './KeepPlan.tsx';
import { centsOf, hasEnded, nextCents, renews, tones } from './subscription-status.ts';

interface SubscriptionCardProps {
  subscription: Subscription;
  onCancel: () => void;
  onRenew: () => void;
  /** It goes on after all; the sentence says so. */
  onDone: (message: string) => void;
}

/** One subscription: what it is, how it stands, and what can be done about it. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, onCancel, onRenew, onDone } = props;
  const { t, i18n } = useTranslation();
  const { plan_name: plan, status, price, credits, payment_failed: isTriedAgain } = subscription;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-4">
        <div>
          <h2 className="flex flex-wrap items-center gap-3 text-lg font-semibold">
            {plan}
            <Tag tone={tones[status]}>{t(`subscription.status.${status}`)}</Tag>
          </h2>
          <p className="text-ink-soft">
            {t('subscription.mine.perMonth', { price: printMoney(centsOf(price), i18n.language) })} ·{' '}
            {t('subscription.mine.credits', { count: credits })}
          </p>
        </div>
        <Dates subscription={subscription} />
        {isTriedAgain && <Banner tone="warning">{t('subscription.mine.paymentFailed')}</Banner>}
      </div>
      {(status === 'active' || isTriedAgain) && (
        <Button
          variant="secondary"
          aria-label={t('subscription.mine.cancelNamed', { plan })}
          onClick={onCancel}
        >
          {t('subscription.mine.cancel')}
        </Button>
      )}
      {subscription.can_resume && <Resume subscription={subscription} onDone={onDone} />}
      {status === 'expired' && (
        <Button aria-label={t('subscription.mine.renewNamed', { plan })} onClick={onRenew}>
          {t('subscription.mine.renew')}
        </Button>
      )}
      <KeepPlan subscription={subscription} onDone={onDone} />
    </li>
  );
}

/** Takes the cancellation back, and says before what that will cost and when. */
function Resume({ subscription, onDone }: Pick<SubscriptionCardProps, 'subscription' | 'onDone'>) {
  const { t, i18n } = useTranslation();
  const { id, plan_name: plan, end_date } = subscription;
  const price = printMoney(nextCents(subscription), i18n.language);
  const date = printDay(end_date, i18n.language);
  const { mutateAsync: resume, isPending, error } = useResumeSubscription();
  const press = () =>
    resume(id).then(
      () => onDone(t('subscription.resumed', { plan })),
      // Told below the button.
      () => undefined,
    );
  return (
    <div className="flex max-w-xs flex-col items-start gap-2">
      <Button
        busy={isPending}
        aria-label={t('subscription.mine.resumeNamed', { plan })}
        onClick={() => void press()}
      >
        {t('subscription.mine.resume')}
      </Button>
      <p className="text-sm text-ink-faint">{t('subscription.mine.resumeText', { price, date })}</p>
      {error && <Banner tone="danger">{errorToMessage(error, t, t('subscription.errors.resume'))}</Banner>}
    </div>
  );
}

function Dates({ subscription }: { subscription: Subscription }) {
  const { t, i18n } = useTranslation();
  const { auto_renew, start_date, end_date, next_plan } = subscription;
  const [now] = useState(() => Date.now());
  const end = () => {
    if (hasEnded(subscription, now)) return t('subscription.mine.endedOn');
    // Where another plan takes over, a line below says so.
    return renews(subscription) ? t('subscription.mine.renewsOn') : t('subscription.mine.endsOn');
  };
  const facts = [
    [t('subscription.mine.start'), printDay(start_date, i18n.language)],
    [end(), printDay(end_date, i18n.language)],
    ...(next_plan
      ? []
      : ([
          [t('subscription.mine.autoRenew'), auto_renew ? t('subscription.yes') : t('subscription.no')],
        ] as const)),
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-faint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
