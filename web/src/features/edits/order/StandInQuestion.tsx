import type { MissingThing } from '@maquette/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Refusal } from './use-generate.ts';

/** Says what of a wish cannot be done, and asks whether what is nearest may be drawn instead. */
export function StandInQuestion({ refusal, onClose }: { refusal: Refusal | null; onClose: () => void }) {
  const { t } = useTranslation();
  const asked = refusal?.kind === 'missing' ? refusal : null;
  const missing: readonly MissingThing[] = asked?.missing ?? [];
  const canStandIn = missing.length > 0 && missing.every(({ closest }) => closest !== null);
  const withoutModel = missing.filter(({ lack }) => lack === 'no_model');
  const use = () => {
    onClose();
    asked?.resume();
  };
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={
        withoutModel.length > 0
          ? t('edits.asking.missing', { words: withoutModel.map(({ words }) => words).join(', ') })
          : t('edits.asking.unclear')
      }
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {canStandIn ? t('app.cancel') : t('edits.asking.words')}
          </Button>
          {canStandIn && <Button onClick={use}>{t('edits.asking.use')}</Button>}
        </>
      }
    >
      <ul className="flex flex-col gap-1">
        {missing.map((one) => (
          <li key={one.words}>{missingText(one, t)}</li>
        ))}
      </ul>
      <p className="mt-3">{t('edits.asking.kept')}</p>
    </Dialog>
  );
}

function missingText({ words, lack, closest }: MissingThing, t: TFunction): string {
  if (lack !== 'no_model') return t(`edits.wish.lack.${lack}`, { words });
  return closest === null ? t('edits.asking.none', { words }) : t('edits.asking.closest', { words, closest });
}
