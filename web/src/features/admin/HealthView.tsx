import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/Panel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Asked } from './Asked.tsx';
import { Figures } from './Figures.tsx';
import { type Health, healthQuery } from './health.ts';
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

const methods = ['planes', 'floor', 'surroundings', 'model'] as const;

/** What removals offered and what people keep of it, by how it was made: whether the rating is right. */
function TakeTable({ takes }: { takes: Health['takes'] }) {
  const { t } = useTranslation();
  const { figure, share } = useAdminWords();
  if (takes.length === 0) return <p className="text-ink-faint">{t('admin.takes.none')}</p>;
  const nameOf = (method: string) => {
    const known = methods.find((one) => one === method);
    return known ? t(`admin.takes.method.${known}`) : method;
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t('admin.takes.hint')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls on a phone is scrolled by keyboard too */}
      <div tabIndex={0} role="group" aria-label={t('admin.takes.title')} className="overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <thead className="text-left text-ink-faint">
            <tr>
              <th scope="col" className="py-2 pr-4 font-medium">
                {t('admin.takes.method')}
              </th>
              {(['offered', 'first', 'kept', 'rating', 'keptRating'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 pl-4 text-right font-medium">
                  {t(`admin.takes.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {takes.map(({ method, offered, first, kept, rating, keptRating }) => (
              <tr key={method}>
                <th scope="row" className="py-2 pr-4 text-left font-medium">
                  {nameOf(method)}
                </th>
                {[figure(offered), figure(first), figure(kept), share(rating), share(keptRating)].map(
                  (value, at) => (
                    <td key={at} className="py-2 pl-4 text-right">
                      {value}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
