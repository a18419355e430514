import { Contrast, type LucideIcon, PaintBucket, Redo2, Scaling, Trash2, Undo2 } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import { classNames } from '../../../ui/class-names.ts';
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

/** With an icon alone; with a word under it where it is narrow. */
const BUTTON_LOOK = `${buttonClass({ variant: 'ghost', square: true })} wide:w-full! narrow:h-11! narrow:w-auto! narrow:min-w-11 narrow:flex-col narrow:gap-0.5`;

/** Under an icon where it is narrow: the button has a name of its own. */
function Word({ children }: { children: string }) {
  return (
    <span aria-hidden className="text-[10px]/none tracking-tight wide:hidden">
      {children}
    </span>
  );
}

interface ActionButtonProps {
  /** Its name, with its key where it has one. */
  label: string;
  /** Under its icon where it is narrow. */
  word: string;
  Icon: LucideIcon;
  disabled?: boolean;
  isPressed?: boolean;
  onClick: (event: MouseEvent) => void;
}

/** One of the controls of the mask. */
export function ActionButton({ label, word, Icon, disabled, isPressed, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-pressed={isPressed}
      className={classNames(BUTTON_LOOK, isPressed && 'bg-accent-soft! text-accent-ink!')}
      onClick={onClick}
    >
      <Icon aria-hidden size={19} />
      <Word>{word}</Word>
    </button>
  );
}

interface ControlPillProps {
  snapshot: SessionSnapshot;
  run: (action: EditorAction) => void;
  /** As `run`, for buttons: where the press came from decides where the focus goes. */
  press: (action: EditorAction, isByPointer: boolean) => void;
  isGrowing: boolean;
  onGrow: () => void;
  /** Something else lies over size and hardness where the stage is narrow. */
  isCovered: boolean;
  /** What else can be done with the mask. */
  children: ReactNode;
}

/** What changes brush and mask: beside the photo, or below it where the stage is narrow, never over it. */
export function ControlPill({ snapshot, run, press, isGrowing, onGrow, ...more }: ControlPillProps) {
  const { t } = useTranslation();
  const { settings, canUndo, canRedo } = snapshot;
  return (
    <div
      role="group"
      aria-label={t('maskEditor.controls')}
      className="stage-side border-line bg-surface p-1 narrow:border-t wide:border-l"
    >
      <BrushControls settings={settings} run={run} isCovered={more.isCovered} />
      <div className="grid auto-cols-fr grid-flow-col wide:grid-flow-row wide:auto-cols-auto wide:grid-cols-2 wide:gap-0.5">
        <MaskActions {...{ settings, canUndo, canRedo, run, press, isGrowing, onGrow }} />
        {more.children}
      </div>
    </div>
  );
}

const BrushControls = memo(function BrushControls(
  props: Pick<SessionSnapshot, 'settings'> & Pick<ControlPillProps, 'run' | 'isCovered'>,
) {
  const { settings, run, isCovered } = props;
  const brackets = useBracketLabels();
  return (
    <div
      className={classNames(
        'flex h-11 gap-4 px-3 wide:h-auto wide:flex-col wide:gap-0 wide:px-1.5 wide:py-1.5',
        isCovered && 'narrow:invisible',
      )}
    >
      <SizeSlider
        size={settings.size}
        onSize={(size) => run({ type: 'size', size })}
        keys={settings.hasLetterKeys ? brackets : null}
        className="flex min-w-0 flex-1 wide:flex-wrap"
      />
      <HardnessSlider settings={settings} run={run} className="flex min-w-0 flex-1 wide:flex-wrap" />
    </div>
  );
});

type MaskActionsProps = Pick<SessionSnapshot, 'settings' | 'canUndo' | 'canRedo'> &
  Pick<ControlPillProps, 'run' | 'press' | 'isGrowing' | 'onGrow'>;

const MaskActions = memo(function MaskActions(props: MaskActionsProps) {
  const { settings, canUndo, canRedo, run, press, isGrowing, onGrow } = props;
  const { t } = useTranslation();
  const labelOf = (type: ActionLook['type']) => {
    const name = t(`maskEditor.${type}`);
    return type === 'fill' ? name : t('maskEditor.withKey', { name, key: t(`maskEditor.key.${type}`) });
  };
  const button = ({ type, Icon }: ActionLook, isUseless = false) => (
    <ActionButton
      key={type}
      label={labelOf(type)}
      word={t(`maskEditor.word.${type}`)}
      Icon={Icon}
      disabled={isUseless}
      onClick={({ detail }) => press({ type }, detail > 0)}
    />
  );
  return (
    <>
      {HISTORY_LOOKS.map((look) => button(look, look.type === 'undo' ? !canUndo : !canRedo))}
      {MASK_LOOKS.map((look) => button(look))}
      <ActionButton
        label={t('maskEditor.grow')}
        word={t('maskEditor.word.grow')}
        Icon={Scaling}
        isPressed={isGrowing}
        onClick={onGrow}
      />
      <Popover
        side="top"
        label={t('maskEditor.look')}
        triggerLabel={t('maskEditor.look')}
        triggerClass={BUTTON_LOOK}
        trigger={
          <>
            <span
              aria-hidden
              className="size-5 rounded-full border-2 border-edge"
              style={{ backgroundColor: settings.colour }}
            />
            <Word>{t('maskEditor.word.look')}</Word>
          </>
        }
      >
        <LookPanel settings={settings} run={run} />
      </Popover>
    </>
  );
});
