import { SquareSplitHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';

interface BeforeButtonProps {
  isPressed: boolean;
  onPress: (isPressed: boolean) => void;
  tabIndex: 0 | -1;
  className: string;
}

/** Shows the original of a card for those who do not hover, or want nothing to move by itself. */
export function BeforeButton({ isPressed, onPress, tabIndex, className }: BeforeButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-pressed={isPressed}
      aria-label={t('files.showBefore')}
      title={t('files.showBefore')}
      onClick={() => onPress(!isPressed)}
      className={classNames(
        'absolute right-1 bottom-1 opacity-0 touch:right-0 touch:bottom-0',
        className,
        isPressed && 'text-accent-ink opacity-100',
      )}
    >
      <SquareSplitHorizontal aria-hidden size={17} />
    </button>
  );
}
