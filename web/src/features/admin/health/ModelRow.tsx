import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import type { Health } from './health.ts';

/** An open model: whether it helps our own engine, and if not why. */
export function ModelRow({ model }: { model: Health['models'][number] }) {
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
