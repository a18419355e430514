import type { Clearing } from '@maquette/contract';
import { PackageOpen, SquareDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';

const looks = {
  declutter: { label: 'edits.clearing.declutter', hint: 'edits.clearing.declutterHint', Icon: PackageOpen },
  empty: { label: 'edits.clearing.empty', hint: 'edits.clearing.emptyHint', Icon: SquareDashed },
} as const;

interface GroupSwitchProps {
  group: Clearing;
  disabled: boolean;
  onGroup: (group: Clearing) => void;
}

/** How far the room is cleared. */
export function GroupSwitch({ group, disabled, onGroup }: GroupSwitchProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={t('edits.clearing.how')} className="flex flex-wrap gap-2">
        {(['declutter', 'empty'] as const).map((name) => {
          const { label, Icon } = looks[name];
          return (
            <Chip
              key={name}
              selected={group === name}
              disabled={disabled}
              icon={<Icon aria-hidden size={16} />}
              onClick={() => onGroup(name)}
            >
              {t(label)}
            </Chip>
          );
        })}
      </div>
      <p className="text-sm text-ink-faint">{t(looks[group].hint)}</p>
    </div>
  );
}
