import type { HistoryItem } from '@maquette/contract';
import { RefreshCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';

interface PhotoHeadingProps {
  photo: HistoryItem;
  disabled: boolean;
  onChange: () => void;
}

/** The photo's name, and the way to another one. */
export function PhotoHeading({ photo, disabled, onChange }: PhotoHeadingProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center justify-between gap-3">
      <h2 className="min-w-0 truncate text-sm font-medium text-ink-soft">{photo.name}</h2>
      <Button
        variant="ghost"
        size="sm"
        icon={<RefreshCcw aria-hidden size={16} />}
        onClick={onChange}
        disabled={disabled}
      >
        {t('edits.search.changeImage')}
      </Button>
    </div>
  );
}

interface PhotoFrameProps {
  photo: HistoryItem;
  /** So much of the screen's height it takes at most, percent. */
  most?: number;
  children: ReactNode;
}

/** As wide as the photo may be for all of it to be seen. */
export function PhotoFrame({ photo, most = 64, children }: PhotoFrameProps) {
  const { width, height } = photo.metadata;
  return (
    <div className="mx-auto w-full" style={{ maxWidth: `calc(${most}dvh * ${width / height})` }}>
      {children}
    </div>
  );
}
