import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { PieceClash } from './pieces.ts';

interface PlanNotesProps {
  clashes: readonly PieceClash[];
  failure: string | null;
  retry: (() => void) | null;
  isPlanning: boolean;
}

/** So many pieces that stand in the way are named. */
const NAMED = 3;

/** What there is to say of a plan: that it is being made, why there is none, and what cannot stand where it does. */
export function PlanNotes({ clashes, failure, retry, isPlanning }: PlanNotesProps) {
  const { t } = useTranslation();
  const wordsOf = ({ piece: { words: piece }, with: other }: PieceClash): string =>
    typeof other === 'string'
      ? t(`edits.furnish.clash.${other}`, { piece })
      : t('edits.furnish.clash.piece', { piece, other: other.words });
  return (
    <>
      {failure && !isPlanning && (
        <Banner
          tone="warning"
          actions={
            retry && (
              <Button variant="secondary" size="sm" onClick={retry}>
                {t('app.retry')}
              </Button>
            )
          }
        >
          {failure}
        </Banner>
      )}
      {clashes.length > 0 && (
        <Banner tone="warning">
          <ul className="flex flex-col gap-1">
            {clashes.slice(0, NAMED).map((clash) => (
              <li key={clash.piece.at}>{wordsOf(clash)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isPlanning && t('edits.furnish.planning')}
      </p>
    </>
  );
}
