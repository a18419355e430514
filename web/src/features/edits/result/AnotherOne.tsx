import { type Edit, type EditOrder, orderAgain } from '@maquette/contract';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Shortage } from '../draft/draft.ts';
import { heededOnly, heeds, isByChance, type Serving } from '../engine/offer.ts';
import { useDefaultEngine } from '../engine/use-engine.ts';
import { ShortCredits } from '../order/ShortCredits.tsx';
import { useStartOrder } from '../order/start-order.ts';
import { useBalance } from '../order/use-balance.ts';
import { withMoney } from '../running/edit-words.ts';
import { randomSeed } from '../words/random-seed.ts';
import type { MadeEdit } from './use-shown-edit.ts';

interface AnotherOneProps {
  made: MadeEdit;
  /** The part of a draft that tells whether something is being made. */
  draft: { readonly isAwaiting: boolean };
  dispatch: (event: { type: 'edits-started'; editIds: string[] }) => void;
  /** It is being made: what is in view stays in view. */
  onStarted: () => void;
}

/** Asks for the picture in view once more by another seed; nothing where every picture would be the same. */
export function AnotherOne({ made: { edit }, draft, dispatch, onStarted }: AnotherOneProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const startOrder = useStartOrder();
  const balance = useBalance();
  const [short, setShort] = useState<Shortage | null>(null);
  const { price, tool } = edit;
  const serving = useDefaultEngine(tool === 'flux-kontext-pro' ? 'inpaint' : tool);
  if (!isByChance(edit)) return null;
  const ask = async () => {
    try {
      const { requestIds } = await startOrder.mutateAsync(anotherOf(edit, serving));
      onStarted();
      dispatch({ type: 'edits-started', editIds: requestIds });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_enough_credits')
        return setShort({ balance: await balance.askAgain(), price });
      const message = errorToMessage(error, t, t('edits.generate.failedToStart'));
      const isAnswered = error instanceof ApiError && error.status > 0;
      addToast({ type: 'error', message: isAnswered ? withMoney(message, t) : message });
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Dices aria-hidden size={16} />}
        busy={startOrder.isPending || draft.isAwaiting}
        onClick={() => void ask()}
      >
        {price === 0 ? t('edits.asking.anotherFree') : t('edits.asking.another', { count: price })}
      </Button>
      <ShortCredits {...{ price, short }} kept={t('edits.result.kept')} onClose={() => setShort(null)} />
    </>
  );
}

/** Settings of the look: those that the engine does not read are not sent. */
const lookNames = ['negative_prompt', 'style_preset', 'steps', 'cfg_scale', 'image_strength'];

/** The order that asks for an edit once more by another seed. */
function anotherOf(edit: Edit, serving: Serving): EditOrder {
  const order = orderAgain(edit);
  const reads = heeds(serving, edit.understood.action);
  const isRead = (field: string) => edit.engine.isPremium || !lookNames.includes(field) || reads(field);
  return { ...order, form: { ...heededOnly(order.form, isRead), seed: randomSeed() } } as EditOrder;
}
