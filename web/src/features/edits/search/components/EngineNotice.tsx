import type { EngineInfo } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../../ui/Tag.tsx';

interface EngineNoticeProps {
  engine: EngineInfo;
  isPremium: boolean;
}

/** Who will make the picture, and that our own engine makes previews. */
export function EngineNotice({ engine, isPremium }: EngineNoticeProps) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      <span>{t('edits.search.engine', { engine: engine.label })}</span>
      {isPremium && <Tag tone="accent">{t('edits.search.premium')}</Tag>}
      {engine.preview && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
    </p>
  );
}
