import { useTranslation } from 'react-i18next';
import { LegalText } from '../legal/LegalText.tsx';

export function TermsPage() {
  const { t } = useTranslation();
  const sections = [
    { title: t('app.terms.service'), text: t('app.terms.serviceText') },
    { title: t('app.terms.account'), text: t('app.terms.accountText') },
    { title: t('app.terms.photos'), text: t('app.terms.photosText') },
    { title: t('app.terms.credits'), text: t('app.terms.creditsText') },
    { title: t('app.terms.end'), text: t('app.terms.endText') },
  ];
  return <LegalText title={t('app.title.terms')} intro={t('app.terms.intro')} sections={sections} />;
}
