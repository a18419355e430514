import { ActionButton } from './ControlPill.tsx';
import { Bookmark, Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';

/** A mask that stays with the photo. */
export interface SavedMask {
  readonly id: string;
  readonly name: string;
}

/** The masks that stay with the photo, and what can be done with them. What fails throws an Error whose message is for the reader. */
export interface SavedMasks {
  readonly masks: readonly SavedMask[];
  readonly open: (id: string) => Promise<Blob>;
  /** 'taken': another has that name, and was not to be replaced. */
  readonly keep: (mask: Blob, wish: { name: string; replaces: boolean }) => Promise<'kept' | 'taken'>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
}

/** As the server has it. */
const LONGEST_NAME = 40;

interface SavedMasksProps {
  saved: SavedMasks;
  /** There is something to keep. */
  canKeep: boolean;
  /** The mask as it is painted now. @throws Error whose message is for the reader */
  draw: () => Promise<Blob>;
  /** Adds one to what is marked. @throws Error whose message is for the reader */
  onAdd: (mask: SavedMask) => Promise<void>;
}

/** The button that opens the masks of the photo. */
export function SavedMasksButton(props: SavedMasksProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <ActionButton
        label={t('maskEditor.saved.title')}
        word={t('maskEditor.word.saved')}
        Icon={Bookmark}
        onClick={() => setIsOpen(true)}
      />
      <Dialog open={isOpen} onClose={close} title={t('maskEditor.saved.title')} closeLabel={t('app.close')}>
        <SavedMasksPanel {...props} onDone={close} />
      </Dialog>
    </>
  );
}

type Asked =
  | { readonly kind: 'replace' }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'forget'; readonly id: string };

function SavedMasksPanel({ saved, canKeep, draw, onAdd, onDone }: SavedMasksProps & { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>) => async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('maskEditor.exportFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  const keep = (replaces: boolean) =>
    attempt(async () => {
      const outcome = await saved.keep(await draw(), { name: name.trim(), replaces });
      setAsked(outcome === 'taken' ? { kind: 'replace' } : null);
      if (outcome === 'kept') setName('');
    });
  const change = (work: () => Promise<void>) =>
    attempt(async () => {
      await work();
      setAsked(null);
    });

  return (
    <div className="flex flex-col gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <form
        id={form}
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (canKeep && name.trim() !== '') void keep(false)();
        }}
      >
        <TextField
          label={t('maskEditor.saved.name')}
          hint={t(canKeep ? 'maskEditor.saved.nameHint' : 'maskEditor.saved.nothing')}
          value={name}
          maxLength={LONGEST_NAME}
          disabled={!canKeep}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setAsked(null);
          }}
        />
        {asked?.kind === 'replace' ? (
          <Asking
            question={t('maskEditor.saved.replaceAsk', { name: name.trim() })}
            yes={t('maskEditor.saved.replace')}
            {...{ isBusy, onYes: keep(true), onNo: () => setAsked(null) }}
          />
        ) : (
          <Button
            type="submit"
            busy={isBusy}
            disabled={!canKeep || name.trim() === ''}
            className="self-start"
          >
            {t('maskEditor.saved.keep')}
          </Button>
        )}
      </form>
      {saved.masks.length > 0 && (
        <ul aria-label={t('maskEditor.saved.list')} className="flex flex-col gap-1 border-t border-line pt-3">
          {saved.masks.map((mask) => (
            <li key={mask.id}>
              {asked?.kind === 'rename' && asked.id === mask.id ? (
                <form
                  className="flex items-end gap-1"
                  onSubmit={(event) => {
                    event.preventDefault();
                    void change(() => saved.rename(mask.id, asked.name.trim()))();
                  }}
                >
                  <div className="min-w-0 flex-1">
                    <TextField
                      label={t('maskEditor.saved.newName')}
                      value={asked.name}
                      maxLength={LONGEST_NAME}
                      required
                      onChange={(event) => setAsked({ ...asked, name: event.currentTarget.value })}
                    />
                  </div>
                  <IconButton
                    type="submit"
                    label={t('maskEditor.saved.renameDone')}
                    icon={<Check aria-hidden size={19} />}
                    disabled={isBusy || asked.name.trim() === ''}
                  />
                </form>
              ) : asked?.kind === 'forget' && asked.id === mask.id ? (
                <Asking
                  question={t('maskEditor.saved.forgetAsk', { name: mask.name })}
                  yes={t('maskEditor.saved.forget')}
                  {...{ isBusy, onYes: change(() => saved.forget(mask.id)), onNo: () => setAsked(null) }}
                />
              ) : (
                <div className="flex items-center gap-1">
                  <Button
                    variant="ghost"
                    icon={<Plus aria-hidden size={17} />}
                    disabled={isBusy}
                    title={t('maskEditor.saved.add', { name: mask.name })}
                    className="min-w-0 flex-1 justify-start!"
                    onClick={() => void attempt(() => onAdd(mask).then(onDone))()}
                  >
                    <span className="truncate">{mask.name}</span>
                  </Button>
                  <IconButton
                    label={t('maskEditor.saved.renameOf', { name: mask.name })}
                    icon={<Pencil aria-hidden size={17} />}
                    onClick={() => setAsked({ kind: 'rename', ...mask })}
                  />
                  <IconButton
                    label={t('maskEditor.saved.forgetOf', { name: mask.name })}
                    icon={<Trash2 aria-hidden size={17} />}
                    onClick={() => setAsked({ kind: 'forget', id: mask.id })}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface AskingProps {
  question: string;
  yes: string;
  isBusy: boolean;
  onYes: () => Promise<void>;
  onNo: () => void;
}

/** Asks on the spot, the safe way out first. */
function Asking({ question, yes, isBusy, onYes, onNo }: AskingProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-label={question}
      className="flex flex-wrap items-center gap-2 rounded-md bg-sunken p-2"
    >
      <p role="status" className="min-w-40 flex-1 text-sm text-ink">
        {question}
      </p>
      <Button variant="secondary" onClick={onNo}>
        {t('app.cancel')}
      </Button>
      <Button variant="danger" busy={isBusy} onClick={() => void onYes()}>
        {yes}
      </Button>
    </div>
  );
}

interface SavedMasksRowProps {
  masks: readonly SavedMask[];
  onAdd: (mask: SavedMask) => void;
}

/** The masks of the photo, offered while nothing is marked yet. */
export function SavedMasksRow({ masks, onAdd }: SavedMasksRowProps) {
  const { t } = useTranslation();
  if (masks.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t('maskEditor.saved.list')}
      className="mx-auto flex w-fit max-w-full gap-1.5 overflow-x-auto rounded-xl border border-line bg-raised p-2 shadow-mid"
    >
      {masks.map((mask) => (
        <Chip
          key={mask.id}
          icon={<Bookmark aria-hidden size={15} />}
          className="h-11! shrink-0"
          title={t('maskEditor.saved.add', { name: mask.name })}
          onClick={() => onAdd(mask)}
        >
          {mask.name}
        </Chip>
      ))}
    </div>
  );
}
