import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { PickState } from '../hooks/use-pick.ts';

interface PickReportProps {
  state: PickState;
  /** Calls the search off, or puts its outcome away. */
  onCancel: () => void;
}

/** That something is being looked for, or was not found. What was found is seen on the photo. */
export function PickReport({ state, onCancel }: PickReportProps) {
  const { t } = useTranslation();
  const close = (
    <IconButton
      size="sm"
      label={t('maskEditor.pick.close')}
      icon={<X aria-hidden size={18} />}
      onClick={onCancel}
    />
  );
  switch (state.kind) {
    case 'idle':
      return null;
    case 'finding':
      return (
        <div
          role="status"
          className="mx-auto flex w-fit items-center gap-3 rounded-full border border-line bg-raised py-1 pr-1.5 pl-4 text-[15px] text-ink shadow-mid"
        >
          <Spinner size={18} />
          {t('maskEditor.pick.finding')}
          <Button variant="ghost" size="sm" className="rounded-full" onClick={onCancel}>
            {t('maskEditor.cancel')}
          </Button>
        </div>
      );
    case 'nothing':
      return (
        <Banner tone="warning" actions={close}>
          {state.words === ''
            ? t('maskEditor.pick.nothingHere')
            : t('maskEditor.pick.nothingNamed', { words: state.words })}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" actions={close}>
          {t('maskEditor.pick.failed')}
        </Banner>
      );
  }
}
