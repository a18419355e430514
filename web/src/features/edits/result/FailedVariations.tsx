import { type Edit, orderAgain } from '@maquette/contract';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { useStartOrder } from '../order/start-order.ts';
import { withMoney } from '../running/edit-words.ts';

interface FailedVariationsProps {
  /** In the order asked for; undefined while nothing is known of one. */
  edits: readonly (Edit | undefined)[];
  onRetried: (former: string, editId: string) => void;
}

/** Of several variations those that gave no picture: why, what became of the money, and once more. */
export function FailedVariations({ edits, onRetried }: FailedVariationsProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const startOrder = useStartOrder();
  const retry = async (edit: Edit) => {
    try {
      const { requestId } = await startOrder.mutateAsync(orderAgain(edit));
      onRetried(edit.id, requestId);
    } catch (error) {
      addToast({ type: 'error', message: errorToMessage(error, t, t('edits.generate.failedToStart')) });
    }
  };
  const failed = edits.flatMap((edit, at) =>
    edit?.state === 'failed' || edit?.state === 'cancelled' ? [{ edit, number: at + 1 }] : [],
  );
  if (edits.length < 2 || failed.length === 0) return null;
  return (
    <ul aria-label={t('edits.strip.failed')} className="flex flex-col gap-2 text-sm">
      {failed.map(({ edit, number }) => (
        <li
          key={edit.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2"
        >
          <span className="font-medium">{t('edits.search.variation', { number })}</span>
          <span className={edit.state === 'failed' ? 'flex-1 text-danger' : 'flex-1 text-ink-soft'}>
            {edit.state === 'failed'
              ? withMoney(edit.error?.message ?? t('edits.generate.failed'), t)
              : t('edits.cancelled')}
          </span>
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCw aria-hidden size={16} />}
            busy={startOrder.isPending}
            onClick={() => void retry(edit)}
          >
            {t('app.retry')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
