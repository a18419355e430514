import { useTranslation } from 'react-i18next';

/** The red mark on the account of somebody who has not confirmed the address. */
export function UnverifiedMark() {
  const { t } = useTranslation();
  return (
    <span
      role="img"
      title={t('auth.emailNotVerified')}
      aria-label={t('auth.emailNotVerified')}
      className="grid size-4.5 place-items-center rounded-full bg-toast-error text-xs leading-none font-bold text-white"
    >
      <span aria-hidden>!</span>
    </span>
  );
}
