import { Pointer } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { EditorAction } from '../model/keys.ts';
import { TOOL_NAMES, type ToolName } from '../model/settings.ts';
import { TOOL_LOOKS } from './labels.ts';

interface ToolRailProps {
  tool: ToolName;
  hasLetterKeys: boolean;
  press: (action: EditorAction, isByPointer: boolean) => void;
}

/** The tools: a column at the left, a row below the photo where it is narrow, with a word under each. */
export const ToolRail = memo(function ToolRail({ tool, hasLetterKeys, press }: ToolRailProps) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={t('maskEditor.tools')}
      className="stage-rail flex shrink-0 border-line bg-surface p-1 narrow:border-t wide:flex-col wide:gap-1 wide:justify-start wide:border-r"
    >
      {TOOL_NAMES.map((each) => {
        const { key, Icon } = TOOL_LOOKS[each];
        const name = t(`maskEditor.tool.${each}`);
        const label = hasLetterKeys ? t('maskEditor.withKey', { name, key }) : name;
        return (
          <button
            key={each}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={tool === each}
            aria-keyshortcuts={hasLetterKeys ? key : undefined}
            className={classNames(
              buttonClass({ variant: 'ghost', square: true }),
              'narrow:h-12! narrow:w-auto! narrow:min-w-11 narrow:flex-1 narrow:basis-0 narrow:shrink narrow:flex-col narrow:gap-0.5',
              tool === each && 'bg-accent-soft! text-accent-ink! ring-1 ring-accent/40',
            )}
            onClick={({ detail }) => press({ type: 'tool', tool: each }, detail > 0)}
          >
            <Icon aria-hidden size={20} />
            <span aria-hidden className="text-[10px]/none tracking-tight wide:hidden">
              {t(`maskEditor.word.${each}`)}
            </span>
          </button>
        );
      })}
    </div>
  );
});

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
