import { limits } from '@maquette/contract';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { SearchTool } from './search-tool.ts';

interface FindFieldProps {
  tool: SearchTool;
  value: string;
  onChange: (find: string) => void;
  /** Look for it now, without waiting for a pause. */
  onFind: () => void;
}

/** What is to be found in the photo. Enter looks for it instead of sending the form. */
export function FindField({ tool, value, onChange, onFind }: FindFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('edits.search.find.label')}
      placeholder={t(`edits.search.${tool}.findPlaceholder`)}
      required
      maxLength={limits.promptMax}
      value={value}
      enterKeyHint="search"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onFind();
      }}
      action={
        <IconButton
          label={t('edits.search.find.button')}
          icon={<Search aria-hidden size={18} />}
          disabled={value.trim() === ''}
          onClick={onFind}
        />
      }
    />
  );
}
