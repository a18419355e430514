import { Contrast, type LucideIcon, PaintBucket, Redo2, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import type { EditorAction } from '../model/keys.ts';
import type { SessionSnapshot } from '../model/session-snapshot.ts';
import { HardnessSlider, SizeSlider } from './BrushSliders.tsx';
import { LookPanel } from './LookPanel.tsx';

interface ActionLook {
  readonly type: 'undo' | 'redo' | 'fill' | 'invert' | 'clear';
  readonly Icon: LucideIcon;
}

const HISTORY_LOOKS: readonly ActionLook[] = [
  { type: 'undo', Icon: Undo2 },
  { type: 'redo', Icon: Redo2 },
];
const MASK_LOOKS: readonly ActionLook[] = [
  { type: 'fill', Icon: PaintBucket },
  { type: 'invert', Icon: Contrast },
  { type: 'clear', Icon: Trash2 },
];

interface KeyboardWithLayout {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

/** What is printed on the two keys right of P, where the browser tells; "[" and "]" elsewhere. */
function useBracketLabels(): { smaller: string; larger: string } {
  const [labels, setLabels] = useState({ smaller: '[', larger: ']' });
  useEffect(() => {
    // Not in TypeScript's DOM types: only Chromium has it (WICG Keyboard Map).
    const { keyboard } = navigator as Navigator & { keyboard?: KeyboardWithLayout };
    keyboard?.getLayoutMap?.().then(
      (keys) =>
        setLabels({ smaller: keys.get('BracketLeft') ?? '[', larger: keys.get('BracketRight') ?? ']' }),
      () => undefined,
    );
  }, []);
  return labels;
}

interface ControlPillProps {
  snapshot: SessionSnapshot;
  run: (action: EditorAction) => void;
  /** As `run`, for buttons: where the press came from decides where the focus goes. */
  press: (action: EditorAction, isByPointer: boolean) => void;
  /** Stands in for size and hardness with a tool that has neither. */
  toolField: ReactNode;
}

/** The floating controls under the photo. */
export function ControlPill({ snapshot, run, press, toolField }: ControlPillProps) {
  const { t } = useTranslation();
  const brackets = useBracketLabels();
  const { settings, canUndo, canRedo } = snapshot;
  const labelOf = (type: ActionLook['type']) => {
    const name = t(`maskEditor.${type}`);
    return type === 'fill' ? name : t('maskEditor.withKey', { name, key: t(`maskEditor.key.${type}`) });
  };
  const button = (look: ActionLook, isUseless = false) => (
    <IconButton
      key={look.type}
      label={labelOf(look.type)}
      icon={<look.Icon aria-hidden size={19} />}
      disabled={isUseless}
      className="rounded-full"
      onClick={(event) => press({ type: look.type }, event.detail > 0)}
    />
  );
  return (
    <div
      role="group"
      aria-label={t('maskEditor.controls')}
      className={classNames(
        'absolute bottom-3 left-1/2 flex max-w-[calc(100%-1rem)] -translate-x-1/2 items-center justify-center border border-line bg-raised px-1.5 py-1 shadow-mid @2xl:rounded-full',
        toolField ? 'w-full flex-wrap gap-y-1 rounded-xl @2xl:w-auto @2xl:flex-nowrap' : 'rounded-full',
      )}
    >
      {toolField || (
        <div className="hidden items-center gap-4 pr-3 pl-3 @2xl:flex">
          <SizeSlider
            size={settings.size}
            onSize={(size) => run({ type: 'size', size })}
            keys={settings.hasLetterKeys ? brackets : null}
            className="flex w-48"
          />
          <HardnessSlider settings={settings} run={run} className="hidden w-44 @5xl:flex" />
        </div>
      )}
      <span aria-hidden className="mx-1 hidden h-6 w-px bg-line @2xl:block" />
      {HISTORY_LOOKS.map((look) => button(look, look.type === 'undo' ? !canUndo : !canRedo))}
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      {MASK_LOOKS.map((look) => button(look))}
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      <Popover
        side="top"
        label={t('maskEditor.look')}
        triggerLabel={t('maskEditor.look')}
        triggerClass={`${buttonClass({ variant: 'ghost', square: true })} rounded-full!`}
        trigger={
          <span
            aria-hidden
            className="size-5 rounded-full border-2 border-edge"
            style={{ backgroundColor: settings.colour }}
          />
        }
      >
        <LookPanel settings={settings} run={run} />
      </Popover>
    </div>
  );
}
