import type { Edit, HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { isByChance } from '../engine/offer.ts';
import type { Fact } from './use-edit-facts.ts';

interface RepeatedNoticeProps {
  edit: Edit;
  /** Goes where another one can be asked for. */
  onAnother: () => void;
}

/** Says of the same order placed again that this is its picture, and leads to another one where there can be one. */
export function RepeatedNotice({ edit, onAnother }: RepeatedNoticeProps) {
  const { t } = useTranslation();
  if (!edit.repeated) return null;
  return (
    <Banner>
      <p>{t('edits.asking.again')}</p>
      {isByChance(edit) && (
        <Button variant="secondary" size="sm" onClick={onAnother} className="mt-2">
          {t('edits.asking.toAnother')}
        </Button>
      )}
    </Banner>
  );
}

interface MadeProps {
  edit: Edit;
  result: HistoryItem;
}

/** Whether it is a preview of our own engine, and what was spent. */
export function CostTags({ edit, result }: MadeProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2">
      {result.metadata.preview && edit.request.mode !== 'exact' && (
        <Tag tone="warning">{t('edits.engine.preview')}</Tag>
      )}
      <Tag tone="neutral">
        {edit.charged === 0
          ? t('edits.search.fact.free')
          : t('edits.result.charged', { count: edit.charged })}
      </Tag>
    </div>
  );
}

/** That the engine gave back another frame than it was sent. */
export function ReframedNotice({ result }: Pick<MadeProps, 'result'>) {
  const { t } = useTranslation();
  return result.metadata.isReframed && <p className="text-sm text-warning">{t('edits.search.reframed')}</p>;
}

/** Names and values; what does not apply is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name} className="flex flex-col gap-0.5">
              <dt className="text-sm text-ink-faint">{name}</dt>
              <dd className="text-[15px] break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
