import type { MissingThing } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Refusal } from './use-generate.ts';

/** Says of what there is no model, and asks whether what is nearest may be drawn instead. */
export function StandInQuestion({ refusal, onClose }: { refusal: Refusal | null; onClose: () => void }) {
  const { t } = useTranslation();
  const asked = refusal?.kind === 'missing' ? refusal : null;
  const missing: readonly MissingThing[] = asked?.missing ?? [];
  const canStandIn = missing.length > 0 && missing.every(({ closest }) => closest !== null);
  const use = () => {
    onClose();
    asked?.resume();
  };
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={t('edits.asking.missing', { words: missing.map(({ words }) => words).join(', ') })}
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
        {missing.map(({ words, closest }) => (
          <li key={words}>
            {closest === null
              ? t('edits.asking.none', { words })
              : t('edits.asking.closest', { words, closest })}
          </li>
        ))}
      </ul>
      <p className="mt-3">{t('edits.asking.kept')}</p>
    </Dialog>
  );
}
