import { Pointer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';

interface FingerSwitchProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** With a pen at hand fingers only move the photo; this lets them paint again. */
export function FingerSwitch({ isOn, onSwitch }: FingerSwitchProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="sm"
      variant={isOn ? 'primary' : 'secondary'}
      icon={<Pointer aria-hidden size={16} />}
      aria-pressed={isOn}
      onClick={() => onSwitch(!isOn)}
      className="absolute! top-3 right-3"
    >
      {t('maskEditor.fingerPaints')}
    </Button>
  );
}
