import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import { paths } from '../paths.ts';
import { SampleComparison } from './SampleComparison.tsx';

const wideOnPhones = 'max-sm:w-full';
const studio = paths.furnitureInpainting.href();
const sampleStudio = paths.furnitureInpainting.href('living');

/** What the product does, shown and said, with the shortest way to try it. */
export function Hero({ isAuthenticated }: { isAuthenticated: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="mx-auto grid w-full max-w-[90rem] items-center gap-x-14 gap-y-10 px-4 pt-8 pb-14 sm:px-6 sm:pt-12 lg:grid-cols-[5fr_7fr] lg:py-16">
      <div>
        <h1 className="text-4xl leading-[1.08] font-semibold tracking-[-0.025em] sm:text-5xl xl:text-6xl">
          {t('app.home.title')}
        </h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft">{t('app.home.intro')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {isAuthenticated ? (
            <>
              <Link to={studio} className={classNames(buttonClass({ size: 'lg' }), wideOnPhones)}>
                {t('app.home.open')}
                <ArrowRight aria-hidden size={20} />
              </Link>
              <Link
                to={sampleStudio}
                className={classNames(buttonClass({ variant: 'secondary', size: 'lg' }), wideOnPhones)}
              >
                {t('app.home.openSample')}
              </Link>
            </>
          ) : (
            <>
              <Link
                to={paths.tryOut.href({ sample: 'bedroom' })}
                className={classNames(buttonClass({ size: 'lg' }), wideOnPhones)}
              >
                {t('app.home.try')}
                <ArrowRight aria-hidden size={20} />
              </Link>
              <Link
                to={paths.login.href()}
                className={classNames(buttonClass({ variant: 'secondary', size: 'lg' }), wideOnPhones)}
              >
                {t('app.home.signIn')}
              </Link>
            </>
          )}
        </div>
        <p className="mt-5 text-sm text-ink-faint">{t('app.home.promise')}</p>
      </div>
      <figure>
        <SampleComparison
          room="living"
          eager
          sizes="(min-width: 90rem) 49rem, (min-width: 64rem) calc(58.4vw - 3.75rem), calc(100vw - 2rem)"
        />
        <figcaption className="mt-3 text-sm text-ink-faint">{t('app.home.madeHere')}</figcaption>
      </figure>
    </section>
  );
}
