import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

/** The server did not say who is signed in: nothing personal can be shown, and nothing is lost. */
export function OutOfReach() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-start gap-4 px-4 py-20">
      <h1 className="text-2xl font-semibold tracking-tight">{t('app.error.unreachable')}</h1>
      <Button icon={<RotateCw aria-hidden size={18} />} onClick={() => window.location.reload()}>
        {t('app.failure.reload')}
      </Button>
    </div>
  );
}
