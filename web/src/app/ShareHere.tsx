import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ShareDialog } from '../features/shares/index.ts';
import { buttonClass } from '../ui/button-class.ts';
import { paths } from './paths.ts';

/** Makes a link to pictures, wherever they are looked at, and leads to all links. */
export function ShareHere(props: Omit<ComponentProps<typeof ShareDialog>, 'toList'>) {
  const { t } = useTranslation();
  return (
    <ShareDialog
      {...props}
      toList={
        <Link to={paths.shares.href()} className={buttonClass({ variant: 'ghost' })}>
          {t('shares.toList')}
        </Link>
      }
    />
  );
}
