import { isFinal } from '@maquette/contract';
import { priceOf, useDefaultEngine } from '../engine/index.ts';
import { PreviewPanel } from '../removal/index.ts';
import type { ShownEdit } from '../strip/index.ts';
import { useEdits } from '../waiting/index.ts';
import type { TopUpSlot } from '../words/index.ts';

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
