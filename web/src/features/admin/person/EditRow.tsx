import type { Edit } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { Row } from './Row.tsx';

const tones = {
  queued: 'neutral',
  running: 'accent',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const;

export function EditRow({ edit }: { edit: Edit }) {
  const { t } = useTranslation();
  const { moment } = useAdminWords();
  const { tool, state, createdAt, engine, charged, error } = edit;
  const facts = t('admin.edits.facts', { moment: moment(createdAt), engine: engine.name });
  return (
    <Row
      title={
        <>
          {t(`admin.tool.${tool}`)}
          <Tag tone={tones[state]}>{t(`admin.state.${state}`)}</Tag>
        </>
      }
      note={error ? t('admin.edits.failedWith', { facts, message: error.message }) : facts}
      end={t('admin.edits.charged', { count: charged })}
    />
  );
}
