import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { useBracketLabels } from '../hooks/use-bracket-labels.ts';
import type { EditorAction } from '../model/keys.ts';
import type { SessionSnapshot } from '../model/session-snapshot.ts';
import { type ActionLook, HISTORY_LOOKS, MASK_LOOKS } from './action-looks.ts';
import { HardnessSlider } from './HardnessSlider.tsx';
import { LookPanel } from './LookPanel.tsx';
import { SizeSlider } from './SizeSlider.tsx';

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
  const labelOf = ({ name, key }: ActionLook) =>
    key ? t('maskEditor.withKey', { name: t(name), key: t(key) }) : t(name);
  const button = (look: ActionLook, isUseless = false) => (
    <IconButton
      key={look.name}
      label={labelOf(look)}
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
