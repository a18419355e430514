import type { Edit } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { isByChance } from '../engine/offer.ts';

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
