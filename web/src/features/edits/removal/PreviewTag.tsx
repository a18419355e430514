import { limits } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/Tag.tsx';

/** Marks what is compared as a small free preview. */
export function PreviewTag() {
  const { t } = useTranslation();
  return (
    <p>
      <Tag tone="warning">{t('edits.removal.tag', { pixels: limits.previewPixels })}</Tag>
    </p>
  );
}
