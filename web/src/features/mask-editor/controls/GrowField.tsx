import { Check, Scaling, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import type { EditorAction } from '../model/keys.ts';
import type { SessionSnapshot } from '../model/session-snapshot.ts';

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
export function GrowField({ snapshot, longerSide, run, onDone }: GrowFieldProps) {
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
