import { Check, CornerUpLeft, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { EditorAction } from '../model/keys.ts';
import { FEWEST_CORNERS } from '../model/polygon.ts';

interface ShapeFieldProps {
  /** How many are set. */
  corners: number;
  press: (action: EditorAction, isByPointer: boolean) => void;
}

/** What can be done with a shape that is being drawn corner by corner, for those without keys. */
export function ShapeField({ corners, press }: ShapeFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="flex w-full items-center justify-center gap-1">
      <Button
        size="sm"
        icon={<Check aria-hidden size={16} />}
        disabled={corners < FEWEST_CORNERS}
        className="h-11! rounded-full!"
        onClick={({ detail }) => press({ type: 'shape', does: 'close' }, detail > 0)}
      >
        {t('maskEditor.shape.close')}
      </Button>
      <IconButton
        label={t('maskEditor.shape.back')}
        icon={<CornerUpLeft aria-hidden size={19} />}
        className="rounded-full"
        onClick={({ detail }) => press({ type: 'shape', does: 'back' }, detail > 0)}
      />
      <IconButton
        label={t('maskEditor.shape.giveUp')}
        icon={<X aria-hidden size={19} />}
        className="rounded-full"
        onClick={({ detail }) => press({ type: 'shape', does: 'give-up' }, detail > 0)}
      />
    </div>
  );
}
