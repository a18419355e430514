import { Minus, Plus, RotateCcw, RotateCw, Shapes, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Move } from './moves.ts';
import type { Placed, Thing } from './thing.ts';

interface ArrangeBarProps {
  thing: Thing;
  at: Placed;
  /** Its real size in words. */
  size: string;
  isSettling: boolean;
  /** A pointer holds it. */
  isHeld: boolean;
  onMove: (move: Move) => void;
  onReset: (() => void) | undefined;
}

const QUARTER_TURN_SHARE = 15;
const GROWTH = 1.06;

/** What it is, how large it is, and buttons for what the handles do. */
export function ArrangeBar({ thing, at, size, isSettling, isHeld, onMove, onReset }: ArrangeBarProps) {
  const { t } = useTranslation();
  const form = t('edits.arrange.form', { number: at.variant + 1, count: thing.variants });
  const turned = Math.round(at.turn);
  const said = useRested(
    t('edits.arrange.said', { name: thing.name, size, form, turn: turned }),
    isHeld || isSettling,
  );
  return (
    <div role="group" aria-label={t('edits.arrange.title')} className="flex flex-col gap-2">
      <p className="text-sm">
        <span className="inline-block font-medium first-letter:uppercase">{thing.name}</span>{' '}
        <span className="text-ink-soft tabular-nums">{size}</span>
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {thing.support !== 'wall' && (
          <>
            <IconButton
              label={t('edits.arrange.turnLeft')}
              icon={<RotateCcw aria-hidden size={20} />}
              onClick={() => onMove({ kind: 'turn', degrees: -QUARTER_TURN_SHARE })}
            />
            <IconButton
              label={t('edits.arrange.turnRight')}
              icon={<RotateCw aria-hidden size={20} />}
              onClick={() => onMove({ kind: 'turn', degrees: QUARTER_TURN_SHARE })}
            />
          </>
        )}
        <IconButton
          label={t('edits.arrange.smaller')}
          icon={<Minus aria-hidden size={20} />}
          aria-disabled={at.scale <= thing.scaleFrom * 1.001}
          onClick={() => onMove({ kind: 'scale', times: 1 / GROWTH })}
        />
        <IconButton
          label={t('edits.arrange.larger')}
          icon={<Plus aria-hidden size={20} />}
          aria-disabled={at.scale >= thing.scaleTo * 0.999}
          onClick={() => onMove({ kind: 'scale', times: GROWTH })}
        />
        {thing.variants > 1 && (
          <Button
            variant="secondary"
            className="h-auto! min-h-11 max-w-full py-2 whitespace-normal"
            icon={<Shapes aria-hidden size={18} />}
            onClick={() => onMove({ kind: 'variant' })}
          >
            {t('edits.arrange.next')}
          </Button>
        )}
        {onReset && (
          <Button
            variant="ghost"
            className="h-auto! min-h-11 max-w-full py-2 whitespace-normal"
            icon={<Undo2 aria-hidden size={18} />}
            onClick={onReset}
          >
            {t('edits.arrange.reset')}
          </Button>
        )}
      </div>
      {thing.fits !== 'well' && (
        <p className="text-sm text-warning">{t(`edits.arrange.fits.${thing.fits}`)}</p>
      )}
      <p className="text-sm text-ink-soft">{t('edits.arrange.place')}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** How long it must have stood still before it is said, milliseconds. */
const PAUSE_MS = 500;

/** Words that are said once nothing moves any more; nothing when it first appears. */
function useRested(words: string, isMoving: boolean): string {
  const [first] = useState(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isMoving || (words === first && said === '')) return;
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, isMoving, first, said]);
  return said;
}
