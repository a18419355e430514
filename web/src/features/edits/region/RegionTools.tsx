import { Minus, Plus, RotateCcw, SquareDashed, ThumbsDown, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { type RegionTool, regionTools } from './pointing.ts';
import type { RegionInHand } from './use-region.ts';

const looks = {
  keep: { label: 'edits.region.keep', hint: 'edits.region.keepHint', Icon: Plus },
  'leave-out': { label: 'edits.region.leaveOut', hint: 'edits.region.leaveOutHint', Icon: Minus },
  box: { label: 'edits.region.box', hint: 'edits.region.boxHint', Icon: SquareDashed },
} as const;

/** What each tool does, in one line. */
export const toolHints = {
  keep: looks.keep.hint,
  'leave-out': looks['leave-out'].hint,
  box: looks.box.hint,
} as const;

interface RegionToolsProps {
  region: RegionInHand;
  tool: RegionTool;
  onTool: (tool: RegionTool) => void;
}

/** What the next touch does, and the ways back: another guess, one correction less, none at all. */
export function RegionTools({ region, tool, onTool }: RegionToolsProps) {
  const { t } = useTranslation();
  const { shown, candidates, dispatch, canUndo } = region;
  const reject = () => {
    const next = candidates[candidates.findIndex(({ mask }) => mask === shown?.mask) + 1] ?? null;
    dispatch({ type: 'corrected', correction: { kind: 'taken', region: next } });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div role="group" aria-label={t('edits.region.tools')} className="flex flex-wrap gap-2">
        {regionTools.map((name) => {
          const { label, Icon } = looks[name];
          return (
            <Chip
              key={name}
              selected={tool === name}
              icon={<Icon aria-hidden size={16} />}
              onClick={() => onTool(name)}
            >
              {t(label)}
            </Chip>
          );
        })}
      </div>
      <span className="flex flex-wrap gap-1">
        {shown && (
          <Button variant="ghost" size="sm" icon={<ThumbsDown aria-hidden size={16} />} onClick={reject}>
            {t('edits.region.notThis')}
          </Button>
        )}
        <IconButton
          size="sm"
          disabled={!canUndo}
          label={t('edits.region.undo')}
          icon={<Undo2 aria-hidden size={18} />}
          onClick={() => dispatch({ type: 'undone' })}
        />
        <IconButton
          size="sm"
          disabled={!canUndo}
          label={t('edits.region.restart')}
          icon={<RotateCcw aria-hidden size={18} />}
          onClick={() => dispatch({ type: 'restarted' })}
        />
      </span>
    </div>
  );
}
