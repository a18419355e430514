import { systemEndpoints, type VersionInfo } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { keyOf } from '../../platform/query/key-of.ts';
import { Popover } from '../../ui/Popover.tsx';
import { printMoment, uptimeOf } from './server-times.ts';

const look = 'inline-flex h-9 items-center rounded-sm px-2 text-sm text-ink-faint tabular-nums touch:h-11';

/** Version and commit; opens what is known about source, build and server. */
export function VersionBadge() {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(versionQuery);
  if (isPending) return <span className={look}>{t('system.versionLoading')}</span>;
  if (!data) return <span className={look}>{t('system.versionUnavailable')}</span>;
  return (
    <Popover
      label={t('system.versionDetails')}
      side="top"
      triggerClass={`${look} hover:bg-sunken hover:text-ink`}
      trigger={
        <span>
          {t('system.version', { version: data.version })} · {data.git.commitShort}
        </span>
      }
    >
      <VersionDetails version={data} />
    </Popover>
  );
}

const versionQuery = queryOptions({
  queryKey: keyOf(systemEndpoints.getVersion, {}),
  queryFn: ({ signal }) => call(systemEndpoints.getVersion, {}, { signal }),
  staleTime: 60_000,
});

function VersionDetails({ version: { git, build, runtime } }: { version: VersionInfo }) {
  const { t, i18n } = useTranslation();
  const moment = (text: string) => printMoment(text, i18n.language) ?? t('system.unavailable');
  return (
    <div className="flex w-72 max-w-full flex-col gap-3 p-2">
      <FactList
        title={t('system.git')}
        facts={[
          [t('system.commit'), git.commitShort],
          [t('system.branch'), git.branch],
          [t('system.commitDate'), moment(git.commitDate)],
        ]}
      />
      <FactList
        title={t('system.build')}
        facts={[
          [t('system.buildDate'), moment(build.date)],
          [t('system.environment'), build.environment],
        ]}
      />
      <FactList
        title={t('system.runtime')}
        facts={[
          [t('system.uptime'), t('system.uptimeValue', { ...uptimeOf(runtime.uptime) })],
          [t('system.startTime'), moment(runtime.startTime)],
          [t('system.node'), runtime.nodeVersion],
          [t('system.platform'), runtime.platform],
        ]}
      />
    </div>
  );
}

interface FactListProps {
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
}

function FactList({ title, facts }: FactListProps) {
  return (
    <section>
      <h2 className="mb-1 text-xs font-semibold tracking-wide text-ink-faint uppercase">{title}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-right break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
