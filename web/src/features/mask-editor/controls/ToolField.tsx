import { Check, CornerUpLeft, Scaling, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import type { EditorAction } from '../model/keys.ts';
import type { PickState } from '../model/picker.ts';
import { FEWEST_CORNERS } from '../model/polygon.ts';
import type { SessionSnapshot } from '../model/session-snapshot.ts';
import type { PickHandles } from '../use-pick.ts';
import { hasChoices, PickChoices, PickField } from './PickPanel.tsx';

interface ToolFieldProps {
  snapshot: SessionSnapshot;
  pick: PickState;
  picker: PickHandles;
  run: (action: EditorAction) => void;
  press: (action: EditorAction, isByPointer: boolean) => void;
  isGrowing: boolean;
  /** Of the photo, in pixels. */
  longerSide: number;
  onGrown: () => void;
}

/** What a tool asks for beside the photo: instead of the sliders where the stage is narrow, over the photo's upper edge elsewhere. */
export function ToolField(props: ToolFieldProps) {
  return (
    <div className="stage-field flex bg-surface px-1 pt-1 narrow:border-t narrow:border-line wide:mt-4 wide:w-[min(100%-1rem,36rem)] wide:rounded-full wide:bg-raised wide:p-0 wide:shadow-mid">
      <Field {...props} />
    </div>
  );
}

function Field({ snapshot, pick, picker, run, press, isGrowing, longerSide, onGrown }: ToolFieldProps) {
  const { corners } = snapshot;
  if (corners > 0) return <ShapeField corners={corners} press={press} />;
  if (isGrowing) return <GrowField {...{ snapshot, longerSide, run }} onDone={onGrown} />;
  if (hasChoices(pick)) return <PickChoices state={pick} picker={picker} />;
  return <PickField isFinding={pick.kind === 'finding'} onFind={picker.findWords} />;
}

interface ShapeFieldProps {
  /** How many are set. */
  corners: number;
  press: (action: EditorAction, isByPointer: boolean) => void;
}

/** What can be done with a shape that is being drawn corner by corner, for those without keys. */
function ShapeField({ corners, press }: ShapeFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="flex w-full items-center justify-center gap-1">
      <Button
        size="sm"
        icon={<Check aria-hidden size={16} />}
        disabled={corners < FEWEST_CORNERS}
        className="h-11! rounded-full!"
        onClick={({ detail }) => press({ type: 'shape', does: 'close' }, detail > 0)}
      >
        {t('maskEditor.shape.close')}
      </Button>
      <IconButton
        label={t('maskEditor.shape.back')}
        icon={<CornerUpLeft aria-hidden size={19} />}
        className="rounded-full"
        onClick={({ detail }) => press({ type: 'shape', does: 'back' }, detail > 0)}
      />
      <IconButton
        label={t('maskEditor.shape.giveUp')}
        icon={<X aria-hidden size={19} />}
        className="rounded-full"
        onClick={({ detail }) => press({ type: 'shape', does: 'give-up' }, detail > 0)}
      />
    </div>
  );
}

/** The mask is moved by at most this share of the photo's longer side, and by so many pixels in any photo. */
const MOST_SHARE = 0.02;
const MOST_PX = 24;

interface GrowFieldProps {
  snapshot: SessionSnapshot;
  /** Of the photo, in pixels. */
  longerSide: number;
  run: (action: EditorAction) => void;
  onDone: () => void;
}

/** Grows or shrinks what is marked, shown while it is chosen; what is chosen when this goes away is one step. */
function GrowField({ snapshot, longerSide, run, onDone }: GrowFieldProps) {
  const { t } = useTranslation();
  const { grownBy, coverage } = snapshot;
  const most = Math.max(MOST_PX, Math.round(longerSide * MOST_SHARE));
  useEffect(() => () => run({ type: 'settle' }), [run]);
  const sign = grownBy > 0 ? '+' : grownBy < 0 ? '−' : '';
  const valueText = `${sign}${t('maskEditor.sizeValue', { size: Math.abs(grownBy) })}`;
  if (coverage === 0 && grownBy === 0) return <NothingToGrow onDone={onDone} />;
  return (
    <div className="flex h-11 w-full items-center gap-2 px-2">
      <Scaling aria-hidden size={16} className="shrink-0 text-ink-faint" />
      <Slider
        labelHidden
        label={t('maskEditor.growBy')}
        min={-most}
        max={most}
        origin={0}
        value={grownBy}
        valueText={valueText}
        onChange={(by) => run({ type: 'grow', by })}
        className="min-w-0 flex-1"
      />
      <span aria-hidden className="w-14 shrink-0 text-right text-[13px] text-ink-soft tabular-nums">
        {valueText}
      </span>
      <IconButton
        label={t('maskEditor.growDone')}
        icon={<Check aria-hidden size={19} />}
        className="rounded-full text-accent-ink!"
        onClick={onDone}
      />
      <IconButton
        label={t('app.cancel')}
        icon={<X aria-hidden size={19} />}
        className="rounded-full"
        onClick={() => {
          run({ type: 'grow', by: 0 });
          onDone();
        }}
      />
    </div>
  );
}

function NothingToGrow({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex h-11 w-full items-center gap-2 px-2">
      <p role="status" className="min-w-0 flex-1 text-sm text-ink-soft">
        {t('maskEditor.growNothing')}
      </p>
      <IconButton
        label={t('app.cancel')}
        icon={<X aria-hidden size={19} />}
        className="rounded-full"
        onClick={onDone}
      />
    </div>
  );
}
