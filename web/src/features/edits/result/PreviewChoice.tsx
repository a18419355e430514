import { creditsEndpoints, type Edit, editsEndpoints, isFinal, limits } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { dateFormat } from '../../../platform/i18n/print-day.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { Shortage } from '../draft/draft.ts';
import { priceOf } from '../engine/offer.ts';
import { useDefaultEngine } from '../engine/use-engine.ts';
import { ShortCredits } from '../order/ShortCredits.tsx';
import { useBalance } from '../order/use-balance.ts';
import { RoughNotice } from '../preflight/RoughNotice.tsx';
import { useEdits } from '../running/use-edits.ts';
import type { ShownEdit } from './use-shown-edit.ts';

interface PreviewChoiceProps {
  /** The part of a draft that tells what was started. */
  draft: { readonly editIds: readonly string[]; readonly isAwaiting: boolean };
  dispatch: (event: { type: 'edits-started'; editIds: string[] } | { type: 'result-left' }) => void;
  shown: ShownEdit;
  /** The preview was left: back to where it was ordered. */
  onLeft: () => void;
}

/** The free preview in view can be paid for and kept, or left; nothing where no preview is shown. */
export function PreviewChoice({ draft, dispatch, shown, onLeft }: PreviewChoiceProps) {
  const { edit } = shown;
  const price = priceOf(useDefaultEngine('inpaint'), 'remove');
  const awaited = useEdits(draft.isAwaiting ? draft.editIds : []);
  if (!edit?.preview) return null;
  const keep = (editId: string) => {
    dispatch({ type: 'edits-started', editIds: [editId] });
    shown.show(editId);
  };
  const leave = () => {
    dispatch({ type: 'result-left' });
    onLeft();
  };
  const isMaking = awaited.some(({ data }) => data !== undefined && !isFinal(data.state));
  return <PreviewPanel {...{ edit, isMaking, price }} onKept={keep} onDiscard={leave} />;
}

/** Marks what is compared as a small free preview. */
export function PreviewTag() {
  const { t } = useTranslation();
  return (
    <p>
      <Tag tone="warning">{t('edits.removal.tag', { pixels: limits.previewPixels })}</Tag>
    </p>
  );
}

interface PreviewPanelProps {
  /** A preview. */
  edit: Edit;
  /** Credits of the picture in full size. */
  price: number;
  /** The picture in full size is being made. */
  isMaking: boolean;
  onKept: (editId: string) => void;
  onDiscard: () => void;
}

/** What a preview is, why there is one, and what can be done with it: pay and keep it, or leave it. */
function PreviewPanel({ edit, price, isMaking, onKept, onDiscard }: PreviewPanelProps) {
  const { t, i18n } = useTranslation();
  const [short, setShort] = useState<Shortage | null>(null);
  const keeping = useKeep({ edit, price, onKept, onShort: setShort });
  const moment = dateFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <div className="flex flex-col gap-2 wide:min-w-0 wide:flex-1 wide:basis-80">
        <p className="wide:text-sm">{t('edits.removal.previewText')}</p>
        {edit.estimate && <RoughNotice reasons={edit.estimate.reasons} />}
        {edit.previewUntil && (
          <p className="text-sm text-ink-faint wide:text-xs">
            {t('edits.removal.keepHint')}{' '}
            {t('edits.removal.until', { moment: moment.format(new Date(edit.previewUntil)) })}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-3 narrow:in-data-[sheet=peek]:order-first wide:flex-row-reverse wide:items-center wide:gap-2">
        <Button
          busy={isMaking || keeping.isPending}
          icon={<Check aria-hidden size={18} />}
          onClick={keeping.keep}
        >
          {t('edits.removal.keep', { count: price })}
        </Button>
        <Button
          variant="secondary"
          disabled={isMaking || keeping.isPending}
          icon={<Trash2 aria-hidden size={18} />}
          onClick={onDiscard}
        >
          {t('edits.removal.discard')}
        </Button>
      </div>
      <ShortCredits {...{ price, short }} kept={t('edits.removal.short')} onClose={() => setShort(null)} />
    </>
  );
}

interface Keeping extends Pick<PreviewPanelProps, 'edit' | 'price' | 'onKept'> {
  onShort: (shortage: Shortage) => void;
}

/** Keeps a preview; too few credits and faults are told. */
function useKeep({ edit, price, onKept, onShort }: Keeping) {
  const { t } = useTranslation();
  const addToast = useToast();
  const keepPreview = useKeepPreview(edit.id);
  const balance = useBalance();
  const onError = async (error: Error) => {
    if (!(error instanceof ApiError) || error.code !== 'not_enough_credits')
      return addToast({ type: 'error', message: errorToMessage(error, t, t('edits.removal.keepFailed')) });
    onShort({ balance: await balance.askAgain(), price });
  };
  return {
    isPending: keepPreview.isPending,
    keep: () =>
      keepPreview.mutate(undefined, {
        onSuccess: ({ id }) => onKept(id),
        onError: (error) => void onError(error),
      }),
  };
}

/** Orders in full size what a preview shows; however often it is asked for, it is ordered once. */
function useKeepPreview(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<Edit> => call(editsEndpoints.keepPreview, { params: { id } }),
    onSuccess: (edit) => {
      queries.setQueryData(keyOf(editsEndpoints.getEdit, { params: { id: edit.id } }), edit);
      const itself = keyOf(editsEndpoints.getEdit, { params: { id } });
      void readAnew(queries, keyOf(creditsEndpoints.getBalance), keyOf(editsEndpoints.listEdits), itself);
    },
  });
}
