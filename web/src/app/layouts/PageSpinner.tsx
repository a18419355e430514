import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/Spinner.tsx';

/** Stands in the middle of the page while something is awaited. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <div className="grid flex-1 place-items-center text-ink-faint">
      <Spinner label={t('app.loading')} size={28} />
    </div>
  );
}
