import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';

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

interface LegalTextProps {
  title: string;
  intro: string;
  sections: readonly { title: string; text: string }[];
}

/** A page to read, marked as a template. */
export function LegalText({ title, intro, sections }: LegalTextProps) {
  const { t } = useTranslation();
  return (
    <article className="mx-auto w-full max-w-2xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-soft">{intro}</p>
      <Banner tone="warning">{t('app.legal.template')}</Banner>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-xl font-semibold tracking-tight">{section.title}</h2>
          <p className="mt-2 text-ink-soft">{section.text}</p>
        </section>
      ))}
    </article>
  );
}
