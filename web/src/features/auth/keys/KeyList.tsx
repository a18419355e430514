import type { ApiKey } from '@maquette/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { KeyRow } from './KeyRow.tsx';
import type { useKeys } from './use-keys.ts';

interface KeyListProps extends Pick<ReturnType<typeof useKeys>, 'end'> {
  keys: readonly ApiKey[];
  hasApiAccess: boolean;
}

/** The keys there are, and the question before one ends. */
export function KeyList({ keys, end, hasApiAccess }: KeyListProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const list = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<ApiKey | null>(null);
  const close = () => {
    setLeaving(null);
    end.reset();
  };
  const confirm = async ({ id, name }: ApiKey) => {
    try {
      await end.mutateAsync(id);
    } catch {
      // Told in the dialog.
      return;
    }
    addToast({ type: 'success', message: t('auth.keys.ended', { name }) });
    close();
    // The button that opened the dialog is gone with its key.
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none empty:hidden">
      {keys.length === 0 && hasApiAccess && <p className="text-ink-soft">{t('auth.keys.none')}</p>}
      {keys.length > 0 && (
        <ul aria-label={t('auth.keys.title')} className="divide-y divide-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onEnd={() => setLeaving(key)} />
          ))}
        </ul>
      )}
      <Dialog
        open={leaving !== null}
        onClose={close}
        title={t('auth.keys.askTitle', { name: leaving?.name ?? '' })}
        closeLabel={t('app.close')}
        actions={
          leaving && (
            <>
              <Button variant="secondary" onClick={close}>
                {t('auth.keys.keep')}
              </Button>
              <Button variant="danger" busy={end.isPending} onClick={() => void confirm(leaving)}>
                {t('auth.keys.end')}
              </Button>
            </>
          )
        }
      >
        <div className="flex flex-col gap-4">
          {end.error && (
            <Banner tone="danger">{errorToMessage(end.error, t, t('auth.keys.endFailed'))}</Banner>
          )}
          <p>{t('auth.keys.askText')}</p>
        </div>
      </Dialog>
    </div>
  );
}
