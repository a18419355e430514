import { isFinal, limits } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import { priceOf } from '../engine/offer.ts';
import { useDefaultEngine } from '../engine/use-engine.ts';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { useEdits } from '../running/use-edits.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import type { ShownEdit } from './use-shown-edit.ts';

interface PreviewChoiceProps {
  /** The part of a draft that tells what was started. */
  draft: { readonly editIds: readonly string[]; readonly isAwaiting: boolean };
  dispatch: (event: { type: 'edits-started'; editIds: string[] } | { type: 'result-left' }) => void;
  shown: ShownEdit;
  topUp: TopUpSlot;
  /** The preview was left: back to where it was ordered. */
  onLeft: () => void;
}

/** The free preview in view can be paid for and kept, or left; nothing where no preview is shown. */
export function PreviewChoice({ draft, dispatch, shown, topUp, onLeft }: PreviewChoiceProps) {
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
  return <PreviewPanel {...{ edit, topUp, isMaking, price }} onKept={keep} onDiscard={leave} />;
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
