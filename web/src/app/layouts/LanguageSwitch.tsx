import type { Locale } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../platform/i18n/init.ts';
import { isLocale, localeNames } from '../../platform/i18n/locales.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { classNames } from '../../ui/class-names.ts';

/** One button per language; each is named in its own language. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const addToast = useToast();
  const choose = async (locale: Locale) => {
    if (!(await chooseLanguage(i18n, locale))) addToast({ type: 'error', message: t('app.failure.chunk') });
  };
  return (
    <div role="group" aria-label={t('app.header.language')} className="flex items-center">
      {Object.keys(localeNames)
        .filter(isLocale)
        .map((locale) => {
          const isCurrent = i18n.resolvedLanguage === locale;
          return (
            <button
              key={locale}
              type="button"
              lang={locale}
              aria-pressed={isCurrent}
              title={localeNames[locale]}
              onClick={() => void choose(locale)}
              className={classNames(
                'grid h-9 min-w-9 place-items-center rounded-sm text-sm transition-colors touch:h-11 touch:min-w-11',
                isCurrent ? 'font-semibold text-accent-ink' : 'text-ink-faint hover:bg-sunken hover:text-ink',
              )}
            >
              {locale.toUpperCase()}
              <span className="sr-only">{localeNames[locale]}</span>
            </button>
          );
        })}
    </div>
  );
}
