import type { VersionInfo } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { printMoment } from '../model/moment.ts';
import { uptimeOf } from '../model/uptime.ts';
import { FactList } from './FactList.tsx';

export function VersionDetails({ version: { git, build, runtime } }: { version: VersionInfo }) {
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
