import { limits } from '@maquette/contract';
import { Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { Change, Piece } from './pieces.ts';

interface PieceListProps {
  pieces: readonly Piece[];
  disabled: boolean;
  onShow: (at: number | null) => void;
  onChange: (at: number, change: Change) => void;
}

/** The pieces of a furnished room: each in its own words, each to be taken out. */
export function PieceList({ pieces, disabled, onShow, onChange }: PieceListProps) {
  const { t } = useTranslation();
  return (
    <ol className="flex flex-col gap-3">
      {pieces.map(({ at, words, isOut }) => (
        <li key={at} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextArea
              rows={1}
              label={t('edits.furnish.piece', { number: at + 1 })}
              value={words}
              maxLength={Math.min(120, limits.promptMax)}
              disabled={disabled || isOut}
              className={classNames('min-h-11! resize-none!', isOut && 'line-through')}
              onFocus={() => onShow(at)}
              onBlur={() => onShow(null)}
              onChange={({ currentTarget }) =>
                onChange(at, { words: currentTarget.value.replaceAll(/\s*\n\s*/g, ' ') })
              }
            />
          </div>
          <IconButton
            label={t(isOut ? 'edits.furnish.putBack' : 'edits.furnish.takeOut', { words })}
            icon={isOut ? <Undo2 aria-hidden size={18} /> : <Trash2 aria-hidden size={18} />}
            disabled={disabled}
            onClick={() => onChange(at, { isOut: !isOut })}
          />
        </li>
      ))}
    </ol>
  );
}
