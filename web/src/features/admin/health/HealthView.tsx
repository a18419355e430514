import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/Panel.tsx';
import { Asked } from '../Asked.tsx';
import { healthQuery } from '../api/health.ts';
import { EngineRow } from './EngineRow.tsx';
import { Figures } from './Figures.tsx';
import { ModelRow } from './ModelRow.tsx';
import { TakeTable } from './TakeTable.tsx';

/** How engines, queue, mails and card provider are doing. */
export function HealthView() {
  const { t } = useTranslation();
  const asked = useQuery(healthQuery);
  return (
    <Asked asked={asked}>
      {(health) => (
        <div className="flex flex-col gap-6">
          <Figures health={health} />
          <Panel title={t('admin.engines.title')}>
            <ul className="divide-y divide-line">
              {health.engines.map((engine) => (
                <EngineRow key={engine.name} engine={engine} />
              ))}
            </ul>
          </Panel>
          {health.models.length > 0 && (
            <Panel title={t('admin.models.title')}>
              <ul className="divide-y divide-line">
                {health.models.map((model) => (
                  <ModelRow key={model.id} model={model} />
                ))}
              </ul>
            </Panel>
          )}
          <Panel title={t('admin.takes.title')}>
            <TakeTable takes={health.takes} />
          </Panel>
        </div>
      )}
    </Asked>
  );
}
