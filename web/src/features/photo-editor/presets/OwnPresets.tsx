import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredValue } from '../../../platform/storage/stored-value.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditorStore } from '../model/editor-store.ts';
import {
  longestName,
  mostPresets,
  nameProblem,
  type OwnPreset,
  printPresets,
  renamedPreset,
} from './own-presets.ts';

interface OwnPresetsProps {
  store: EditorStore;
  presets: readonly OwnPreset[];
  stored: StoredValue<string>;
  /** The one of them that is set. */
  chosen: OwnPreset | null;
  /** This one has just been made, or has another name. */
  onNamed: (id: string) => void;
}

/** Keeps the present settings under a name; renames and deletes the one that is chosen. */
export function OwnPresets({ store, presets, stored, chosen, onNamed }: OwnPresetsProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [naming, setNaming] = useState<{ renamed: string | null } | null>(null);
  const [wasNaming, setWasNaming] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const endNaming = () => {
    setNaming(null);
    setWasNaming(true);
  };
  const keep = (next: readonly OwnPreset[]) => stored.set(printPresets(next));

  const name = (given: string) => {
    const renamed = naming?.renamed ?? null;
    const made = { id: given.trim(), settings: store.get().recipe.settings };
    keep(renamed === null ? [...presets, made] : renamedPreset(presets, renamed, given));
    endNaming();
    onNamed(given.trim());
  };
  const remove = ({ id }: OwnPreset) => {
    keep(presets.filter((one) => one.id !== id));
    saveButton.current?.focus();
    const action = { label: t('photoEditor.undo'), onAct: () => keep(presets) };
    addToast({ type: 'info', message: t('photoEditor.preset.deleted', { name: id }), action });
  };

  if (naming)
    return (
      <NameForm
        key={naming.renamed}
        first={naming.renamed ?? ''}
        problemOf={(given) => nameProblem(given, presets, naming.renamed)}
        onName={name}
        onCancel={endNaming}
      />
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={saveButton}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone
        autoFocus={wasNaming}
        size="sm"
        variant="secondary"
        icon={<Plus aria-hidden size={16} />}
        onClick={() => setNaming({ renamed: null })}
      >
        {t('photoEditor.preset.save')}
      </Button>
      {chosen && (
        <>
          <Button
            size="sm"
            variant="ghost"
            icon={<Pencil aria-hidden size={16} />}
            onClick={() => setNaming({ renamed: chosen.id })}
          >
            {t('photoEditor.preset.rename')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 aria-hidden size={16} />}
            onClick={() => remove(chosen)}
          >
            {t('photoEditor.preset.delete')}
          </Button>
        </>
      )}
    </div>
  );
}

interface NameFormProps {
  first: string;
  problemOf: (name: string) => ReturnType<typeof nameProblem>;
  onName: (name: string) => void;
  onCancel: () => void;
}

function NameForm({ first, problemOf, onName, onCancel }: NameFormProps) {
  const { t } = useTranslation();
  const [given, setGiven] = useState(first);
  const [problem, setProblem] = useState<ReturnType<typeof nameProblem>>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(given);
    setProblem(found);
    if (!found) onName(given);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that asked for it is gone
        autoFocus
        label={t('photoEditor.preset.name')}
        value={given}
        maxLength={longestName}
        autoComplete="off"
        error={problem ? t(`photoEditor.preset.problem.${problem}`, { count: mostPresets }) : undefined}
        onChange={({ currentTarget }) => setGiven(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
      />
      <div className="flex gap-2">
        <Button size="sm" type="submit">
          {t('photoEditor.preset.keep')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
