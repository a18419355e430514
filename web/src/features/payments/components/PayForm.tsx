import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Method } from '../model/method-choice.ts';
import { MethodField } from './MethodField.tsx';

interface PayFormProps {
  method: Method | null;
  onMethod: (method: Method | null) => void;
  isBusy: boolean;
  failure: string | null;
  onCancel: () => void;
  onConfirm: (method: Method) => void;
  /** What is bought. */
  children: ReactNode;
}

/** Asks with which card to pay. Says whether that is charged at once or the checkout comes first. */
export function PayForm(props: PayFormProps) {
  const { method, onMethod, isBusy, failure, onCancel, onConfirm, children } = props;
  const { t } = useTranslation();
  const goesToCheckout = method !== null && method.paymentMethodId === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && method) onConfirm(method);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      {children}
      <MethodField choice={method} onChoice={onMethod} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" busy={isBusy} disabled={method === null}>
          {goesToCheckout ? t('payment.toCheckout') : t('payment.confirm')}
        </Button>
      </div>
    </form>
  );
}
