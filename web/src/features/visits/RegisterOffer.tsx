import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';

export interface RegisterOfferProps {
  hrefs: { register: string; login: string; here: string };
  /** There is no try left today. */
  isOver: boolean;
}

/** What an account brings, and that nothing of this is lost. */
export function RegisterOffer({ hrefs, isOver }: RegisterOfferProps) {
  const { t } = useTranslation();
  const state = { from: hrefs.here };
  return (
    <section
      aria-labelledby="try-account"
      className={classNames(
        'rounded-lg border p-4',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <h2 id="try-account" className="font-semibold">
        {t(isOver ? 'visits.overTitle' : 'visits.accountTitle')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t(isOver ? 'visits.overText' : 'visits.accountText')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link
          to={hrefs.register}
          state={state}
          className={buttonClass({ variant: isOver ? 'primary' : 'secondary' })}
        >
          {t('visits.register')}
        </Link>
        <Link to={hrefs.login} state={state} className={buttonClass({ variant: 'ghost' })}>
          {t('visits.login')}
        </Link>
      </div>
    </section>
  );
}
