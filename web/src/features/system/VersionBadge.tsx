import { systemEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { keyOf } from '../../platform/query/key-of.ts';
import { Popover } from '../../ui/Popover.tsx';
import { VersionDetails } from './VersionDetails.tsx';

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
