import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NoticeFrame } from '../layouts/NoticeFrame.tsx';

export function UnauthorizedPage() {
  const { t } = useTranslation();
  return (
    <NoticeFrame
      icon={<Lock size={32} />}
      title={t('app.unauthorized.title')}
      text={t('app.unauthorized.text')}
    />
  );
}
