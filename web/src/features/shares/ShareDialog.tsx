import { type HistoryItem, type Share, shareLimits } from '@maquette/contract';
import { Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { printDay } from '../../platform/i18n/print-day.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CopyLink, wholeAddress } from './CopyLink.tsx';
import { useCreateShare } from './queries.ts';

/** For how long a link may be made, in days. */
const offered = [7, 14, 30, 90] as const;

interface ShareDialogProps {
  /** What is to be shared; null while nothing is. */
  pictures: readonly HistoryItem[] | null;
  onClose: () => void;
  /** Leads to all links. */
  toList: ReactNode;
}

/** Makes a link to pictures: asks what it is called and how long it lives, then hands it out. */
export function ShareDialog({ pictures, onClose, toList }: ShareDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={pictures !== null} onClose={onClose} title={t('shares.share')} closeLabel={t('app.close')}>
      {pictures &&
        (pictures.length > shareLimits.pictures ? (
          <Banner tone="warning">
            {t('shares.tooMany', { most: shareLimits.pictures, count: pictures.length })}
          </Banner>
        ) : (
          <Sharing pictures={pictures} toList={toList} />
        ))}
    </Dialog>
  );
}

function Sharing({ pictures, toList }: { pictures: readonly HistoryItem[]; toList: ReactNode }) {
  const create = useCreateShare();
  return create.data ? (
    <ReadyLink share={create.data} toList={toList} />
  ) : (
    <ShareForm pictures={pictures} create={create} />
  );
}

interface ShareFormProps {
  pictures: readonly HistoryItem[];
  create: ReturnType<typeof useCreateShare>;
}

function ShareForm({ pictures, create }: ShareFormProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState('');
  const [days, setDays] = useState<number>(shareLimits.daysDefault);
  const { error } = create;
  const isGone = error instanceof ApiError && error.code === 'not_found';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate({ fileIds: pictures.map(({ id }) => id), title, days });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {error && (
        <Banner tone="danger">
          {isGone ? t('shares.pictureGone') : errorToMessage(error, t, t('shares.createFailed'))}
        </Banner>
      )}
      <ul className="flex gap-2">
        {pictures.map(({ id, name, url }) => (
          <li key={id} className="min-w-0 flex-1">
            <img
              src={`${url}&w=320`}
              alt={name}
              className="aspect-4/3 max-h-40 w-full rounded-md bg-sunken object-cover"
            />
          </li>
        ))}
      </ul>
      <TextField
        label={t('shares.field.title')}
        hint={t('shares.field.titleHint')}
        maxLength={shareLimits.titleMax}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <SelectField
        label={t('shares.field.days')}
        value={String(days)}
        onChange={(event) => setDays(Number(event.target.value))}
        options={offered.map((count) => ({ value: String(count), label: t('shares.days', { count }) }))}
      />
      <p>{t('shares.warning', { count: pictures.length })}</p>
      <Button type="submit" busy={create.isPending} className="self-end">
        {t('shares.create')}
      </Button>
    </form>
  );
}

function ReadyLink({ share, toList }: { share: Share; toList: ReactNode }) {
  const { t, i18n } = useTranslation();
  const url = wholeAddress(share.path);
  const canSend = typeof navigator.share === 'function';
  // Who gives it up again has not failed.
  const send = () =>
    navigator.share({ url, ...(share.title && { title: share.title }) }).catch(() => undefined);
  return (
    <div className="flex flex-col gap-5">
      <Banner tone="success">{t('shares.made', { day: printDay(share.expiresAt, i18n.language) })}</Banner>
      <TextField label={t('shares.link')} value={url} readOnly onFocus={(event) => event.target.select()} />
      <p>{t('shares.warning', { count: share.pictures.length })}</p>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <span className="mr-auto">{toList}</span>
        {canSend && (
          <Button variant="secondary" icon={<Send aria-hidden size={18} />} onClick={() => void send()}>
            {t('shares.send')}
          </Button>
        )}
        <CopyLink path={share.path} variant="primary" />
      </div>
    </div>
  );
}
