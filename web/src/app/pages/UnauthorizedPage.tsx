import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Notice } from '../../ui/Notice.tsx';
import { paths } from '../paths.ts';

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

interface NoticeFrameProps {
  icon: ReactNode;
  title: string;
  text: string;
}

/** A page that has one thing to say, and the way home. */
export function NoticeFrame(notice: NoticeFrameProps) {
  const { t } = useTranslation();
  return (
    <Notice {...notice}>
      <Link to={paths.home.href()} className={buttonClass({ variant: 'secondary' })}>
        {t('app.goHome')}
      </Link>
    </Notice>
  );
}
