import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';

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
