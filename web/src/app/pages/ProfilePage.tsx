import { useTranslation } from 'react-i18next';
import { AccountFacts } from '../../features/auth/index.ts';
import { EngineSettings } from '../../features/edits/index.ts';

/** Who one is here, and how one's pictures are made. */
export function ProfilePage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-10 sm:px-6">
      <h1 className="text-3xl font-semibold tracking-tight">{t('app.title.profile')}</h1>
      <section className="rounded-lg border border-line bg-surface p-5 sm:p-6">
        <AccountFacts />
      </section>
      <section className="rounded-lg border border-line bg-surface p-5 sm:p-6">
        <EngineSettings />
      </section>
    </div>
  );
}
