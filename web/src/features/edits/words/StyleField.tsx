import { StylePreset, stylesOfScreen } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/SelectField.tsx';

interface StyleFieldProps {
  /** The styles differ by tool. */
  tool: keyof typeof stylesOfScreen;
  value: StylePreset;
  onChange: (style: StylePreset) => void;
}

/** In which style it is drawn; none first. */
export function StyleField({ tool, value, onChange }: StyleFieldProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('edits.style.label')}
      value={value}
      onChange={(event) => onChange(StylePreset.parse(event.currentTarget.value))}
      options={[
        { value: '', label: t('edits.style.none') },
        ...stylesOfScreen[tool].map((style) => ({ value: style, label: t(`edits.style.${style}`) })),
      ]}
    />
  );
}
