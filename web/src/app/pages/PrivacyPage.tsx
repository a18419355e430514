import { useTranslation } from 'react-i18next';
import { LegalText } from '../legal/LegalText.tsx';

export function PrivacyPage() {
  const { t } = useTranslation();
  const sections = [
    { title: t('app.privacy.kept'), text: t('app.privacy.keptText') },
    { title: t('app.privacy.why'), text: t('app.privacy.whyText') },
    { title: t('app.privacy.mails'), text: t('app.privacy.mailsText') },
    { title: t('app.privacy.signIn'), text: t('app.privacy.signInText') },
    { title: t('app.privacy.security'), text: t('app.privacy.securityText') },
    { title: t('app.privacy.shared'), text: t('app.privacy.sharedText') },
    { title: t('app.privacy.photos'), text: t('app.privacy.photosText') },
    { title: t('app.privacy.duration'), text: t('app.privacy.durationText') },
    { title: t('app.privacy.rights'), text: t('app.privacy.rightsText') },
    { title: t('app.privacy.browser'), text: t('app.privacy.browserText') },
  ];
  return <LegalText title={t('app.title.privacy')} intro={t('app.privacy.intro')} sections={sections} />;
}
