import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/Panel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Asked } from './Asked.tsx';
import { Figures } from './Figures.tsx';
import { type Health, healthQuery } from './health.ts';
import { TakeTable } from './TakeTable.tsx';
import { useAdminWords } from './use-admin-words.ts';

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

/** A picture service: whether work goes to it, and if not why and until when. */
function EngineRow({ engine }: { engine: Health['engines'][number] }) {
  const { t } = useTranslation();
  const { moment, figure } = useAdminWords();
  const { label, name, tiers, isOpen, closedFor, pausedUntil, failuresInARow, open, lastDay } = engine;
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {label}
        <Tag tone={isOpen ? 'success' : 'danger'}>
          {isOpen ? t('admin.engines.open') : t('admin.engines.closed')}
        </Tag>
        {tiers.map((tier) => (
          <Tag key={tier}>{t(`admin.tier.${tier}`)}</Tag>
        ))}
      </p>
      <p className="text-sm text-ink-faint">
        {t('admin.engines.facts', { name, count: failuresInARow })}
        <span className="block">
          {t('admin.engines.work', {
            queued: figure(open.queued),
            running: figure(open.running),
            succeeded: figure(lastDay.succeeded),
            failed: figure(lastDay.failed),
          })}
        </span>
        {closedFor && <span className="block">{t('admin.engines.closedFor', { code: closedFor })}</span>}
        {pausedUntil && (
          <span className="block">{t('admin.engines.pausedUntil', { moment: moment(pausedUntil) })}</span>
        )}
      </p>
    </li>
  );
}

/** An open model: whether it helps our own engine, and if not why. */
function ModelRow({ model }: { model: Health['models'][number] }) {
  const { t } = useTranslation();
  const { id, title, revision, isOn, fault } = model;
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {title}
        <Tag tone={isOn ? 'success' : 'danger'}>{isOn ? t('admin.models.on') : t('admin.models.off')}</Tag>
      </p>
      <p className="text-sm text-ink-faint">
        {t('admin.models.facts', { id, revision: revision.slice(0, 8) })}
        {fault && <span className="block">{t(`admin.models.fault.${fault}`)}</span>}
        {!isOn && <span className="block">{t('admin.models.own')}</span>}
      </p>
    </li>
  );
}
