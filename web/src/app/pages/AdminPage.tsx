import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { HealthView, PeopleList, PeopleSearch, PersonView } from '../../features/admin/index.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { paths } from '../paths.ts';

/** For administrators: people with their credits and payments, and how the server is doing. */
export function AdminPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { '*': rest = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const words = search.get('query') ?? '';
  const [part, personId] = rest.split('/');
  const tab = part === 'health' ? 'health' : 'people';
  const tabs = [
    { id: 'people', label: t('admin.tab.people') },
    { id: 'health', label: t('admin.tab.health') },
  ] as const;
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6">
      <h1 className="text-3xl font-semibold tracking-tight">{t('app.title.admin')}</h1>
      <Tabs
        label={t('admin.tabs')}
        tabs={tabs}
        selected={tab}
        onSelect={(id) => void navigate(paths.admin.href(id))}
      >
        {tab === 'health' ? (
          <HealthView />
        ) : personId ? (
          <div className="flex flex-col items-stretch gap-4">
            <Link to={paths.admin.href()} className={`${buttonClass({ variant: 'ghost' })} -ml-4 self-start`}>
              <ArrowLeft aria-hidden size={18} />
              {t('admin.back')}
            </Link>
            <PersonView id={personId} />
          </div>
        ) : (
          <div className="flex flex-col gap-6">
            <PeopleSearch
              key={words}
              words={words}
              onSearch={(query) => setSearch(query === '' ? {} : { query })}
            />
            <PeopleList words={words} hrefOf={paths.admin.person} />
          </div>
        )}
      </Tabs>
    </div>
  );
}
