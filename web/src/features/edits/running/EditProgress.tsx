import type { Edit } from '@maquette/contract';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { type WaitingText, waitingText } from './waiting-text.ts';

interface EditProgressProps {
  /** Null while the request is on its way. */
  edit: Edit | null;
  isCancelling: boolean;
  onCancel: () => void;
}

const TICK_MS = 500;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  return now;
}

/** What the server is doing right now, how long it takes, what is held; and the way out. */
export function EditProgress({ edit, isCancelling, onCancel }: EditProgressProps) {
  const { t } = useTranslation();
  const now = useNow();
  const startedAt = edit?.startedAt ? Date.parse(edit.startedAt) : now;
  const words = edit && waitingText(edit, now - startedAt);
  const label = words === null ? t('edits.starting') : t(words.key, gapsOf(words));
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      <ProgressBar label={label} fraction={edit?.progress ?? 0} />
      <div className="flex items-center justify-between gap-3">
        {edit && edit.price > 0 ? <Tag>{t('edits.held', { count: edit.price })}</Tag> : <span />}
        <Button variant="secondary" size="sm" onClick={onCancel} busy={isCancelling} disabled={edit === null}>
          {t('app.cancel')}
        </Button>
      </div>
    </section>
  );
}

function gapsOf(words: WaitingText): { count: number; position: number } {
  return {
    count: 'seconds' in words ? words.seconds : 0,
    position: 'position' in words ? words.position : 0,
  };
}

interface EditFailureProps {
  /** What happened and what became of the money, in the reader's language. */
  message: string;
  onDismiss: () => void;
}

/** What happened, and what to do. */
export function EditFailure({ message, onDismiss }: EditFailureProps) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="danger"
      actions={
        <IconButton
          size="sm"
          label={t('app.dismiss')}
          icon={<X aria-hidden size={18} />}
          onClick={onDismiss}
        />
      }
    >
      <p className="font-medium">{message}</p>
      <p>{t('edits.failed.keep')}</p>
    </Banner>
  );
}
