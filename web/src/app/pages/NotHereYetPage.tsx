import { Armchair } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NoticeFrame } from '../layouts/NoticeFrame.tsx';
import { usePageTitle } from '../page-title.ts';

/** Stands where a page of a later release will be. */
export function NotHereYetPage() {
  const { t } = useTranslation();
  const page = t(usePageTitle());
  return (
    <NoticeFrame
      icon={<Armchair size={36} />}
      title={t('app.notYet.title')}
      text={t('app.notYet.text', { page })}
    />
  );
}
