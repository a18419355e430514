import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { SupportForm } from '../../features/system/index.ts';
import { capabilitiesQuery } from '../../platform/query/capabilities-query.ts';
import { Banner } from '../../ui/Banner.tsx';

const sections = {
  terms: ['app.terms.service', 'app.terms.account', 'app.terms.photos', 'app.terms.credits', 'app.terms.end'],
  privacy: [
    'app.privacy.kept',
    'app.privacy.visits',
    'app.privacy.why',
    'app.privacy.mails',
    'app.privacy.signIn',
    'app.privacy.security',
    'app.privacy.shared',
    'app.privacy.photos',
    'app.privacy.duration',
    'app.privacy.rights',
    'app.privacy.browser',
  ],
  support: [
    'app.support.first',
    'app.support.signIn',
    'app.support.money',
    'app.support.plans',
    'app.support.write',
  ],
} as const;

export function TermsPage() {
  return <LegalText page="terms" />;
}

export function PrivacyPage() {
  return <LegalText page="privacy" />;
}

export function SupportPage() {
  const { user, isLoading } = useSession();
  const [search] = useSearchParams();
  const { data } = useQuery(capabilitiesQuery);
  return (
    <LegalText page="support" leavesOut={data?.support === null ? 'app.support.write' : undefined}>
      {!isLoading && (
        <div className="mt-4">
          <SupportForm email={user?.email ?? ''} topic={search.get('topic')} />
        </div>
      )}
    </LegalText>
  );
}

interface LegalTextProps {
  page: keyof typeof sections;
  /** A section that does not hold here. */
  leavesOut?: (typeof sections.support)[number] | undefined;
  children?: ReactNode;
}

/** A page to read, marked as a template. */
function LegalText({ page, leavesOut, children }: LegalTextProps) {
  const { t } = useTranslation();
  return (
    <article className="mx-auto w-full max-w-2xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{t(`app.title.${page}`)}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-soft">{t(`app.${page}.intro`)}</p>
      <Banner tone="warning">{t('app.legal.template')}</Banner>
      {sections[page].map(
        (section) =>
          section !== leavesOut && (
            <section key={section} className="mt-8">
              <h2 className="text-xl font-semibold tracking-tight">{t(section)}</h2>
              <p className="mt-2 text-ink-soft">{t(`${section}Text`)}</p>
            </section>
          ),
      )}
      {children}
    </article>
  );
}
