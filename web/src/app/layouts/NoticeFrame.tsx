import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { paths } from '../paths.ts';

interface NoticeFrameProps {
  icon: ReactNode;
  title: string;
  text: string;
}

/** A page that has one thing to say, and the way home. */
export function NoticeFrame({ icon, title, text }: NoticeFrameProps) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex max-w-xl flex-1 flex-col items-center justify-center gap-5 px-4 py-20 text-center">
      <span
        aria-hidden
        className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-ink"
      >
        {icon}
      </span>
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <Link to={paths.home.href()} className={buttonClass({ variant: 'secondary' })}>
        {t('app.goHome')}
      </Link>
    </div>
  );
}
