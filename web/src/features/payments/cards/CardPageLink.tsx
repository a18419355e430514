import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { leaveFor } from '../../../platform/leave-for.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useOpenCardForm } from '../api/index.ts';

/** Where cards are entered on a page of the card provider: the way there. */
export function CardPageLink({ isTest }: { isTest: boolean }) {
  const { t } = useTranslation();
  const { mutate: openForm, isPending, error, data } = useOpenCardForm();
  const open = () =>
    openForm(undefined, {
      onSuccess: (address) => {
        if (address !== null) leaveFor(address);
      },
    });
  return (
    <div className="flex flex-col items-start gap-4">
      {error && <Banner tone="danger">{errorToMessage(error, t, t('payment.errors.generic'))}</Banner>}
      {data === null && <Banner tone="danger">{t('payment.errors.generic')}</Banner>}
      <p className="text-ink-soft">{isTest ? t('payment.addCard.testPage') : t('payment.addCard.page')}</p>
      <Button
        variant="secondary"
        icon={<ExternalLink aria-hidden size={18} />}
        busy={isPending}
        onClick={open}
      >
        {t('payment.addCard.open')}
      </Button>
    </div>
  );
}
