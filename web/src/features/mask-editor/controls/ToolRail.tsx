import { Pointer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TOOL_NAMES, type ToolName } from '../model/settings.ts';
import { TOOL_LOOKS } from './labels.ts';

interface ToolRailProps {
  tool: ToolName;
  hasLetterKeys: boolean;
  onPick: (tool: ToolName, isByPointer: boolean) => void;
}

/** The tools: a column at the left, a row of larger targets below the photo where it is narrow. */
export function ToolRail({ tool, hasLetterKeys, onPick }: ToolRailProps) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('maskEditor.tools')}
      className="flex shrink-0 justify-around gap-1 border-line bg-surface p-1.5 @max-2xl:border-t @2xl:w-14 @2xl:flex-col @2xl:justify-start @2xl:border-r"
    >
      {TOOL_NAMES.map((each) => {
        const { key, Icon } = TOOL_LOOKS[each];
        const label = t(`maskEditor.tool.${each}`);
        return (
          <IconButton
            key={each}
            label={hasLetterKeys ? t('maskEditor.withKey', { name: label, key }) : label}
            icon={<Icon aria-hidden size={20} />}
            aria-pressed={tool === each}
            aria-keyshortcuts={hasLetterKeys ? key : undefined}
            className={classNames(
              '@max-2xl:size-12',
              tool === each && 'bg-accent-soft! text-accent-ink! ring-1 ring-accent/40',
            )}
            onClick={(event) => onPick(each, event.detail > 0)}
          />
        );
      })}
    </div>
  );
}

/** With a pen at hand fingers only move the photo; this lets them paint again. */
export function FingerSwitch({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Button
      size="sm"
      variant={isOn ? 'primary' : 'secondary'}
      icon={<Pointer aria-hidden size={16} />}
      aria-pressed={isOn}
      onClick={() => onSwitch(!isOn)}
      className="absolute! top-3 right-3"
    >
      {t('maskEditor.fingerPaints')}
    </Button>
  );
}
