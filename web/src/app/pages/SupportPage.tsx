import { useTranslation } from 'react-i18next';
import { LegalText } from '../legal/LegalText.tsx';

export function SupportPage() {
  const { t } = useTranslation();
  const sections = [
    { title: t('app.support.first'), text: t('app.support.firstText') },
    { title: t('app.support.signIn'), text: t('app.support.signInText') },
    { title: t('app.support.money'), text: t('app.support.moneyText') },
    { title: t('app.support.write'), text: t('app.support.writeText') },
  ];
  return <LegalText title={t('app.title.support')} intro={t('app.support.intro')} sections={sections} />;
}
