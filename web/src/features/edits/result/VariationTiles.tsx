import { type Edit, type HistoryItem, isFinal, orderAgain } from '@maquette/contract';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useStartOrder } from '../order/start-order.ts';
import { withMoney } from '../running/edit-words.ts';

interface VariationTilesProps {
  photo: HistoryItem;
  /** In the order asked for; undefined while nothing is known of one. */
  edits: readonly (Edit | undefined)[];
  /** The one that is compared above. */
  shown: string | null;
  onShow: (id: string) => void;
  onRetried: (former: string, editId: string) => void;
}

/** One tile for every variation: its picture, how far it is, or why it failed. */
export function VariationTiles({ photo, edits, shown, onShow, onRetried }: VariationTilesProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const startOrder = useStartOrder();
  const { width, height } = photo.metadata;
  const retry = async (edit: Edit) => {
    try {
      const { requestId } = await startOrder.mutateAsync(orderAgain(edit));
      onRetried(edit.id, requestId);
    } catch (error) {
      addToast({ type: 'error', message: errorToMessage(error, t, t('edits.generate.failedToStart')) });
    }
  };
  return (
    <ul aria-label={t('edits.search.variations')} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {edits.map((edit, at) => {
        const picture = edit?.state === 'succeeded' ? edit.files[0] : undefined;
        const number = at + 1;
        return (
          <li key={edit?.id ?? number} className="flex flex-col gap-2 text-sm">
            {edit && picture ? (
              <button
                type="button"
                aria-pressed={edit.id === shown}
                onClick={() => onShow(edit.id)}
                className={classNames(
                  'w-full overflow-hidden rounded-md ring-2 ring-offset-2 ring-offset-page',
                  edit.id === shown ? 'ring-accent' : 'ring-transparent hover:ring-edge',
                )}
              >
                <img
                  src={`${picture.url}&w=320`}
                  alt={t('edits.search.variation', { number })}
                  {...{ width, height }}
                  className="h-auto w-full bg-sunken"
                />
              </button>
            ) : (
              <div
                style={{ aspectRatio: `${width} / ${height}` }}
                className="grid w-full place-items-center rounded-md bg-sunken p-3"
              >
                {!edit || !isFinal(edit.state) ? (
                  <div className="w-full">
                    <ProgressBar
                      label={t('edits.search.variation', { number })}
                      fraction={edit?.progress ?? 0}
                    />
                  </div>
                ) : (
                  <span className="text-ink-faint">{t('edits.search.variation', { number })}</span>
                )}
              </div>
            )}
            {edit && <Ending edit={edit} />}
            {edit && (edit.state === 'failed' || edit.state === 'cancelled') && (
              <Button
                variant="secondary"
                size="sm"
                icon={<RotateCw aria-hidden size={16} />}
                busy={startOrder.isPending}
                onClick={() => void retry(edit)}
              >
                {t('edits.upload.retry')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Why there is no picture, and what became of the money. */
function Ending({ edit }: { edit: Edit }) {
  const { t } = useTranslation();
  if (edit.state === 'failed')
    return <p className="text-danger">{withMoney(edit.error?.message ?? t('edits.generate.failed'), t)}</p>;
  return edit.state === 'cancelled' && <p className="text-ink-faint">{t('edits.cancelled')}</p>;
}
